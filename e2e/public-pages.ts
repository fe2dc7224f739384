import { describe, expect, test } from 'vitest';
import { publicAddresses } from './addresses.ts';
import {
  axeFindings,
  dressed,
  htmlFindings,
  looksOf,
  newWatcher,
  movesOf,
} from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

/** Opens every page that needs no account on one width of window, and says what holds of each. */
export async function describePublicPages(on: { readonly device: string; readonly width: number }) {
  const address = await openForVisitors({ demo: true });
  const visitor = await newWatcher(on.width);
  const paths = [...(await publicAddresses()), '/nothing-here', ...(await aCollege(address))];

  describe.each(paths)(`Somebody with ${on.device} at %s`, (path) => {
    test('finds a page in all four themes that everybody can use, and nothing that moves or fails', async () => {
      const page = await visitor.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      const answer = await page.goto(address + path, { waitUntil: 'networkidle' });
      const found = path === '/nothing-here' ? 404 : 200;
      expect(answer?.status()).toBe(found);
      expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
      expect(await page.title()).toMatch(/\S/);
      expect(await page.locator('h1').count()).toBe(1);
      // The browser itself complains of a page that is not there.
      expect(complaints.filter((one) => found === 200 || !one.includes('404'))).toEqual([]);
      expect(await looksOf(page)).toEqual(dressed);
      expect(await movesOf(page)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.close();
    });
  });
}

async function aCollege(address: string): Promise<string[]> {
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
