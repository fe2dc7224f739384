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

const line = (page: Page) => page.locator('summary', { hasText: 'About your background' });

/** What is kept of an address. */
async function kept(email: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ demographics: unknown }>(
    'select demographics from fair_attendee where email = $1',
    [email],
  );
  return rows[0]?.demographics;
}

/** On the step where it is asked, tells it; everywhere else there is nothing to tell. */
const telling = (page: Page) => async () => {
  if ((await line(page).count()) === 0) return;
  await line(page).click();
  await page.getByRole('checkbox', { name: 'Asian', exact: true }).check();
  await page.getByRole('checkbox', { name: 'White', exact: true }).check();
  await page.getByLabel(/^Will you be the first/).selectOption('yes');
};

test('a student without scripts tells the background, sees it again, and takes it out', async () => {
  const page = await firstPage(phoneWithoutScripts);
  const email = freshAddress('background');
  await registerFor(page, url, { as: 'student', email, look: telling(page) });
  await seeHeading(page, 'You are registered');
  expect(await kept(email)).toEqual({ ethnicity: ['Asian', 'White'], firstGeneration: true });

  await page.goto(await linkIn(address, email));
  await page.getByRole('button', { name: 'Open my registration' }).click();
  await seeHeading(page, 'My registrations');
  const asian = page.getByRole('checkbox', { name: 'Asian', exact: true });
  expect(await asian.isChecked()).toBe(true);
  await asian.uncheck();
  await page.getByRole('checkbox', { name: 'White', exact: true }).uncheck();
  await page.getByLabel(/^Will you be the first/).selectOption('');
  await page.getByRole('button', { name: 'Save' }).click();
  await seeAlert(page, 'Your changes are saved.');
  expect(await kept(email)).toBeNull();
});

test.each([390, 1440])('nobody has to tell it, and it is usable, on %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  const page = await visitor.newPage();
  const email = freshAddress(`no-background-${width}`);
  await registerFor(page, url, {
    ...{ as: 'student', email },
    async look() {
      if ((await line(page).count()) === 0) return;
      expect(await movesOf(page)).toEqual([]);
      await line(page).press('Enter');
      await page.getByText('Tick all that fit, or none.').waitFor();
      expect(await htmlFindings(await page.content())).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    },
  });
  await seeHeading(page, 'You are registered');
  expect(await kept(email)).toBeNull();
  await visitor.close();
});

test('a parent and a counselor are not asked', async () => {
  const page = await firstPage(phoneWithoutScripts);
  for (const as of ['parent', 'counselor'] as const) {
    const email = freshAddress(`${as}-background`);
    await registerFor(page, url, {
      as,
      email,
      look: async () => expect(await line(page).count()).toBe(0),
    });
    await seeHeading(page, 'You are registered');
    expect(await kept(email)).toBeNull();
  }
});
