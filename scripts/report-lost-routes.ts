import type { Plugin } from 'vite';

const loader = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

// Its router would show an empty page for an error here; one that is thrown while the page is drawn
// reaches the error page.
const tell = `
  const lost = new Event('vite:preloadError', { cancelable: true });
  lost.payload = error;
  if (!window.dispatchEvent(lost)) return new Promise(() => {});
  return { default() { throw error; } };`;

/**
 * React Router reloads the page whenever the code of a route can't be loaded. This makes it report
 * the failure like Vite's own imports do, and src/features/shell/machinery/chunk-guard.ts decides. If
 * React Router changes, the build fails.
 */
export function reportLostRoutes(): Plugin {
  return {
    name: 'quad:tell-of-lost-routes',
    apply: 'build',
    transform(code, id) {
      if (!loader.test(id)) return null;
      if (!reload.test(code)) this.error('React Router loads routes in another way now.');
      return { code: code.replace(reload, tell), map: null };
    },
  };
}
