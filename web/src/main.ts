import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startApp } from './shell/app.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
startApp();
