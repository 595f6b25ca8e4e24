import '@fontsource-variable/golos-text/wght.css';
import '@fontsource/prata/latin-400.css';
import '@fontsource/prata/cyrillic-400.css';
