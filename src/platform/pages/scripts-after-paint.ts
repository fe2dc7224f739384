const ahead = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** The module with which React Router starts a page. */
const starter =
  /(<script(?: nonce="[^"]*")? type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)(?=<\/script>)/;

/**
 * Lets a page be painted before any script of it is asked for: on a slow line whatever is sent beside
 * the page, its styles and its fonts makes these come later, however low its priority. Then all of
 * them are asked for at once. A page that is opened in the background is not painted: there they come
 * right away.
 *
 * @param html a page as React Router writes it; one that it writes in another way stays as it is
 */
export function scriptsAfterPaint(html: string): string {
  const [, tag, module] = starter.exec(html) ?? [];
  if (tag === undefined || module === undefined) return html;
  const lines = module
    .replace(/^import ("[^"]+");$/gm, 'await import($1);')
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .trim();
  if (/^import\b(?!\()/m.test(lines)) return html;
  const names = [...html.matchAll(ahead)].map(([, name]) => name);
  return html
    .replace(ahead, '')
    .replace(starter, () => tag + whenPainted(JSON.stringify(names), lines));
}

// After `load` also where a browser does not tell of paints.
const whenPainted = (names: string, lines: string): string => `let begun;
const begin = () => begun ??= (async () => {
for (const href of ${names}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${lines}
})();
if (document.hidden) begin();
else {
document.addEventListener("visibilitychange", begin, { once: true });
addEventListener("load", () => setTimeout(begin, 500));
new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
}`;
