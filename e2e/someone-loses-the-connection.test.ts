import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors();

/** Opens a page that is hydrated, with everything that it loads later; it is marked to be known again. */
async function openPage(path: string): Promise<Page> {
  const page = await (await newVisitor()).newPage();
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return page;
}

const isSame = (page: Page) => page.locator('html[data-same]').count();

describe('Someone whose line is lost', () => {
  test('stays on the page when following a link, is told so, and goes on when it is back', async () => {
    const page = await openPage('/about-us');
    const link = page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first();
    await page.context().setOffline(true);
    await link.click();
    const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' });
    await notice.waitFor();
    expect(new URL(page.url()).pathname).toBe('/about-us');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);

    await page.context().setOffline(false);
    await expect.poll(() => notice.count()).toBe(0);
    await link.click();
    await page.waitForURL(`${address}/privacy-policy`);
    // As every link: without a page from scratch.
    expect(await isSame(page)).toBe(1);
    await page.context().close();
  });

  test('keeps a search that was typed', async () => {
    const page = await openPage('/');
    const search = page.locator('main form input[type=search], main form input[name=q]').first();
    await search.fill('oregon');
    await page.context().setOffline(true);
    await search.press('Enter');
    await page.getByRole('status').filter({ hasText: 'You’re offline.' }).waitFor();
    await expect.poll(() => search.inputValue()).toBe('oregon');
    await page.context().setOffline(false);
    await search.press('Enter');
    await page.waitForURL(/\/colleges\?.*q=oregon/);
    await page.context().close();
  });

  test('follows links where the server answers all the same: on their own machine', async () => {
    const page = await openPage('/about-us');
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
    );
    await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click();
    await page.waitForURL(`${address}/privacy-policy`);
    expect(await isSame(page)).toBe(1);
    await page.context().close();
  });

  test('gets the page by itself when the server was away for a moment', async () => {
    const page = await openPage('/about-us');
    await page.route('**/*.data*', (route) => route.abort('connectionrefused'));
    await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click();
    await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
    await page.context().close();
  });

  test.each(['offline', 'refused'])(
    'loses nothing of a message to us, when sending is %s',
    async (how) => {
      const page = await openPage('/contact-us?topic=fair');
      const message = page.locator('main textarea[name=message]');
      await page.locator('main select[name=role]').selectOption('student');
      await page.locator('main input[name=name]').fill('Maya Reyes');
      await page.locator('main input[name=email]').fill('maya@example.test');
      await message.fill('Do you come to Oregon this fall?');
      if (how === 'offline') await page.context().setOffline(true);
      else
        await page.route('**/*', (route) =>
          route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
        );
      const form = page
        .locator('main form')
        .filter({ has: page.locator('textarea[name=message]') });
      await form.locator('button[type=submit]').click();
      const why = how === 'offline' ? 'You’re offline.' : 'We couldn’t reach the server.';
      await page.getByRole('alert').filter({ hasText: why }).waitFor();
      await expect.poll(() => message.inputValue()).toBe('Do you come to Oregon this fall?');
      // One place says it.
      await expect.poll(() => page.getByText(why).count()).toBe(1);
      expect(await isSame(page)).toBe(1);

      await page.context().setOffline(false);
      await page.unrouteAll();
      const arrived = page.waitForResponse((answer) => answer.request().method() === 'POST');
      // By the keyboard: what was said goes in this moment, and the button moves up.
      await form.locator('button[type=submit]').press('Enter');
      expect((await arrived).status()).toBeLessThan(500);
      await expect.poll(() => page.getByText(why).count()).toBe(0);
      await page.context().close();
    },
  );
});
