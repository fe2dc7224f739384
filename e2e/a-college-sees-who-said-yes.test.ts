import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/features/accounts/demo-accounts.server.ts';
import { demoEmail, demoPassword, demoPeople } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { transaction } from '../src/platform/database/transaction.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { recordSharing } from '../src/features/students/record-sharing.server.ts';
import { sharingTopics, type SharingTopic } from '../src/features/students/sharing-choices.ts';
import { presentQuestion } from '../src/features/students/sharing-wordings.ts';
import { enter, firstPage, phoneWithoutScripts, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const { rows } = await database.pool.query<{ id: string }>(
  'select college_id as id from college_rep where user_id = $1',
  [demoAccounts.college],
);
const collegeId = rows[0]?.id ?? '';
const { firstName, lastName } = demoPeople.student;
const name = `${firstName} ${lastName}`;
const title = 'Leads';

/** What the demo's student answers to the rep's college. */
const answer = (given: readonly SharingTopic[]) =>
  transaction(database.pool, (tx) =>
    recordSharing(tx, realWorld, {
      accountId: demoAccounts.student,
      collegeId,
      asked: sharingTopics,
      given,
      action: 'asked',
      fairId: demoFairs.demo,
      wording: presentQuestion,
    }),
  );

async function signIn(page: Page) {
  await enter(page, address, demoEmail('college'), demoPassword);
  await page.goto(`${address}/app/leads`);
  await seeHeading(page, title);
}

/** The file that comes when someone asks for one of the layouts, in two taps from the list. */
async function download(page: Page, layout: string): Promise<string> {
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  await seeHeading(page, 'Download leads');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${layout}` }).click();
  return readFile(await (await coming).path(), 'utf8');
}

const panel = (page: Page) => page.getByRole('region', { name });
const pressed = (page: Page, label: string) =>
  panel(page).getByRole('button', { name: label, exact: true, pressed: true });

/** Rates, tags, plans and notes; each saves itself. */
async function work(page: Page, note: string) {
  await panel(page).getByRole('button', { name: 'Hot', exact: true }).click();
  await pressed(page, 'Hot').waitFor();
  await panel(page).getByText('Saved').waitFor();
  await panel(page).getByRole('button', { name: 'Call back' }).click();
  await pressed(page, 'Call back').waitFor();
  await panel(page).getByRole('textbox', { name: 'Add a tag' }).fill('Watershed');
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Remove Watershed' }).waitFor();
  await notes(page).fill(note);
  await saveNotes(page);
  await seeSaved(page, note);
}

const notes = (page: Page) => panel(page).getByRole('textbox', { name: 'Notes' });
const saveNotes = (page: Page) => panel(page).getByRole('button', { name: 'Save notes' }).click();

/** The page comes back with these notes as the saved ones, whatever the box says. */
const seeSaved = (page: Page, note: string) =>
  expect.poll(() => notes(page).textContent()).toBe(note);

/** Another tap, which reads the lead anew; in the end it's as warm as before. */
async function tapTwice(page: Page) {
  for (const label of ['Warm', 'Hot']) {
    await panel(page).getByRole('button', { name: label, exact: true }).click();
    await pressed(page, label).waitFor();
  }
}

const colleagueWrites = (note: string) =>
  database.pool.query(
    `update lead set notes = $3, version = version + 1,
       notes_version = version + 1, changed_by = null, notes_by = null
     where sharing_id = (select id from sharing where account_id = $1 and college_id = $2)`,
    [demoAccounts.student, collegeId, note],
  );

/** A colleague writes meanwhile: what was typed stays, beside what the notes say now. */
async function collide(page: Page, meanwhile = (_page: Page) => Promise.resolve()) {
  await notes(page).fill('Typed by me');
  await colleagueWrites('From a colleague');
  await meanwhile(page);
  await saveNotes(page);
  await panel(page).getByText('A colleague changed these notes after you opened them').waitFor();
  await panel(page).getByText('From a colleague').waitFor();
  expect(await notes(page).inputValue()).toBe('Typed by me');
  await saveNotes(page);
  await expect.poll(() => panel(page).getByText('From a colleague').count()).toBe(0);
  await seeSaved(page, 'Typed by me');
}

async function seeWork(page: Page, note: string) {
  await pressed(page, 'Hot').waitFor();
  await pressed(page, 'Call back').waitFor();
  await panel(page).getByRole('button', { name: 'Remove Watershed' }).waitFor();
  expect(await notes(page).inputValue()).toBe(note);
}

const open = (page: Page) => page.getByRole('link', { name, exact: true });

test.each([390, 1440])(
  'a rep works with a lead and takes the list for Slate; a yes that is taken back is gone from both, on %i pixels',
  async (width) => {
    await answer([]);
    await answer(['contact', 'school', 'academics', 'demographics', 'texts']);
    const visitor = await newWatcher(width);
    const page = await visitor.newPage();
    await signIn(page);
    await page.goto(`${address}/app`);
    await page.getByRole('link', { name: 'View leads' }).press('Enter');
    await seeHeading(page, title);
    const listed = await page.goto(`${address}/app/leads?sort=agreedAt&fair=${demoFairs.demo}`);
    expect(await htmlFindings((await listed?.text()) ?? '')).toEqual([]);
    await open(page).waitFor();
    expect(await movesOf(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await open(page).click();
    await panel(page).getByText('Class of ').waitFor();
    await panel(page)
      .getByText(/^Shared Contact, School, .* when asking you something$/)
      .last()
      .waitFor();
    await work(page, 'Runs cross country.');
    await colleagueWrites('Called on Friday.');
    await tapTwice(page);
    await expect.poll(() => notes(page).inputValue()).toBe('Called on Friday.');
    await collide(page, tapTwice);
    expect(await axeFindings(page)).toEqual([]);
    const shown = await page.reload();
    expect(await htmlFindings((await shown?.text()) ?? '')).toEqual([]);
    await seeWork(page, 'Typed by me');
    const table = await download(page, 'Slate');
    expect(await axeFindings(page)).toEqual([]);
    const row = `,shared,${firstName},${lastName},${demoEmail('student')},`;
    const line = table.split('\r\n').find((one) => one.includes(row));
    expect(line).toContain('hot,Watershed,Typed by me,call,');
    const record = line?.split(',')[0];

    await answer([]);
    await page.goto(`${address}/app/leads`);
    await seeHeading(page, title);
    await expect.poll(() => open(page).count()).toBe(0);
    await page.getByText('Exports so far').waitFor();
    const later = await download(page, 'Slate');
    expect(later).toContain(`\n${record ?? 'a row'},withdrawn,,,,`);
    expect(later).not.toContain(demoEmail('student'));
    await page.goto(`${address}/app/leads?lead=${record}`);
    await page.getByRole('heading', { name: 'Withdrawn' }).waitFor();
    await visitor.close();
  },
);

test('without scripts a rep finds a student, sees what is not shared, works with the lead, and takes the list', async () => {
  await answer([]);
  await answer(['contact']);
  const page = await firstPage(phoneWithoutScripts);
  await signIn(page);
  await page
    .getByRole('searchbox', { name: 'Name, email, school or tag' })
    .fill('no one like this');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'No one found' }).waitFor();
  await page.getByRole('searchbox', { name: 'Name, email, school or tag' }).fill(lastName);
  await page.getByRole('button', { name: 'Show' }).click();
  await open(page).click();
  await panel(page)
    .getByText('Shared: Contact. Not shared: School, Grades and plans, and Background.')
    .waitFor();
  await work(page, 'Met at the booth.');
  await seeWork(page, 'Met at the booth.');

  await collide(page);
  await page.getByRole('link', { name: 'All leads' }).click();
  await open(page).waitFor();
  expect(await download(page, 'Plain CSV')).toContain(',hot,Watershed,Typed by me,call,');
});
