import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { firstPage, phone, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { axeFindings } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const attendees = `${address}/admin/fairs/${demoFairs['demo-6x6']}/attendees`;

/** An admin adds someone by hand; gives their detail, and the link of the one email they get. */
async function added(device: typeof phone, firstName: string) {
  const visitor = await newVisitor(device);
  await signIn(visitor, address, 'admin');
  const admin = await visitor.newPage();
  const email = `${firstName.toLowerCase()}-${device === phone ? 'live' : 'still'}@families.test`;
  await admin.goto(`${attendees}/new`);
  await admin.getByLabel('Registers as').selectOption('parent');
  await admin.getByLabel('First name').fill(firstName);
  await admin.getByLabel('Last name').fill('Hale');
  await admin.getByLabel('Email', { exact: true }).fill(email);
  await admin.getByRole('button', { name: 'Add and email them' }).click();
  await seeAlert(admin, `${firstName} Hale is registered, and we emailed them to confirm.`);
  await admin.getByText('Not yet; we asked by email').waitFor();
  const detail = admin.url();
  const answer = await fetch(`${address}/mailbox.json?to=${encodeURIComponent(email)}`);
  const emails = (await answer.json()) as { subject: string; text: string }[];
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Please confirm your registration: Demo 6x6 Fair',
  ]);
  const link = /\S+\/my-registration\?key=[\w-]+/.exec(emails[0]?.text ?? '')?.[0] ?? '';
  return { admin, detail, link };
}

const look = async (page: Page, device: typeof phone) => {
  if (device !== phone) return;
  expect(await axeFindings(page)).toEqual([]);
  const room = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(() => room()).toBeLessThanOrEqual(0);
};

/** The person opens the link on their phone and reads what they agree to. */
async function opened(device: typeof phone, link: string): Promise<Page> {
  const page = await firstPage(device);
  await page.goto(link);
  await seeHeading(page, 'Open your registration');
  await look(page, device);
  await page.getByRole('button', { name: 'Open my registration' }).click();
  await page.getByText('Please confirm your registration').waitFor();
  await page.getByText('What the organizer entered is below.').waitFor();
  await look(page, device);
  for (const [name, heading] of [
    ['terms of this fair', /terms/i],
    ['privacy at this fair', /privacy/i],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await look(page, device);
    await page.goBack();
    await page.getByText('Please confirm your registration').waitFor();
  }
  return page;
}

test.each(withAndWithout)(
  'someone whom an admin added %s agrees by the link of the email, and the admin sees it',
  async (_, device) => {
    const { admin, detail, link } = await added(device, 'Juniper');
    const page = await opened(device, link);
    // Looking at it agrees to nothing.
    await admin.goto(detail);
    await admin.getByText('Not yet; we asked by email').waitFor();
    await page.getByLabel(/^I agree that you may use this information/).check();
    await page.getByRole('button', { name: 'Confirm my registration' }).click();
    await seeAlert(page, 'Thank you. Your registration is confirmed.');
    await page.getByRole('link', { name: 'Enter the fair' }).first().waitFor();
    await expect.poll(() => page.getByText('Please confirm your registration').count()).toBe(0);
    await look(page, device);

    await admin.goto(detail);
    const agreed = admin.locator('dt', { hasText: 'Agreed to the terms' });
    await agreed.locator('xpath=following-sibling::dd[1]').getByText('Yes').waitFor();
    await expect.poll(() => admin.getByText('Not confirmed yet').count()).toBe(0);
    await look(admin, device);
  },
);

test.each(withAndWithout)(
  'someone whom an admin added %s says no, and the admin sees that nothing was kept',
  async (_, device) => {
    const { admin, detail, link } = await added(device, 'Rowan');
    const page = await opened(device, link);
    await page.getByRole('button', { name: 'No, cancel my registration' }).click();
    await seeAlert(
      page,
      'You declined Demo 6x6 Fair. Your registration is canceled, and nothing from it was kept.',
    );
    await page.getByRole('link', { name: 'See the calendar' }).waitFor();
    await look(page, device);

    await admin.goto(detail);
    await admin.getByRole('heading', { name: 'This registration has ended' }).waitFor();
    await admin.getByText(/^The person declined or canceled it/).waitFor();
    await look(admin, device);
    await admin.getByRole('link', { name: 'All attendees' }).click();
    await admin.waitForURL(attendees);
  },
);
