import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from '../src/platform/pages/build-pages.server.ts';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });
const assets = join(builtPages, 'client', 'assets');

/** React, React Router and what starts them: what the barest page of this build would load as well. */
const bare = /^(?:react|rolldown-runtime|entry\.client)-/;

/**
 * Pages that people read, and the bytes that each may load beside React and React Router, gzipped,
 * what is loaded after the page has opened and the map of all routes included. The aim is 15,000;
 * what is above it may only get less.
 */
const pages = [
  ['/', 22_300],
  ['/calendar', 25_900],
  ['/colleges', 32_600],
  ['/college-ohio-state-university-main-campus', 22_300],
  ['/fair-demo', 26_100],
  ['/resources', 18_500],
  ['/resources/college-prep', 20_800],
  ['/pricing', 16_600],
  ['/about-us', 16_500],
  ['/privacy-policy', 16_500],
  ['/terms-of-service', 16_500],
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
    const own = rows.filter(({ script }) => !bare.test(script)).sort((a, b) => b.gzip - a.gzip);
    const sum = (twin: 'gzip' | 'brotli') => own.reduce((total, row) => total + row[twin], 0);
    const told = own.map(({ script, gzip }) => `${script} ${gzip}`).join(', ');
    expect(
      sum('gzip'),
      `${path}: ${sum('gzip')} bytes gzipped, ${sum('brotli')} by Brotli: ${told}`,
    ).toBeLessThanOrEqual(most);
  },
);
