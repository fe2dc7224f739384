import { describe, expect, test } from 'vitest';
import { newWatcher, movesOf } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });

describe.each([390, 1440])('On a slow line, in a window of %i pixels', (width) => {
  test.each([
    '/',
    '/fairs',
    '/colleges',
    '/fair-demo',
    '/pricing',
    '/resources/nontraditional-students',
  ])('%s does not move under the eyes of its reader when its fonts come late', async (path) => {
    const visitor = await newWatcher(width);
    const page = await visitor.newPage();
    let fonts = 0;
    await page.route('**/*.woff2', async (route) => {
      await page.locator('main').waitFor();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      fonts += 1;
      await route.continue();
    });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toBeGreaterThan(0);
    expect(await movesOf(page)).toEqual([]);
    await visitor.close();
  });
});
