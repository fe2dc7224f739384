import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortenRouteMap } from './shorten-route-map.ts';

const route = (id: string, more: object) => ({
  id,
  hasLoader: true,
  hasAction: false,
  css: [],
  imports: ['/assets/a.js'],
  ...more,
});
const map = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
  routes: {
    root: route('root', { path: '', hasLoader: false, css: ['/assets/style.css'] }),
    'a/home': route('a/home', { parentId: 'root', index: true, module: '/assets/home.js' }),
    'a/form': route('a/form', { parentId: 'root', path: 'form', hasAction: true }),
    'a/text': route('a/text', { parentId: 'root', path: 'text', module: '/assets/text.js' }),
  },
  url: '/assets/manifest-1.js',
  version: '1',
};
const written = `window.__reactRouterManifest=${JSON.stringify(map)};`;

/** What a browser has after the script. */
function read(script: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

test('a browser reads the same from the short map, but for what only the server asks', () => {
  const short = shortenRouteMap(written);
  expect(read(short)).toEqual({
    ...map,
    routes: Object.fromEntries(
      Object.entries(map.routes).map(([id, one]) => [id, { ...one, imports: [] }]),
    ),
  });
  expect(short.length).toBeLessThan(written.length);
});

test('a map that is written in another way stops the build', () => {
  expect(() => shortenRouteMap('export default {}')).toThrow(/another way/);
});
