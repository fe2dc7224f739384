import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

// What Vite's own preloading does for our pages, whose styles are all loaded: requests the imports
// of a module together with the module, and reports failures.
const code = `
export const __vitePreload = (load, names = []) => {
  for (const name of names)
    document.querySelector('link[href="/' + name + '"]') ||
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + name }));
  return load().catch((payload) => {
    if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))) throw payload;
  });
};`;

/** Vite plugin: loads lazy scripts with a tenth of Vite's code. */
export function loadScripts(): Plugin {
  return {
    name: 'quad:load-scripts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === helper ? code : null;
    },
  };
}
