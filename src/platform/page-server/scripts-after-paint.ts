const ahead = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** The module with which React Router starts a page. */
const starter =
  /(<script(?: nonce="[^"]*")? type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)(?=<\/script>)/;

/**
 * Delays the scripts of a page until its first paint: on a slow connection, whatever loads next to
 * the page, its styles and fonts delays these, however low its priority. Then all load at once. A
 * page opened in the background is not painted, so there they load right away.
 *
 * @param html a page as React Router writes it; any other is unchanged
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
 * Scripts are added as elements, so `load` waits for them, and code that waits for `load` finds an
 * interactive page. On fast connections `load` would come before the first paint: empty images, one
 * after the other, delay it by at most 300 ms. After `load` a page also starts in browsers that
 * don't report paints.
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
