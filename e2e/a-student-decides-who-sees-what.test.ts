import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/features/accounts/demo-accounts.server.ts';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { transaction } from '../src/platform/database/transaction.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { recordSharing } from '../src/features/students/record-sharing.server.ts';
import { sharingTopics } from '../src/features/students/sharing-choices.ts';
import { presentQuestion } from '../src/features/students/sharing-wordings.ts';
import { enter, firstPage, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const { rows: colleges } = await database.pool.query<{ id: string; name: string }>(
  `select id, name from college where status = 'active' order by name limit 5`,
);

/** A college that no other test asks about. */
const college = (place: number) => colleges[place] ?? { id: '', name: '' };

async function signIn(page: Page, userType: 'student' | 'parent', path: string) {
  await enter(page, address, demoEmail(userType), demoPassword);
  await page.goto(`${address}${path}`);
}

const asking = (id: string, back = '/app') =>
  `/app/sharing/${id}?${new URLSearchParams({ action: 'saved', back })}`;
const part = (page: Page) => page.getByRole('main');
const about = (page: Page, name: string) =>
  part(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

test.each([
  [390, 0],
  [1440, 1],
])('a student is asked by a college and answers, on %i pixels', async (width, place) => {
  const { id, name } = college(place);
  const visitor = await newWatcher(width);
  const page = await visitor.newPage();
  await signIn(page, 'student', asking(id));
  await seeHeading(page, `Share your details with ${name}?`);
  const answer = await page.goto(`${address}${asking(id)}`);
  await seeHeading(page, `Share your details with ${name}?`);
  expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
  expect(await movesOf(page)).toEqual([]);
  // Nothing is shared unless someone says so: the demo's student has not switched it on.
  await expect.poll(() => page.getByLabel(/^No, share nothing/).isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel(/^School/).isVisible()).toBe(false);
  await page.getByLabel(/^Yes, share my name and email/).check();
  await page.getByLabel(/^School/).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save my answer' }).press('Enter');
  await page.waitForURL(/\/app$/);
  await seeAlert(page, `${name} gets what you chose.`);
  await visitor.close();
});

/** A student's answer from before. */
const answered = (collegeId: string) =>
  transaction(database.pool, (tx) =>
    recordSharing(tx, realWorld, {
      accountId: demoAccounts.student,
      collegeId,
      asked: sharingTopics,
      given: ['contact', 'school'],
      action: 'asked',
      fairId: null,
      wording: presentQuestion,
    }),
  );

test.each([
  [390, 3],
  [1440, 4],
])('a student looks up who sees what, and takes it back, on %i pixels', async (width, place) => {
  const { id, name } = college(place);
  await answered(id);
  const visitor = await newWatcher(width);
  const page = await visitor.newPage();
  await signIn(page, 'student', '/app/profile/sharing');
  await seeHeading(page, 'Who sees my details');
  await about(page, name)
    .getByText('Can see: Name and email, School. No calls or text messages.')
    .waitFor();
  await about(page, name).locator('summary').press('Enter');
  await about(page, name).getByText('Yes: Name and email, School', { exact: true }).waitFor();
  if (width === 390) expect(await axeFindings(page)).toEqual([]);

  await about(page, name)
    .getByRole('link', { name: `Change what ${name} gets` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: `Share your details with ${name}?` });
  await dialog.getByLabel(/^Subjects and scores/).check();
  await expect.poll(() => dialog.getByLabel(/^School/).isChecked()).toBe(true);
  if (width === 1440) expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel(/^Phone number/).check();
  await dialog.getByRole('button', { name: 'Save my answer' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await about(page, name)
    .getByText(
      'Can see: Name and email, School, Grades and plans. Calls and text messages allowed.',
    )
    .waitFor();

  await about(page, name)
    .getByRole('button', { name: `Stop sharing with ${name}` })
    .press('Enter');
  const taking = about(page, name).getByRole('button', { name: /^Stop sharing/ });
  await expect.poll(() => taking.count()).toBe(0);
  await about(page, name)
    .getByText(/^Nothing shared/)
    .first()
    .waitFor();
  await visitor.close();
});

test('without scripts the question is a page, a no is remembered, and a parent reads along', async () => {
  const { id, name } = college(2);
  const page = await firstPage(phoneWithoutScripts);
  await signIn(page, 'student', asking(id, '/app/profile/sharing'));
  await seeHeading(page, `Share your details with ${name}?`);
  await page.getByRole('button', { name: 'Save my answer' }).click();
  await seeHeading(page, 'Who sees my details');
  await seeAlert(page, `Nothing is shared with ${name}.`);
  await about(page, name)
    .getByText(/^Nothing shared/)
    .first()
    .waitFor();
  await about(page, name)
    .getByRole('link', { name: `Change what ${name} gets` })
    .click();
  await seeHeading(page, `Share your details with ${name}?`);
  await page.getByLabel(/^Yes, share my name and email/).check();
  await page.getByRole('button', { name: 'Save my answer' }).click();
  await seeHeading(page, 'Who sees my details');
  await about(page, name)
    .getByText('Can see: Name and email. No calls or text messages.')
    .waitFor();

  const parent = await firstPage(phoneWithoutScripts);
  await signIn(parent, 'parent', '/app/profile/students');
  await seeHeading(parent, 'Your students');
  await parent.getByText(/^Who sees the details of/).click();
  await parent.getByRole('heading', { name }).waitFor();
  await expect.poll(() => parent.getByRole('button', { name: /^Stop sharing/ }).count()).toBe(0);
  await expect.poll(() => parent.getByRole('link', { name: /^Change what/ }).count()).toBe(0);
  // The question is for students alone.
  const answer = await parent.goto(`${address}${asking(id)}`);
  expect(answer?.status()).toBe(404);

  await about(page, name)
    .getByRole('button', { name: `Stop sharing with ${name}` })
    .click();
  await seeAlert(
    page,
    `${name} won’t get anything more, and its next download will show that you withdrew.`,
  );
});

test.each([true, false])(
  'a student fills in a phone number with the answer, scripts: %s',
  async (hasScripts) => {
    const { id, name } = college(hasScripts ? 0 : 1);
    const { pool } = database;
    const owner = demoAccounts.student;
    await pool.query('update student set phone = null where user_id = $1', [owner]);
    const page = await firstPage(hasScripts ? undefined : phoneWithoutScripts);
    await signIn(page, 'student', asking(id));
    await seeHeading(page, `Share your details with ${name}?`);
    await page.getByLabel(/^Yes, share my name and email/).check();
    // What is known isn't asked for, and what is missing once it is chosen.
    await expect.poll(() => page.getByLabel('Your school', { exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByLabel('Your phone number').isVisible()).toBe(false);
    await page.getByLabel(/^Phone number/).check();
    await page.getByRole('button', { name: 'Save my answer' }).click();
    await page.getByText('Enter your phone number, or clear “Phone number”.').first().waitFor();
    await page.getByLabel('Your phone number').fill('413-555-0177');
    await page.getByRole('button', { name: 'Save my answer' }).click();
    await page.waitForURL(hasScripts ? /\/app$/ : /\/app\/profile\/sharing$/);
    const { rows } = await pool.query('select phone from student where user_id = $1', [owner]);
    expect(rows).toEqual([{ phone: '413-555-0177' }]);
  },
);

const booth = (place: number) => `/app/fairs/visit/demo/booths/${demoId('booth', place)}`;
const log = (page: Page) => page.getByRole('log', { name: 'Messages at this booth' });

/** The demo's student in the conversation of a booth. */
async function atBooth(place: number, options?: BrowserContextOptions): Promise<Page> {
  const page = await openAs(address, 'student', options);
  await page.goto(`${address}${booth(place)}?view=chat`);
  await log(page).waitFor();
  return page;
}

async function ask(page: Page, text: string) {
  const box = page.getByRole('textbox', { name: /^Your question/ });
  await box.fill(text);
  await box.press('Enter');
}

/** What the demo's student has answered to the college of a booth, and at what. */
async function answersAt(place: number) {
  const { rows } = await database.pool.query<{ outcome: string; action: string }>(
    `select e.outcome, e.action from sharing_entry e join sharing s on s.id = e.sharing_id
     join fair_booth b on b.college_id = s.college_id
     join account a on a.id = s.account_id
     where b.id = $1 and a.email = $2 and not 'texts' = any(e.topics)`,
    [demoId('booth', place), demoEmail('student')],
  );
  return rows;
}

test('the first question to a college asks once what it can see; the message and what is typed stay', async () => {
  const student = await atBooth(3);
  const elsewhere = await atBooth(3);
  await ask(student, 'Do you have a radio station?');
  const dialog = student.getByRole('dialog', { name: /^Share your details with / });
  await dialog.waitFor();
  await log(student).getByText('Do you have a radio station?').waitFor();
  expect(await axeFindings(student)).toEqual([]);
  await dialog.getByLabel(/^No, share nothing/).check();
  await dialog.getByRole('button', { name: 'Save my answer' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await answersAt(3)).toEqual([{ outcome: 'declined', action: 'asked' }]);

  // The no is known on another device whose page is older, and in private.
  const isKnown = elsewhere.waitForResponse(
    (answer) => !!answer.request().postData()?.includes('sharingQuestion'),
  );
  await ask(elsewhere, 'And a newspaper?');
  await isKnown;
  await log(student).getByText('And a newspaper?').waitFor();
  await student.goto(`${address}${booth(3)}?talk=private`);
  await student.getByRole('textbox', { name: /^Write to/ }).fill('May I visit?');
  await student.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await student
    .getByRole('log', { name: 'Private messages' })
    .getByText('May I visit?')
    .first()
    .waitFor();
  for (const page of [student, elsewhere])
    expect(await page.getByRole('dialog', { name: /^Share your details with / }).count()).toBe(0);
});

test('without JavaScript the page after the first private question asks, and leads back to it', async () => {
  const student = await atBooth(4, phoneWithoutScripts);
  await student.goto(`${address}${booth(4)}?talk=private`);
  await student.getByRole('textbox', { name: /^Write to/ }).fill('Is a C in math a no?');
  await student.getByRole('button', { name: 'Send' }).click();
  await student.waitForURL(/\/sharing\//);
  await seeAlert(student, 'Your message was sent.');
  await student.getByLabel(/^Yes, share/).check();
  await student.getByRole('button', { name: 'Save my answer' }).click();
  await student.waitForURL(/talk=private/);
  await student.getByText('Is a C in math a no?').waitFor();
  const [answer] = await answersAt(4);
  expect(answer).toMatchObject({ outcome: 'given', action: 'asked' });
  await student.getByRole('textbox', { name: /^Write to/ }).fill('And a D?');
  await student.getByRole('button', { name: 'Send' }).click();
  await student.getByText('And a D?').waitFor();
  expect(new URL(student.url()).pathname).toBe(booth(4));
});
