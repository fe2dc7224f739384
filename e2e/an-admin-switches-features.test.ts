import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { openAs } from './demo-people.ts';
import { phone, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { expectUsable, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const address = await openForVisitors({
  database: await demoDatabase(),
  env: () => Promise.resolve({ BRAND_CONTACT_EMAIL: 'hello@fairs.example' }),
});
const path = '/admin/settings/features';

type Role = Parameters<typeof demoEmail>[0];

const comeIn = (role: Role, options?: BrowserContextOptions) => openAs(address, role, options);

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** Sets the boxes and saves; where people use what is switched off, says so once more. */
async function save(page: Page, boxes: Readonly<Record<string, boolean>>, sure = false) {
  await page.goto(`${address}${path}`);
  await seeHeading(page, 'Settings');
  for (const [name, isOn] of Object.entries(boxes)) await box(page, name).setChecked(isOn);
  await page.getByRole('button', { name: 'Save features' }).click();
  if (sure) await page.getByRole('button', { name: 'Switch off' }).click();
  await seeAlert(page, 'Features saved.');
}

const all = ['Newsletter sign-up', 'Contact form', 'Guides', 'Counselors’ classes'] as const;
const setAll = (isOn: boolean) => Object.fromEntries(all.map((name) => [name, isOn]));

/** What a visitor without a session is sent. */
const sent = async (page: Page, at: string) => (await page.request.get(`${address}${at}`)).text();
/** The page without its scripts, which carry data beside what is shown. */
const shownAt = async (page: Page, at: string) =>
  (await sent(page, at)).replace(/<script\b.*?<\/script>/gs, '');
const statusAt = async (page: Page, at: string) =>
  (await page.request.get(`${address}${at}`)).status();

describe.each([
  ['on a phone', phone],
  ['without JavaScript', phoneWithoutScripts],
])('an admin %s', (_, options) => {
  test('switches guides and newsletter off, visitors find neither, and both come back', async () => {
    const admin = await comeIn('admin', options);
    const visitor = await (await newVisitor(options)).newPage();
    await visitor.goto(address);
    await visitor.getByRole('link', { name: 'All guides' }).waitFor();
    await visitor.getByRole('link', { name: 'Subscribe' }).waitFor();

    // No one is asked about what no one uses in a way that is counted.
    await save(admin, { Guides: false });
    expect(await box(admin, 'Guides').isChecked()).toBe(false);
    await admin.getByText(/Switched off by Alex Morgan/).waitFor();

    // People use the newsletter: first the question, and a no leaves it as it is.
    await box(admin, 'Newsletter sign-up').uncheck();
    await admin.getByRole('button', { name: 'Save features' }).click();
    await admin.getByRole('heading', { name: 'Switch off Newsletter sign-up?' }).waitFor();
    await admin.getByText(/: \d+ subscribers\./).waitFor();
    await admin.getByRole('link', { name: 'Leave as it is' }).click();
    await admin.getByRole('button', { name: 'Switch off' }).waitFor({ state: 'detached' });
    expect(await statusAt(visitor, '/subscribe')).toBe(200);
    await save(admin, { 'Newsletter sign-up': false }, true);

    await expect.poll(() => sent(visitor, '/')).not.toMatch(/\/subscribe|\/resources/);
    for (const at of ['/subscribe', '/resources', '/resources/college-prep'])
      expect(await statusAt(visitor, at)).toBe(404);
    await visitor.goto(`${address}/resources`);
    await seeHeading(visitor, 'Page Not Found');
    expect(await visitor.getByRole('link', { name: 'Read our guides' }).count()).toBe(0);
    await visitor.goto(address);
    expect(await visitor.getByRole('link', { name: 'Subscribe' }).count()).toBe(0);

    await save(admin, { Guides: true, 'Newsletter sign-up': true });
    await expect.poll(() => sent(visitor, '/')).toContain('/resources/college-prep');
    expect(await sent(visitor, '/')).toContain('/subscribe');
    await admin.goto(`${address}/admin/audit`);
    await admin.getByText('Switched on site features: newsletter, guides.').first().waitFor();
    await visitor.context().close();
    await admin.context().close();
  });
});

test('no page promises what is off, to visitors and to people with an account', async () => {
  const admin = await comeIn('admin', phoneWithoutScripts);
  await save(admin, setAll(false), true);
  const visitor = await (await newVisitor(phoneWithoutScripts)).newPage();
  await expect.poll(() => sent(visitor, '/')).not.toContain('/resources');
  const promised =
    /href="\/(?:resources|subscribe|contact-us|app\/class)|newsletter sign|contact form/i;
  for (const at of [
    '/',
    '/about-us',
    '/pricing',
    '/privacy-policy',
    '/terms-of-service',
    '/calendar',
    '/colleges',
    '/register',
    '/login',
    '/fair-demo',
    '/fair-demo-6x6',
    '/fair-last-fall',
    '/fair-demo/register',
    '/fair-demo/exhibitor',
    '/fair-last-fall/recordings',
    '/nowhere',
  ])
    expect(await shownAt(visitor, at), at).not.toMatch(promised);
  for (const at of ['/', '/pricing', '/about-us', '/terms-of-service'])
    expect(await shownAt(visitor, at), at).not.toMatch(/\bguides?\b/i);
  expect(await sent(visitor, '/about-us')).toContain('href="mailto:hello@fairs.example"');

  // The link of an old email leads to the address instead of the form.
  const contact = await visitor.goto(`${address}/contact-us`);
  expect(contact?.status()).toBe(404);
  await visitor.getByText('This site has no contact form right now.').waitFor();
  await visitor.getByRole('link', { name: 'hello@fairs.example' }).waitFor();
  expect(await visitor.getByRole('button', { name: 'Send message' }).count()).toBe(0);

  for (const role of ['student', 'parent', 'counselor'] as const) {
    const page = await comeIn(role, phoneWithoutScripts);
    await page.goto(`${address}/app`);
    expect(await page.content(), role).not.toMatch(promised);
    expect(await page.getByRole('heading', { name: 'Your class' }).count()).toBe(0);
    await page.goto(`${address}/app/profile/emails`);
    await page.getByLabel('Emails from us about fairs and colleges').waitFor();
    expect(await page.getByLabel('Newsletter for fair attendees').count()).toBe(0);
    await page.context().close();
  }
  const teacher = await comeIn('counselor', phoneWithoutScripts);
  expect((await teacher.goto(`${address}/app/class/demo`))?.status()).toBe(404);

  await save(admin, setAll(true));
  expect((await teacher.goto(`${address}/app/class/demo`))?.status()).toBe(200);
  await teacher.goto(`${address}/app`);
  await teacher.getByRole('heading', { name: 'Your class' }).waitFor();
  await expect.poll(() => statusAt(visitor, '/contact-us')).toBe(200);
  for (const page of [teacher, visitor, admin]) await page.context().close();
});

test('a coordinator finds no features to switch', async () => {
  const page = await comeIn('admin6x6');
  expect((await page.goto(`${address}${path}`))?.status()).toBe(404);
  await page.context().close();
});

test.each([390, 1440])('on a screen of %i pixels everyone can use the features', async (width) => {
  const visitor = await newWatcher(width);
  const form = { email: demoEmail('admin'), password: demoPassword };
  await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  for (const question of ['', '?off=newsletter,classes'])
    await expectUsable(visitor, `${address}${path}${question}`);
  await visitor.close();
});
