import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { enter, firstPage, phone } from './account-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });

/** A page on a slow connection: its scripts load when they are released. */
async function openSlowly(
  path: string,
  open: () => Promise<Page> = () => firstPage({ viewport: { width: 1440, height: 900 } }),
): Promise<{ page: Page; letGo: () => void }> {
  const page = await open();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address + path, { waitUntil: 'domcontentloaded' });
  return { page, letGo: () => resolve(undefined) };
}

test('Who types into the search before its code is there loses no letter and is answered', async () => {
  const { page, letGo } = await openSlowly('/colleges');
  const box = page.getByRole('searchbox', { name: /college/i }).first();
  await box.click();
  await page.keyboard.type('northwestern');
  letGo();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=northwestern');
  await expect.poll(() => box.inputValue()).toBe('northwestern');
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});

test('A box that is ticked before its code is there counts', async () => {
  const { page, letGo } = await openSlowly('/colleges');
  await page.locator('#filters').getByText('Public', { exact: true }).click();
  letGo();
  await expect.poll(() => new URL(page.url()).search).toBe('?type=public');
  await expect.poll(() => page.getByRole('checkbox', { name: /^Public/ }).isChecked()).toBe(true);
  await page.context().close();
});

test('Who chooses twice before the code of the filters is there keeps both choices', async () => {
  const { page, letGo } = await openSlowly('/calendar');
  await page.getByRole('link', { name: '6x6 1', exact: true }).click();
  await page.waitForURL('**/calendar?type=6x6', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
  await page.getByRole('link', { name: 'Recordings 1' }).click();
  letGo();
  await expect.poll(() => new URL(page.url()).search).toBe('?type=6x6&recordings=out');
  await page.context().close();
});

test('Who asks for the newsletter before its code is there gets its form', async () => {
  const { page, letGo } = await openSlowly('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Subscribe' }).click();
  letGo();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).waitFor();
  await page.context().close();
});

test('A menu that was opened before its code is there stays open, and closes by Escape', async () => {
  const { page, letGo } = await openSlowly('/about-us');
  const theme = page.getByRole('banner').getByText('Theme', { exact: true });
  const menu = page.getByRole('banner').locator('details').first();
  await theme.locator('..').click();
  expect(await menu.evaluate((one: HTMLDetailsElement) => one.open)).toBe(true);
  letGo();
  await page.waitForLoadState('networkidle');
  const sheet = page.getByRole('switch', { name: 'Dark Mode' });
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.context().close();
});

async function coordinator(): Promise<Page> {
  const page = await firstPage(phone);
  await enter(page, address, demoEmail('admin6x6'), demoPassword);
  return page;
}

/** Waits until a tab is within the window from its left to its right end. */
const seeInFull = (tab: Locator) =>
  expect
    .poll(() =>
      tab.evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      }),
    )
    .toBe(true);

/** Pixels by which the strip of tabs is scrolled. */
const scrolledBy = (page: Page): Promise<number> =>
  page
    .getByRole('navigation', { name: 'Parts of this fair' })
    .evaluate((strip) => strip.scrollLeft);

test('A strip of tabs does not move under the finger when its code comes', async () => {
  const { page, letGo } = await openSlowly('/app/fairs/6x6/plan?fair=demo-6x6', coordinator);
  await page.getByRole('link', { name: 'Live', exact: true }).scrollIntoViewIfNeeded();
  const before = await scrolledBy(page);
  expect(before).toBeGreaterThan(0);
  letGo();
  await page.waitForLoadState('networkidle');
  expect(await scrolledBy(page)).toBe(before);
  await page.context().close();
});

test('A strip of tabs begins at its page before its code is there, and stays there', async () => {
  const { page, letGo } = await openSlowly('/app/fairs/6x6/figures?fair=demo-6x6', coordinator);
  const before = await scrolledBy(page);
  expect(before).toBeGreaterThan(0);
  await seeInFull(page.getByRole('link', { name: 'Report', exact: true }));
  letGo();
  await page.waitForLoadState('networkidle');
  expect(await scrolledBy(page)).toBe(before);
  await page.context().close();
});

test('A strip of tabs brings the page that is gone to into view', async () => {
  const page = await coordinator();
  await page.goto(`${address}/app/fairs/6x6/figures?fair=demo-6x6`);
  await page.getByRole('link', { name: 'Attendees', exact: true }).click();
  await page.waitForURL('**/6x6/attendees?**');
  await seeInFull(page.getByRole('link', { name: 'Attendees', exact: true }));
  await page.context().close();
});
