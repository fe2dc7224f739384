import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { openScratch } from './form-kit/open-scratch.ts';

const address = await openScratch();

async function openPage(query = '', width = 1280): Promise<Page> {
  const page = await (await newVisitor({ viewport: { width, height: 800 } })).newPage();
  await page.goto(`${address}/${query}`);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hasFocus = (page: Page, name: string) =>
  button(page, name).evaluate((one) => one === document.activeElement);

describe('A dialog', () => {
  test('is named, holds the focus, and gives it back with Escape', async () => {
    const page = await openPage();
    const before = page.waitForResponse(/scratch-dialog/);
    await button(page, 'Subscribe').focus();
    await before;
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Subscribe to our newsletter' });
    await dialog.waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('reader');
    expect(await dialog.evaluate((one) => one.getBoundingClientRect().width)).toBe(500);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    );
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page, 'Subscribe')).toBe(true);
  });

  test('closes by its button and by a press beside it, not by one inside that ends beside it', async () => {
    const page = await openPage('', 390);
    const dialog = page.getByRole('dialog');
    await button(page, 'Subscribe').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page, 'Subscribe')).toBe(true);

    await button(page, 'Subscribe').click();
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390 - 32);
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 100);
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect.poll(() => dialog.count()).toBe(1);
    await page.mouse.click(4, 4);
    await dialog.waitFor({ state: 'detached' });
  });
});

test('A drawer comes from the right, 240 wide for the menu', async () => {
  const page = await openPage();
  await button(page, 'Open menu').click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  await expect.poll(() => drawer.evaluate((one) => one.getBoundingClientRect().width)).toBe(240);
  await expect
    .poll(() =>
      drawer.evaluate((one) => one.getBoundingClientRect().right - document.body.clientWidth),
    )
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page, 'Open menu')).toBe(true);
});

describe('A tooltip', () => {
  test('shows to pointer and keyboard, stays while it is pointed at, and goes with Escape', async () => {
    const page = await openPage();
    const tooltip = page.getByRole('tooltip', { name: 'Saved on this phone only.' });
    await button(page, 'Save').hover();
    await tooltip.waitFor();
    await tooltip.hover();
    await expect.poll(() => tooltip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await button(page, 'Save').focus();
    await tooltip.waitFor();
  });

  test('stays inside a narrow window', async () => {
    const page = await openPage('', 320);
    await button(page, 'Save').focus();
    const tooltip = page.getByRole('tooltip', { name: 'Saved on this phone only.' });
    const { left, right } = await tooltip.evaluate((one) => one.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  });
});

test('A tooltip stays inside the dialog it is in', async () => {
  const page = await openPage('', 390);
  await button(page, 'Subscribe').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Subscribe' }).focus();
  const tooltip = dialog.getByRole('tooltip');
  await tooltip.waitFor();
  const scrolls = await dialog.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(scrolls).toBe(0);
});

describe('An alert', () => {
  test('leaves after five seconds', async () => {
    const page = await openPage();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await button(page, 'Tell a success').click();
    const alert = page.getByRole('status').filter({ hasText: 'Password successfully reset' });
    await alert.waitFor();
    const height = await alert.evaluate((one) => one.getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(64);
    await page.mouse.move(0, 700);
    await page.clock.runFor(4900);
    await expect.poll(() => alert.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => alert.count()).toBe(0);
  });

  test('stays while it is pointed at or has the focus, and can be closed', async () => {
    const page = await openPage();
    await page.clock.install();
    await button(page, 'Tell an error').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Could not subscribe' });
    await alert.hover();
    await page.clock.runFor(20_000);
    await expect.poll(() => alert.count()).toBe(1);
    await alert.getByRole('button', { name: 'Close' }).focus();
    await page.mouse.move(0, 700);
    await page.clock.runFor(20_000);
    await expect.poll(() => alert.count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => alert.count()).toBe(0);

    await button(page, 'Tell a note').click();
    const note = page.getByRole('status').filter({ hasText: 'ten minutes' });
    await note.waitFor();
    await page.clock.runFor(5100);
    await expect.poll(() => note.count()).toBe(0);
  });
});

test('While something loads the screen says so, and the focus stays', async () => {
  const page = await openPage();
  await page.clock.install();
  await button(page, 'Load something').click();
  const words = page.getByRole('status').filter({ hasText: 'Loading...' });
  await words.getByText('Loading...', { exact: true }).waitFor();
  await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('true');
  await expect.poll(() => hasFocus(page, 'Load something')).toBe(true);
  const covered = await page.evaluate(() => {
    const top = document.elementFromPoint(600, 400);
    return top?.closest('[popover]') !== null;
  });
  expect(covered).toBe(true);
  await page.clock.runFor(2100);
  await expect.poll(() => words.count()).toBe(0);
  await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBeNull();
});

describe.each([
  ['light', 'off', 'off'],
  ['dark', 'on', 'off'],
  ['light, high contrast', 'off', 'on'],
  ['dark, high contrast', 'on', 'on'],
])('In the theme %s', (_theme, dark, contrast) => {
  // Themes are colors and nothing else: all else is asked in the first one.
  const colours = ['color-contrast', 'link-in-text-block'];
  const enhanced = contrast === 'on' ? ['color-contrast-enhanced'] : [];
  const options =
    dark === 'off' && contrast === 'off'
      ? {}
      : { runOnly: { type: 'rule' as const, values: [...colours, ...enhanced] } };
  async function violations(page: Page): Promise<unknown[]> {
    return page.evaluate(async (asked) => {
      const { violations } = await globalThis.axe.run(document, asked);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    }, options);
  }

  test('axe finds nothing in any state of the fields and of what lies over the page', async () => {
    const page = await openPage(`?dark=${dark}&contrast=${contrast}`, 390);
    // Half faded in, nothing has its contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(axe.source);
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Your name').fill('Maya');
    await page.getByLabel('Your question').fill('x'.repeat(122));
    await page.getByLabel('Password', { exact: true }).fill('abcDEF1');
    await button(page, 'Show password').click();
    await page.getByRole('checkbox', { name: 'Medium' }).check();
    await button(page, 'Sign up').click({ force: true });
    await page.getByLabel('Email').fill('maya@');
    await button(page, 'Sign up').focus();
    expect(await violations(page)).toEqual([]);

    for (const alert of ['a success', 'a note', 'a warning', 'an error']) {
      await button(page, `Tell ${alert}`).click();
      expect(await violations(page)).toEqual([]);
    }
    await button(page, 'Subscribe').click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, 'Open filters').click();
    expect(await violations(page)).toEqual([]);
  });
});
