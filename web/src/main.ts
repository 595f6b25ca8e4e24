import './fonts';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import icons from './art/icons.svg?raw';
import { settings } from './lib/settings.svelte';
import { addSprite } from './lib/sprite';
import { useLang } from './lib/words.svelte';

settings.apply();
addSprite('icons', icons);
await useLang(settings.lang);
mount(App, { target: document.getElementById('app')! });
