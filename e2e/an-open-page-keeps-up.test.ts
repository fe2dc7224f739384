import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors();
const tagged = await openForVisitors({ env: async () => ({ GTM_ID: 'GTM-ABC123' }) });

/** However long a busy machine has taken for it. */
const justReloaded = (page: Page) =>
  page.evaluate(() => {
    const now = performance.timeOrigin + performance.now();
    sessionStorage.setItem('quad.reloaded-at', String(now));
  });

describe('someone whose page stays open', () => {
  test('is told of a newer version, and gets it by the next link', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.clock.install();
    let running = 'e2e';
    await page.route('**/build.json', (route) => route.fulfill({ json: { id: running } }));
    await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
    const asked = page.waitForRequest('**/build.json');
    await page.clock.fastForward('06:00');
    await asked;
    await expect.poll(() => page.getByText('A new version is available').count()).toBe(0);

    running = 'newer';
    const notice = page.getByText('A new version is available');
    await expect
      .poll(async () => {
        await page.clock.fastForward('06:00');
        return notice.count();
      })
      .toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);

    await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${address}/`);
    await expect.poll(() => page.locator('[data-old]').count()).toBe(0);
    await visitor.close();
  });

  test('reloads once for a part that is lost, and a second time only after a while', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
    let loads = 0;
    page.on('load', () => (loads += 1));
    const lose = () =>
      page.evaluate(() =>
        window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
      );
    await Promise.all([page.waitForEvent('load'), lose().catch(() => undefined)]);
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    await justReloaded(page);
    // No one stops the error this time: the code that asked for the part hears of it.
    expect(await lose()).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    await visitor.close();
  });

  test('whose release is gone gets the page anew instead of a click that does nothing', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
    let loads = 0;
    page.on('load', () => (loads += 1));
    // The code of every other screen is gone.
    const loaded = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
    await page.route('**/assets/*.js', (route) =>
      loaded.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
    );
    const follow = () => page.locator('a[href="/calendar"]').first().click();
    await follow();
    await expect.poll(() => loads).toBe(1);
    await page.waitForLoadState('networkidle');
    await justReloaded(page);
    await follow();
    await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
    expect(loads).toBe(1);
    await visitor.close();
  });
});

describe('a visitor', () => {
  test('is remembered with the zone of the device, for a year', async () => {
    const visitor = await newVisitor({ timezoneId: 'America/Denver' });
    const page = await visitor.newPage();
    await page.goto(`${address}/`);
    await expect
      .poll(async () => (await visitor.cookies()).find(({ name }) => name === 'quad.zone'))
      .toMatchObject({ value: 'America%2FDenver', sameSite: 'Lax', path: '/' });
    await visitor.close();
  });

  test('meets no tag manager where none is configured', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(`${address}/`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await visitor.close();
  });

  test('meets a configured one with advertising denied, on pages for everyone only', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRan = true;' }),
    );
    await page.goto(`${tagged}/login`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await page.goto(`${tagged}/calendar`, { waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(() => 'tagsRan' in window)).toBe(true);
    const first = await page.evaluate(() =>
      Array.from((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.[0] ?? []),
    );
    expect(first).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
    ]);

    // The container stays behind, on the way in by a link and on the way back.
    await page.locator('header a[href^="/login"]').first().click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await page.goBack();
    await page.waitForURL(/\/calendar$/);
    await expect.poll(() => page.evaluate(() => 'tagsRan' in window)).toBe(true);
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  test('never meets it beside a form, by whatever way they come to one', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRan = true;' }),
    );
    const hasTags = () => page.evaluate(() => 'dataLayer' in window);
    await page.goto(`${tagged}/calendar`, { waitUntil: 'networkidle' });
    await expect.poll(hasTags).toBe(true);
    // No link leads there, but the router goes: as after a form, or back in the history.
    await page.evaluate(() => {
      history.pushState({ key: 'x', idx: 1 }, '', '/login');
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'x', idx: 1 } }));
    });
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await expect.poll(hasTags).toBe(false);

    const policyOf = async (path: string) =>
      (await fetch(tagged + path)).headers.get('content-security-policy');
    expect(await policyOf('/calendar')).toContain('https://www.googletagmanager.com');
    for (const path of ['/login', '/LOGIN', '/register?as=parent', '/fair-spring/register'])
      expect(await policyOf(path)).not.toContain('googletagmanager');
    await visitor.close();
  });
});
