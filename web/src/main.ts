import { mount } from 'svelte';
import App from './App.svelte';
import { speaker } from './i18n/speaker.svelte';
import './look/app.css';
import { settings } from './look/settings.svelte';
import { keepForLater } from './offline/keeping';
import { reach } from './offline/reach.svelte';
import { router } from './router.svelte';

settings.start();
router.start();
void speaker
  .speak(settings.language)
  .catch(() => undefined) // English is always there
  .then(() => {
    speaker.learn().catch(() => undefined); // refusals of the server; the page begins without waiting for them
    mount(App, { target: document.getElementById('app')! });
    reach.start();
    keepForLater(speaker.language);
  });
