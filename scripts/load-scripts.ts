import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

// What Vite's own does for our pages, whose styles are all there: it asks for what a module imports
// at the same time as for the module, and tells of what could not be loaded.
const code = `
export const __vitePreload = (load, names = []) => {
  for (const name of names)
    document.querySelector('link[href="/' + name + '"]') ||
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + name }));
  return load().catch((payload) => {
    if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))) throw payload;
  });
};`;

/** Vite plugin: loads scripts that come later with a tenth of what Vite takes for it. */
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
