import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const page = (module: string) =>
  '<head><link rel="modulepreload" nonce="N0" href="/assets/react-1.js"/>' +
  '<link rel="modulepreload" href="/assets/home-2.js"/><link rel="stylesheet" href="/assets/style-3.css"/></head>' +
  `<body><p>$1</p><script nonce="N0" type="module" async="">${module}</script><script>later()</script></body>`;

const starter =
  'import "/assets/manifest-4.js";\nimport * as route0 from "/assets/root-5.js";\n  ' +
  'window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.client-6.js");';

test('a phone is asked to load no script of a page before it has painted it', () => {
  const sent = scriptsAfterPaint(page(starter));
  expect(sent).not.toMatch(/<link rel="modulepreload"|^import\b(?!\()/m);
  expect(sent).toContain('of ["/assets/react-1.js","/assets/home-2.js"]');
  expect(sent).toContain('await import("/assets/manifest-4.js");');
  expect(sent).toContain('const route0 = await import("/assets/root-5.js");');
  expect(sent).toContain('add("script", { type: "module", src: "/assets/entry.client-6.js" });');
  expect(sent).toContain('new PerformanceObserver(begin).observe({ type: "paint"');
  expect(sent).toContain('<p>$1</p><script nonce="N0" type="module" async="">let begun');
  expect(sent).toContain('<link rel="stylesheet" href="/assets/style-3.css"/>');
});

test('no one gets a page that does not start because it was written in another way', () => {
  const another = [page('import route0 from "/x.js";\n__reactRouterRouteModules'), page('start()')];
  for (const html of another) expect(scriptsAfterPaint(html)).toBe(html);
});
