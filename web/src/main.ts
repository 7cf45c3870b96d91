import { mount } from 'svelte';
import App from './App.svelte';
import { renewWhenOutdated } from './renewal';
import './kit/tokens.css';
import './kit/base.css';

// Without one the page works as well; while it is being developed it must always be the newest.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/worker.js', { type: 'module' }).catch(() => undefined);

renewWhenOutdated();
mount(App, { target: document.getElementById('app')! });
