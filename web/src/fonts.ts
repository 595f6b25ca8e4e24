import '@fontsource-variable/golos-text/wght.css';
import './fonts.css';
