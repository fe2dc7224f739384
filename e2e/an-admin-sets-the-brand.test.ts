import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { picture } from '../tests/support/files-by-http.fixture.server.ts';
import { openAs } from './demo-people.ts';
import { phone, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { expectUsable, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const address = await openForVisitors({ database: await demoDatabase() });
const path = '/admin/settings/brand';

const comeIn = (options?: BrowserContextOptions) => openAs(address, 'admin', options);

const png = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(width, height),
});
const main = (page: Page) => page.getByRole('textbox', { name: /^Main color/ });
const about = async (page: Page) => (await page.request.get(`${address}/about-us`)).text();

describe.each([
  ['on a phone', phone],
  ['without JavaScript', phoneWithoutScripts],
])('an admin %s', (_, options) => {
  const scripts = options.javaScriptEnabled !== false;

  test('sees what becomes of a color before it is saved, and pages follow', async () => {
    const page = await comeIn(options);
    await page.goto(`${address}${path}`);
    await seeHeading(page, 'Settings');
    await page.getByText('The light theme uses it exactly as chosen.').first().waitFor();

    // Hardly to be told from white: pages use a darker shade, and say which.
    await main(page).fill('#FE0');
    if (!scripts) await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('White text on it 1.2:1').waitFor();
    await page.getByText(/the light theme uses a darker shade: #[\da-f]{6}\./).waitFor();
    expect(await about(page)).not.toContain('--brand-primary');
    if (!scripts) {
      await page.getByText('Shown below, but not saved yet.').waitFor();
      expect(await main(page).inputValue()).toBe('#ffee00');
    }

    await main(page).fill('yellow');
    await (scripts ? main(page).blur() : page.getByRole('button', { name: 'Save colors' }).click());
    await page.getByText('Please enter a color like #1a73e8.').first().waitFor();
    expect(await main(page).inputValue()).toBe('yellow');

    if (scripts) {
      await page.getByLabel('Choose: Main color').fill('#a00d25');
      expect(await main(page).inputValue()).toBe('#a00d25');
    } else await main(page).fill('#A00D25');
    await page.getByRole('button', { name: 'Save colors' }).click();
    await seeAlert(page, 'Settings saved.');
    await expect.poll(() => main(page).inputValue()).toBe('#a00d25');
    await expect.poll(() => about(page)).toMatch(/--brand-primary:\s*light-dark\(#a00d25/);

    await page.getByRole('button', { name: 'Back to the default: Main color' }).click();
    await seeAlert(page, 'Settings saved.');
    await expect.poll(() => main(page).inputValue()).toBe('#5555aa');
    await expect.poll(() => about(page)).not.toContain('--brand-primary');
    await page.context().close();
  });

  test('puts up a logo and an icon, is told what is wrong with others, and removes both', async () => {
    const page = await comeIn(options);
    await page.goto(`${address}${path}`);
    const logo = page.getByLabel('Logo: choose a file');
    await logo.setInputFiles(await png('tiny.png', 60, 30));
    await page.getByRole('button', { name: 'Upload: Logo' }).click();
    const sentence = 'A logo needs to be at least 72 pixels high or 360 pixels wide.';
    await page.getByText(sentence).first().waitFor();

    await logo.setInputFiles(await png('logo.png', 600, 160));
    await page.getByRole('button', { name: 'Upload: Logo' }).click();
    await seeAlert(page, 'Logo saved.');
    expect(await page.getByRole('img', { name: 'Logo of Quad' }).count()).toBe(2);
    // In the header, where the link says the name.
    const header = page
      .getByRole('banner')
      .getByRole('link', { name: 'Quad, home' })
      .locator('img');
    await expect
      .poll(() => header.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(600);
    await expect.poll(() => about(page)).toContain('/brand/logo-');

    await page.getByLabel('Icon: choose a file').setInputFiles(await png('icon.png', 256, 256));
    await page.getByRole('button', { name: 'Upload: Icon' }).click();
    await seeAlert(page, 'Icon saved.');
    const small = page.getByRole('img', { name: 'Icon at 180 pixels' });
    await expect
      .poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(180);

    for (const name of ['Logo', 'Icon']) {
      await page.getByRole('button', { name: `Remove: ${name}` }).click();
      await seeAlert(page, `${name} removed. The pennant is back.`);
      await page.getByRole('button', { name: `Upload: ${name}` }).waitFor();
    }
    await expect.poll(() => about(page)).not.toContain('/brand/logo-');

    await page.goto(`${address}/admin/audit`);
    await page.getByText('Changed site settings: Logo.').first().waitFor();
    await page.getByText('Changed site settings: Main color.').first().waitFor();
    await page.context().close();
  });
});

test.each([390, 1440])('on a screen of %i pixels everyone can use them', async (width) => {
  const visitor = await newWatcher(width);
  const form = { email: demoEmail('admin'), password: demoPassword };
  await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  await visitor.request.post(`${address}/api/brand/logo`, {
    headers: { origin: address, 'content-type': 'image/png' },
    data: await picture(600, 160),
  });
  await expectUsable(visitor, `${address}${path}?primaryColor=ffee00&secondaryColor=00aa55`);
  await visitor.close();
});
