import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { publicAddresses } from './addresses.ts';
import {
  axeFindings,
  expectedLooks,
  htmlFindings,
  looksOf,
  newWatcher,
  movesOf,
} from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });
const paths = [...(await publicAddresses()), '/nothing-here', ...(await aCollege())];
const devices = [
  { device: 'a phone', ...(await openDevice(390)) },
  { device: 'a desk', ...(await openDevice(1440)) },
];

describe.each(paths)('Someone at %s', (path) => {
  test.each(devices)(
    'finds with $device a page in all four themes that everyone can use, and nothing that moves or fails',
    async ({ page, complaints }) => {
      complaints.length = 0;
      const answer = await page.goto(address + path, { waitUntil: 'networkidle' });
      const found = path === '/nothing-here' ? 404 : 200;
      expect(answer?.status()).toBe(found);
      expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
      await expect.poll(() => page.title()).toMatch(/\S/);
      await expect.poll(() => page.locator('h1').count()).toBe(1);
      // The browser itself complains of a page that is not there.
      expect(complaints.filter((one) => found === 200 || !one.includes('404'))).toEqual([]);
      expect(await looksOf(page)).toEqual(expectedLooks);
      expect(await movesOf(page)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});

/** One tab for all addresses: what runs in a new one costs more than the page. */
async function openDevice(width: number): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await newWatcher(width)).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return { page, complaints };
}

async function aCollege(): Promise<string[]> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ collegeDirectory(limit: 1) { items { slug } } }' }),
  });
  const { data } = (await answer.json()) as {
    data: { collegeDirectory: { items: { slug: string }[] } };
  };
  return data.collegeDirectory.items.map(({ slug }) => `/college-${slug}`);
}
