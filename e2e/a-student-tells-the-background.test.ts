import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  firstPage,
  freshAddress,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { linkIn, registerFor } from './fair-journeys.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const url = `${address}/fair-demo-6x6/register`;

const line = (page: Page) => page.locator('summary', { hasText: 'About you (optional)' });

/** The stored data of an address. */
async function kept(email: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ demographics: unknown }>(
    'select demographics from fair_attendee where email = $1',
    [email],
  );
  return rows[0]?.demographics;
}

/** Someone registered, on the page where what was entered is changed. */
async function registered(page: Page, as: 'student' | 'parent' | 'counselor', email: string) {
  await registerFor(page, url, { as, email });
  await seeHeading(page, 'Check your email');
  await page.goto(await linkIn(address, email));
  await page.getByRole('button', { name: 'Open my registration' }).click();
  await seeHeading(page, 'My registrations');
}

test('a student without scripts tells the background, sees it again, and takes it out', async () => {
  const page = await firstPage(phoneWithoutScripts);
  const email = freshAddress('background');
  await registered(page, 'student', email);
  await line(page).click();
  const asian = page.getByRole('checkbox', { name: 'Asian', exact: true });
  const white = page.getByRole('checkbox', { name: 'White', exact: true });
  await asian.check();
  await white.check();
  await page.getByLabel(/^Will you be the first/).selectOption('yes');
  await page.getByRole('button', { name: 'Save' }).click();
  await seeAlert(page, 'Your changes are saved.');
  expect(await kept(email)).toEqual({ ethnicity: ['Asian', 'White'], firstGeneration: true });

  await expect.poll(() => asian.isChecked()).toBe(true);
  await asian.uncheck();
  await white.uncheck();
  await page.getByLabel(/^Will you be the first/).selectOption('');
  await page.getByRole('button', { name: 'Save' }).click();
  await seeAlert(page, 'Your changes are saved.');
  expect(await kept(email)).toBeNull();
});

test.each([390, 1440])('no one has to tell it, and it is usable, on %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  const page = await visitor.newPage();
  const email = freshAddress(`no-background-${width}`);
  await registered(page, 'student', email);
  expect(await movesOf(page)).toEqual([]);
  await line(page).press('Enter');
  await page.getByText('Check all that apply, or none.').waitFor();
  expect(await htmlFindings(await page.content())).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await seeAlert(page, 'Your changes are saved.');
  expect(await kept(email)).toBeNull();
  await visitor.close();
});

test('a parent and a counselor are not asked', async () => {
  for (const as of ['parent', 'counselor'] as const) {
    const page = await firstPage(phoneWithoutScripts);
    const email = freshAddress(`${as}-background`);
    await registered(page, as, email);
    await expect.poll(() => line(page).count()).toBe(0);
    expect(await kept(email)).toBeNull();
    await page.context().close();
  }
});
