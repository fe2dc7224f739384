import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  enterCode,
  freshAddress,
  seeHeading,
  signInAs,
  startAsStudent,
  tellBirthDate,
  tellDetails,
} from './account-journeys.ts';
import { axeFindings, expectToFit, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors();
const wrongCode = '000000';

/** Looks at a page in every theme, and puts it back into the one it had. */
async function look(page: Page, step: string) {
  const before = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(await axeFindings(page), step).toEqual([]);
  await page.evaluate(({ dark = '', contrast = '' }) => {
    // Empty means what an absent attribute means.
    Object.assign(document.documentElement.dataset, { dark, contrast });
  }, before);
  await expectToFit(page, step);
}

test.each([390, 1440])(
  'each step of registering can be read and used by everyone, %i pixels wide',
  async (width) => {
    const page = await (await newWatcher(width)).newPage();
    await startAsStudent(page, address);
    await look(page, 'birth date');
    await page.getByLabel('Year').fill('2009');
    await page.getByLabel('Year').press('Enter');
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look(page, 'wrong birth date');
    await tellBirthDate(page, ['May', '1', '2009']);
    await seeHeading(page, 'How you’ll sign in');
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('weak');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByText('Please enter a valid email address.').waitFor();
    await look(page, 'wrong details');
    await tellDetails(page, freshAddress('looked-at'));
    await seeHeading(page, 'Check your email');
    await enterCode(page, wrongCode);
    await page.getByText('That code isn’t right.').waitFor();
    await look(page, 'wrong code');
    await page.getByRole('button', { name: 'Send another code' }).click();
    await page.getByText('Another confirmation email has been sent.').waitFor();
    await look(page, 'another code');
    await page.context().clearCookies();
    await startAsStudent(page, address);
    await tellBirthDate(page, ['May', '1', '2018']);
    await seeHeading(page, 'Thank you for stopping by');
    await look(page, 'turned away');
  },
);

test.each([390, 1440])(
  'each step of signing in can be read and used by everyone, %i pixels wide',
  async (width) => {
    const page = await (await newWatcher(width)).newPage();
    await page.goto(`${address}/login`);
    await signInAs(page, freshAddress('nobody'), 'Wrong-2026!');
    await page.getByText('Incorrect email or password.').waitFor();
    await look(page, 'wrong password');
    await page.getByRole('link', { name: 'Send it again' }).click();
    await seeHeading(page, 'Get a new code');
    await look(page, 'resend');
    await page.goto(`${address}/reset-password`);
    await page.getByLabel('Email', { exact: true }).fill(freshAddress('nobody'));
    await page.getByRole('button', { name: 'Send code' }).click();
    await seeHeading(page, 'Set a new password');
    await page.getByLabel('New password').fill('Brand-new-2027!');
    await enterCode(page, wrongCode, 'Save new password');
    await page.getByText('There was a problem resetting your password.').waitFor();
    await look(page, 'wrong reset');
  },
);
