import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPages } from '../src/platform/page-server/build-pages.server.ts';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });
const assets = join(builtPages, 'client', 'assets');

/** React, React Router and what starts them: what the barest page of this build would load as well. */
const bare = /^(?:react|rolldown-runtime|entry\.client)-/;

/** The map of all routes, which every page loads: it grows with each screen, organizers' included. */
const isMap = (script: string) => script.startsWith('manifest-');
/** Bytes of the map for each route, gzipped. */
const perRoute = 30;

/**
 * Pages that people read, and the bytes that each may load beside React, React Router and the map of
 * routes, gzipped, what is loaded after the page has opened included: somewhat more than it does.
 */
const pages = [
  ['/', 25_100],
  ['/calendar', 25_300],
  ['/colleges', 38_000],
  ['/college-ohio-state-university-main-campus', 32_000],
  ['/fair-demo', 32_000],
  ['/resources', 15_600],
  ['/resources/college-prep', 18_500],
  ['/pricing', 25_600],
  ['/about-us', 23_100],
  ['/counselors', 22_000],
  ['/privacy-policy', 25_300],
  ['/terms-of-service', 25_300],
] as const;

/** Bytes of a script as it is sent to a browser that takes gzip or Brotli. */
async function bytesOf(script: string, twin: 'gz' | 'br'): Promise<number> {
  const names = await readdir(assets);
  return (
    await stat(join(assets, names.includes(`${script}.${twin}`) ? `${script}.${twin}` : script))
  ).size;
}

test.each(pages)(
  'a phone that opens %s loads little beside React and its router: %d bytes',
  async (path, most) => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    // A browser without windows now and then reports a mouse in its corner, which wakes what is there.
    await page.addInitScript(() => {
      window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
    });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js'))
        scripts.add(pathname.slice('/assets/'.length));
    });
    const answer = await page.goto(address + path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await visitor.close();

    const rows = await Promise.all(
      [...scripts].map(async (script) => ({
        script,
        gzip: await bytesOf(script, 'gz'),
        brotli: await bytesOf(script, 'br'),
      })),
    );
    expect(rows.some(({ script }) => script.startsWith('react-'))).toBe(true);
    const own = rows
      .filter(({ script }) => !bare.test(script) && !isMap(script))
      .sort((a, b) => b.gzip - a.gzip);
    const sum = (twin: 'gzip' | 'brotli') => own.reduce((total, row) => total + row[twin], 0);
    const told = own.map(({ script, gzip }) => `${script} ${gzip}`).join(', ');
    expect(
      sum('gzip'),
      `${path}: ${sum('gzip')} bytes gzipped, ${sum('brotli')} by Brotli: ${told}`,
    ).toBeLessThanOrEqual(most);
  },
);

test('the map of routes is a few bytes for each screen', async () => {
  const names = (await readdir(assets)).filter((name) => isMap(name) && name.endsWith('.js'));
  expect(names).not.toEqual([]);
  for (const name of names) {
    const routes = (await readFile(join(assets, name), 'utf8')).split('parentId').length - 1;
    expect(await bytesOf(name, 'gz')).toBeLessThanOrEqual(routes * perRoute);
  }
});

/** When, in milliseconds, a page was first painted, and when it asked for its first script. */
const timesOf = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));

test.each(['/', '/contact-us'])(
  'a phone that opens %s has painted it before it asks for a script',
  async (path) => {
    const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage();
    await page.goto(address + path);
    const { painted, asked } = await timesOf(page);
    expect(asked).toBeLessThan(Infinity);
    expect(asked).toBeGreaterThanOrEqual(painted);
  },
);

test('a page lives in a browser that tells of no paint, and in a tab that no one looks at yet', async () => {
  const blind = await newVisitor();
  await blind.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const behind = await newVisitor();
  await behind.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    window.addEventListener('load', (event) => event.stopImmediatePropagation(), true);
    Object.defineProperty(document, 'hidden', { value: true });
  });
  for (const visitor of [blind, behind]) {
    const page = await visitor.newPage();
    await page.goto(`${address}/contact-us`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  }
});
