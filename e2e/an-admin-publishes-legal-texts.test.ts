import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { openAs } from './demo-people.ts';
import { phone, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { expectUsable, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const address = await openForVisitors({ database: await demoDatabase() });
const settings = `${address}/admin/settings/legal`;

const comeIn = (options?: BrowserContextOptions) => openAs(address, 'admin', options);

const body = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const shown = async (page: Page, path: string) => (await page.request.get(address + path)).text();

describe.each([
  ['with JavaScript', phone, 'terms', '/terms-of-service', 'Terms of service'],
  ['without', phoneWithoutScripts, 'privacy', '/privacy-policy', 'Privacy policy'],
] as const)('an admin on a phone %s', (_, options, kind, path, title) => {
  test('writes, previews, publishes and goes back to Quad’s own text', async () => {
    const hasScripts = options.javaScriptEnabled !== false;
    const page = await comeIn(options);
    // Cached before the change.
    expect(await shown(page, path)).toContain('In short');
    await page.goto(settings);
    await page.getByRole('link', { name: `Write your own ${title.toLowerCase()}` }).click();
    await seeHeading(page, 'Settings');
    if (hasScripts) {
      await body(page).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Our own words, by ');
      await page.getByRole('button', { name: 'Merge field' }).click();
      await page.getByRole('combobox').selectOption({ label: 'Site name' });
      await page.getByRole('button', { name: 'Insert' }).click();
    } else {
      expect(await body(page).inputValue()).toContain('runs {{brandName}}');
      // A mistake costs nothing.
      await body(page).fill('<p>Our <a href="http://plain.example">own</a> words</p>');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('can’t be the address of a link').first().waitFor();
      expect(await body(page).inputValue()).toContain('http://plain.example');
      await body(page).fill('Our own words, by {{brandName}}');
    }
    await page.getByRole('button', { name: 'Save and preview' }).click();
    await seeAlert(page, 'Draft saved.');
    await page.getByText('Our own words, by Quad').waitFor();
    expect(await shown(page, path)).not.toContain('Our own words');

    await page.getByLabel('What changed').fill('Shorter.');
    await page.getByRole('button', { name: 'Publish this text' }).click();
    await seeAlert(page, 'Version 2 is in force.');
    // In every cached page within a second or so.
    await expect.poll(() => shown(page, path)).toContain('Our own words, by Quad');
    await page.goto(address + path);
    await page.getByText(/^Version 2, in force since /).waitFor();
    await page.getByText('Shorter.').waitFor();
    await page.getByRole('link', { name: 'Version 1', exact: true }).click();
    await page.getByText('This is an earlier version.').waitFor();
    await page.getByRole('heading', { name: 'In short' }).waitFor();
    const robots = page.locator('meta[name=robots]');
    expect(await robots.getAttribute('content')).toBe('noindex, nofollow');

    await page.goto(settings);
    await page
      .getByRole('link', { name: `Back to Quad’s own text: ${title.toLowerCase()}` })
      .click();
    await page.getByText('This is Quad’s own text.').waitFor();
    if (kind === 'terms') {
      await page.getByLabel('Takes effect on').fill('2020-01-01');
      await page.getByRole('button', { name: 'Publish this text' }).click();
      await page.getByText('Please choose today or a later day.').waitFor();
      await page.getByLabel('Takes effect on').fill('');
    }
    await page.getByRole('button', { name: 'Publish this text' }).click();
    await seeAlert(page, 'Version 3 is in force.');
    await expect.poll(() => shown(page, path)).toContain('In short');
    expect(await shown(page, `${path}/versions/2`)).toContain('Our own words');
    await page.context().close();
  });
});

test.each([
  ['with JavaScript', phone],
  ['without', phoneWithoutScripts],
])('of two admins %s who write at once, neither loses anything', async (name, options) => {
  const [one, two] = [await comeIn(options), await comeIn(options)];
  const write = async (page: Page, words: string) => {
    if (options.javaScriptEnabled === false) return body(page).fill(words);
    await body(page).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
  };
  for (const page of [one, two]) {
    await page.goto(`${settings}/privacy`);
    await body(page).waitFor();
  }
  await write(one, `The first words ${name}`);
  await one.getByRole('button', { name: 'Save draft' }).click();
  await seeAlert(one, 'Draft saved.');
  await write(two, `The other words ${name}`);
  await two.getByRole('button', { name: 'Save draft' }).click();
  await two.getByText('This draft was changed after you opened it.').waitFor();
  await two.getByText('What’s saved now').click();
  await two.getByText(`The first words ${name}`).waitFor();
  await two.getByRole('button', { name: 'Save mine over it' }).click();
  await seeAlert(two, 'Draft saved.');
  await one.goto(`${settings}/privacy/preview`);
  await one.getByText(`The other words ${name}`).waitFor();

  await one.goto(`${settings}/privacy?ask=discard`);
  await one.getByRole('button', { name: 'Discard the draft' }).click();
  await seeAlert(one, 'Draft discarded.');
  for (const page of [one, two]) await page.context().close();
});

test.each([390, 1440])('on a screen of %i pixels everyone can use these pages', async (width) => {
  const visitor = await newWatcher(width);
  const form = { email: demoEmail('admin'), password: demoPassword };
  await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  for (const path of ['', '/terms', '/terms/preview', '/terms/preview?text=quad'])
    await expectUsable(visitor, settings + path);
  await visitor.close();
  const guest = await newWatcher(width);
  for (const path of ['/terms-of-service', '/terms-of-service/versions/2'])
    await expectUsable(guest, address + path);
  await guest.close();
});
