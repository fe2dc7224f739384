import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
} from './account-journeys.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await testDatabase();
const address = await openForVisitors({ database });
const hint = "Choose 'Fair Attendee' if you are a Student, Parent/Guardian, or Teacher/Counselor.";

/** Fills in the form as a person does: robots are done within two seconds, and turned away. */
async function fillIn(page: Page, name: string, email: string) {
  await page.getByText(hint).waitFor();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.waitForTimeout(2500);
}

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });

async function emailsTo(page: Page, email: string): Promise<number> {
  const mails = (await (await page.request.get(`${address}/mailbox.json`)).json()) as {
    to: string;
  }[];
  return mails.filter(({ to }) => to.includes(email)).length;
}

test('a visitor on a phone subscribes in a dialog, is thanked, and gets one email to confirm', async () => {
  const page = await firstPage(phone);
  const email = freshAddress('ines');
  await page.goto(`${address}/about-us`, { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  await dialog.waitFor();
  const width = (await dialog.boundingBox())?.width ?? 0;
  expect(width).toBeLessThanOrEqual(500);
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Fair Attendee' }).isChecked())
    .toBe(true);
  await expect.poll(() => subscribe(page).getAttribute('aria-disabled')).toBe('true');
  await subscribe(page).hover();
  await page.getByText('Please fill out form before continuing.').waitFor();
  await fillIn(page, 'Ines', email);
  await subscribe(page).click();
  await seeAlert(page, 'Thank you for signing up, Ines!');
  await page.getByText('Check your email to confirm.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => emailsTo(page, email)).toBe(1);
});

test('a wrong address is told in the form, and nothing that was typed is lost', async () => {
  const page = await firstPage(phone);
  await page.goto(`${address}/subscribe`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill('ines at home');
  await page.getByLabel('Name', { exact: true }).fill('Ines');
  await page.getByText('Please enter a valid email address.').waitFor();
  await subscribe(page).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('email');
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ines');
});

test('when the list cannot be reached, that is told first and the thanks follow', async () => {
  const page = await firstPage(phone);
  await page.clock.install();
  await page.goto(`${address}/about-us`, { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Subscribe' }).click();
  await page.getByRole('dialog').waitFor();
  await fillIn(page, 'Ines', freshAddress('unlucky'));
  // The server has no newsletters for a moment.
  await database.pool.query('alter table newsletter_subscription rename to newsletter_away');
  try {
    await subscribe(page).click();
    await seeAlert(page, 'Could not subscribe to mailing list.  Please try again.');
    await page.clock.runFor(5001);
    await seeAlert(page, 'Thank you for signing up, Ines!');
  } finally {
    await database.pool.query('alter table newsletter_away rename to newsletter_subscription');
  }
});

test('a request that never arrives is told like that, and the page stays', async () => {
  const page = await firstPage(phone);
  await page.goto(`${address}/about-us`, { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Subscribe' }).click();
  await page.getByRole('dialog').waitFor();
  await fillIn(page, 'Ines', freshAddress('cut-off'));
  await page.route('**/subscribe.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await subscribe(page).click();
  await seeAlert(page, 'Could not subscribe to mailing list.  Please try again.');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(/About/);
});

test('a visitor without JavaScript subscribes on a page of its own', async () => {
  const page = await firstPage(phoneWithoutScripts);
  const email = freshAddress('omar');
  await page.goto(`${address}/about-us`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Subscribe' }).click();
  await page.waitForURL(`${address}/subscribe`);
  await fillIn(page, 'Omar', email);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await seeAlert(page, 'Thank you for signing up, Omar!');
  await expect.poll(() => emailsTo(page, email)).toBe(1);
});
