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
const title = 'Leads: students who said yes';

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

/** The file that comes when someone asks for the list. */
async function download(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the list' }).press('Enter');
  return readFile(await (await coming).path(), 'utf8');
}

const student = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${firstName} ${lastName}` }) });

test.each([390, 1440])(
  'a rep sees who said yes and takes the list; a yes that is taken back is gone from both, on %i pixels',
  async (width) => {
    await answer(['contact', 'school', 'academics', 'demographics', 'texts']);
    const visitor = await newWatcher(width);
    const page = await visitor.newPage();
    await signIn(page);
    await page.goto(`${address}/app`);
    await page.getByRole('link', { name: 'View leads' }).press('Enter');
    await seeHeading(page, title);
    const opened = await page.goto(`${address}/app/leads?sort=agreedAt&fair=${demoFairs.demo}`);
    expect(await htmlFindings((await opened?.text()) ?? '')).toEqual([]);
    await student(page).getByText('Class of ').waitFor();
    await student(page).getByText('Text messages allowed').waitFor();
    await student(page)
      .getByText(/^Agreed when asking you something, at Demo College Fair/)
      .waitFor();
    expect(await movesOf(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    const table = await download(page);
    const row = `,shared,${firstName},${lastName},${demoEmail('student')},`;
    const record = table
      .split('\r\n')
      .find((line) => line.includes(row))
      ?.split(',')[0];
    expect(record).toBeDefined();

    await answer([]);
    await page.goto(`${address}/app/leads`);
    await seeHeading(page, title);
    await expect.poll(() => student(page).count()).toBe(0);
    await page.getByText('Exports so far').waitFor();
    const later = await download(page);
    expect(later).toContain(`\n${record ?? 'a row'},withdrawn,,,,`);
    expect(later).not.toContain(demoEmail('student'));
    await visitor.close();
  },
);

test('without scripts a rep looks for a student, sees what is not shared, and takes the list', async () => {
  await answer(['contact']);
  const page = await firstPage(phoneWithoutScripts);
  await signIn(page);
  await page.getByRole('searchbox', { name: 'Name, email or school' }).fill('nobody like this');
  await page.getByRole('button', { name: 'Show' }).click();
  await seeHeading(page, title);
  await page.getByRole('heading', { name: 'No one found' }).waitFor();
  await page.getByRole('searchbox', { name: 'Name, email or school' }).fill(lastName);
  await page.getByRole('button', { name: 'Show' }).click();
  await student(page).getByText('Not shared: School, Grades and plans, and Background').waitFor();
  expect(await download(page)).toContain(',shared,');
});
