import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import {
  enter,
  firstPage,
  freshAddress,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { linkIn } from './fair-journeys.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const classPage = `${address}/app/class/demo-6x6`;

const signIn = (page: Page, who: 'counselor' | 'admin' = 'counselor'): Promise<void> =>
  enter(page, address, demoEmail(who), demoPassword);

/** Nothing that axe or the standard minds, and nothing that has moved by itself. */
async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await htmlFindings(await page.content())).toEqual([]);
  expect(await movesOf(page)).toEqual([]);
}

test.each([390, 1440])('a counselor at %d pixels has a link and a flyer', async (width) => {
  const visitor = await newWatcher(width);
  const page = await visitor.newPage();
  await signIn(page);
  await page.goto(`${address}/app`);
  await page.getByRole('heading', { name: 'Your class', exact: true }).waitFor();
  await page.goto(classPage);
  await page.getByRole('heading', { level: 1, name: /^Your class at/ }).waitFor();
  await page.getByRole('img', { name: 'QR code of your class link' }).waitFor();
  await expect.poll(() => page.locator('#class-link').inputValue()).toContain('/class-');
  await looksRight(page);

  await page.goto(`${classPage}/flyer`);
  await page.getByText(/^\d+ colleges, among them .+, and .+\.$/).waitFor();
  await page.getByRole('heading', { name: /^Flyer for/ }).waitFor();
  await page.getByText('Scan and register').waitFor();
  await looksRight(page);
  await visitor.close();
});

test('a counselor hands in a list, and is told which line and which column was not taken', async () => {
  const visitor = await newWatcher(390);
  const page = await visitor.newPage();
  await signIn(page);
  await page.goto(classPage);
  await page.getByRole('heading', { level: 1, name: /^Your class at/ }).waitFor();
  const email = freshAddress('class');
  await page.getByText('Add students', { exact: true }).click();
  await page
    .getByLabel('Names and emails, one student per line')
    .fill(`Name,Email,GPA\nليلى حسن,${email},3.9\nNobody,,4.0`);
  await page.getByRole('button', { name: 'Add to the list' }).press('Enter');
  await page.getByText('Line 3: there’s no email address.').waitFor();
  await page.getByText('Left out and not saved: GPA.').waitFor();
  await page.getByRole('rowheader', { name: 'ليلى حسن' }).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await visitor.close();
});

test('a student without JavaScript registers by the short link, and the counselor sees the name after a yes', async () => {
  const page = await firstPage(phoneWithoutScripts);
  await page.goto(`${address}/class-k7mq2-x9w4d`);
  await seeHeading(page, 'Join the fair');
  await page.getByText('You’re registering through', { exact: false }).waitFor();
  await page.getByLabel('Month').selectOption('05');
  await page.getByLabel('Day').fill('1');
  await page.getByLabel('Year').fill('2009');
  await page.getByLabel('First name').fill('Zelda');
  await page.getByLabel('Last name').fill('Abara');
  const zelda = freshAddress('zelda');
  await page.getByLabel('Email', { exact: true }).fill(zelda);
  const asked = page.getByRole('group', {
    name: 'Can your counselor see that you registered and what you attended?',
  });
  await expect.poll(() => asked.getByRole('checkbox').isChecked()).toBe(false);
  await asked.getByRole('checkbox').check();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await seeHeading(page, 'Check your email');

  // Anyone could have typed the address: the yes counts when the mail is opened.
  const desk = await firstPage(phoneWithoutScripts);
  await signIn(desk);
  await desk.goto(classPage);
  await desk.getByRole('heading', { level: 1, name: /^Your class at/ }).waitFor();
  await expect.poll(() => desk.getByRole('rowheader', { name: 'Zelda Abara' }).count()).toBe(0);
  await page.goto(await linkIn(address, zelda));
  await page.getByRole('button', { name: /^(?:Open my registration|Enter the fair)$/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('key'));
  await page.goto(`${address}/my-registration`);
  await seeHeading(page, 'My registrations');
  // The school of the class is filled in, and was not asked.
  await expect.poll(() => page.getByLabel(/^School/).inputValue()).toBe('Maple Grove High School');
  await page.context().close();
  await desk.goto(classPage);
  await desk.getByRole('rowheader', { name: 'Zelda Abara' }).waitFor();
  // The list is taken by a plain form, too.
  const email = freshAddress('plain');
  await desk.getByText('Add students', { exact: true }).click();
  await desk.getByLabel('Names and emails, one student per line').fill(`Plain Student,${email}`);
  await desk.getByRole('button', { name: 'Add to the list' }).click();
  await desk.getByRole('rowheader', { name: 'Plain Student' }).waitFor();
  await desk.getByRole('button', { name: 'Invite all' }).click();
  await desk.getByText(/^Emails go to the students on your list of \d+ who/).waitFor();
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query<{ subject: string }>(
        `select subject from mail where recipient = $1 and kind = 'class-invitation'`,
        [email],
      );
      return rows.length;
    })
    .toBe(1);
  const file = await desk.context().request.get(`${classPage}/list.csv`);
  expect(file.headers()['content-disposition']).toContain('class-demo-6x6.csv');
  expect(await file.text()).toContain('Zelda Abara,,yes,');
  await desk.context().close();
});

test('an admin confirms a counselor who waits', async () => {
  await database.pool.query(
    `insert into counselor (id, counselor_school_id, first_name, last_name, email, contact_visible,
       created_at, updated_at)
     select gen_random_uuid(), id, 'Wanda', 'Waits', 'wanda@school.test', false, now(), now()
     from counselor_school limit 1`,
  );
  const visitor = await newWatcher(1440);
  const page = await visitor.newPage();
  await signIn(page, 'admin');
  await page.goto(`${address}/admin/claims?status=counselors`);
  await page.getByRole('rowheader', { name: /Wanda Waits/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Confirm: Wanda Waits/ }).press('Enter');
  await seeAlert(page, 'Confirmed. The counselor gets an email within a minute.');
  await expect.poll(() => page.getByRole('rowheader', { name: /Wanda Waits/ }).count()).toBe(0);
  await visitor.close();
});
