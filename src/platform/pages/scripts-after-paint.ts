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
    .replace(/^import\(("[^"]+")\);$/gm, 'add("script", { type: "module", src: $1 });')
    .trim();
  if (/^import\b(?!\()/m.test(lines)) return html;
  const names = [...html.matchAll(ahead)].map(([, name]) => name);
  return html
    .replace(ahead, '')
    .replace(starter, () => tag + whenPainted(JSON.stringify(names), lines));
}

/**
 * Scripts are asked for by elements, for which `load` waits, so that whoever waits for `load` finds a
 * page that answers. Where all is near `load` would come before the first paint: from when the page has
 * been read pictures of nothing hold it back, one after the other, for 300 ms at most. After `load` a
 * page starts also where a browser does not tell of paints.
 */
const whenPainted = (names: string, lines: string): string => `let begun;
const add = (tag, of) => document.head.append(Object.assign(document.createElement(tag), of));
const begin = () => begun ??= (async () => {
for (const src of ${names}) if (src.includes("/entry.client")) add("link", { rel: "modulepreload", href: src });
else add("script", { type: "module", src });
${lines}
})();
if (document.hidden) begin();
else {
let last;
const hold = () => { if (!begun && performance.now() < (last ??= performance.now() + 300)) Object.assign(new Image(), { onload: hold, onerror: hold, src: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" }); };
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", hold); else hold();
document.addEventListener("visibilitychange", begin, { once: true });
addEventListener("load", () => setTimeout(begin, 500));
new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
}`;
