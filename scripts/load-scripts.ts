import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

// What Vite's own does for our pages, whose styles are all there: it asks for what a module imports
// at the same time as for the module, and tells of what could not be loaded.
const code = `
export const __vitePreload = (load, names = []) => {
  for (const name of names) {
    const href = '/' + name;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return load().catch((error) => {
    const lost = new Event('vite:preloadError', { cancelable: true });
    lost.payload = error;
    if (window.dispatchEvent(lost)) throw error;
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
