import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { openAs } from './demo-people.ts';
import { phone, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { expectUsable, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const address = await openForVisitors({
  database: await demoDatabase(),
  env: () => Promise.resolve({ BRAND_CONTACT_EMAIL: 'hello@fairs.example' }),
});
const path = '/admin/settings';

const comeIn = (role: 'admin' | 'admin6x6', options?: BrowserContextOptions) =>
  openAs(address, role, options);

interface Received {
  readonly subject: string;
  readonly text: string;
}

describe.each([
  ['on a phone', phone, '4 Quarry Lane, Barre, VT 05641'],
  ['without JavaScript', phoneWithoutScripts, '9 Mill Street, Lowell, MA 01852'],
])('an admin %s', (_, options, postal) => {
  test('sets who runs the site, loses nothing to a mistake, and tries the sender', async () => {
    const page = await comeIn('admin', options);
    await page.goto(`${address}${path}`);
    await seeHeading(page, 'Settings');
    // What the server sets is shown, and has no field.
    await page.getByText('The server sets this with BRAND_CONTACT_EMAIL.').waitFor();
    await page.getByText('hello@fairs.example').waitFor();
    expect(await page.getByLabel('Contact email').count()).toBe(0);

    await page.getByRole('textbox', { name: 'Legal name' }).fill('Granite Fairs, LLC');
    await page.getByRole('textbox', { name: 'Postal address' }).fill(postal);
    await page.getByRole('button', { name: 'Save organization' }).click();
    await seeAlert(page, 'Settings saved.');
    expect(await page.getByRole('textbox', { name: 'Postal address' }).inputValue()).toBe(postal);
    await page.getByRole('button', { name: 'Back to the default: Legal name' }).click();
    await seeAlert(page, 'Settings saved.');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Legal name' }).inputValue())
      .toBe('Quad');

    await page.getByRole('link', { name: 'Email', exact: true }).click();
    await page.getByRole('textbox', { name: 'Sender name' }).fill('Granite Fairs');
    // Browsers take it for an address, mail servers do not.
    await page.getByRole('textbox', { name: 'Replies go to' }).fill('team@fairs');
    await (options.javaScriptEnabled === false
      ? page.getByRole('button', { name: 'Save sender' }).click()
      : page.getByRole('textbox', { name: 'Replies go to' }).blur());
    await page.getByText('Please enter a valid email address.').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Sender name' }).inputValue()).toBe(
      'Granite Fairs',
    );
    expect(await page.getByRole('textbox', { name: 'Replies go to' }).inputValue()).toBe(
      'team@fairs',
    );
    await page.getByRole('textbox', { name: 'Replies go to' }).fill('team@fairs.example');
    await page.getByRole('button', { name: 'Save sender' }).click();
    await seeAlert(page, 'Settings saved.');

    await page.getByRole('button', { name: 'Send me a test' }).click();
    await seeAlert(page, `Test email sent to ${demoEmail('admin')}.`);
    const answer = await page.request.get(`${address}/mailbox.json`);
    const [mail] = (await answer.json()) as readonly Received[];
    expect(mail).toMatchObject({ subject: 'Test email from Quad' });
    expect(mail?.text).toContain(postal);

    // Everyone sees it: the page was cached before the change.
    await expect
      .poll(async () => (await page.request.get(`${address}/about-us`)).text())
      .toContain(postal);

    await page.goto(`${address}${path}/brand`);
    await page.getByRole('textbox', { name: /^Name\b/ }).fill('Granite Fairs');
    await page.getByRole('textbox', { name: 'Tagline' }).fill('Meet colleges from your kitchen');
    await page.getByRole('button', { name: 'Save name and tagline' }).click();
    await seeAlert(page, 'Settings saved.');
    await page.getByRole('textbox', { name: 'Instagram' }).fill('https://instagram.com/granite');
    await page.getByRole('button', { name: 'Save links' }).click();
    await seeAlert(page, 'Settings saved.');
    const front = async () => (await page.request.get(`${address}/about-us`)).text();
    await expect.poll(front).toMatch(/<title>[^<]*Granite Fairs<\/title>/);
    await expect.poll(front).toContain('https://instagram.com/granite');
    expect(await front()).toContain('Meet colleges from your kitchen');
    for (const name of ['Name', 'Tagline', 'Instagram']) {
      await page.getByRole('button', { name: `Back to the default: ${name}` }).click();
      await seeAlert(page, 'Settings saved.');
      await page
        .getByRole('button', { name: `Back to the default: ${name}` })
        .waitFor({ state: 'detached' });
    }
    await expect
      .poll(() => page.getByRole('textbox', { name: /^Name\b/ }).inputValue())
      .toBe('Quad');
    await page.context().close();
  });
});

test('a coordinator finds no settings', async () => {
  const page = await comeIn('admin6x6');
  expect((await page.goto(`${address}${path}`))?.status()).toBe(404);
  await page.context().close();
});

test.each([390, 1440])('on a screen of %i pixels everyone can use the settings', async (width) => {
  const visitor = await newWatcher(width);
  const form = { email: demoEmail('admin'), password: demoPassword };
  await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  for (const screen of ['', '/brand', '/email'])
    await expectUsable(visitor, `${address}${path}${screen}`);
  await visitor.close();
});
