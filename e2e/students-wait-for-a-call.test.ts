import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { phoneWithoutScripts } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { settledStudent } from './settled-student.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const lobby = `${address}/app/fairs/visit/demo`;
const booth = (place: number) => `${lobby}/booths/${demoId('booth', place)}?view=chat`;

async function signIn(
  device: BrowserContext,
  who: Parameters<typeof demoEmail>[0],
): Promise<BrowserContext> {
  const form = { email: demoEmail(who), password: demoPassword };
  const answer = await postFromOwnPage(device, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  return device;
}

async function opened(device: BrowserContext, url: string): Promise<Page> {
  const page = await device.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Another student at the fair. */
async function ada(): Promise<BrowserContext> {
  const { device, email } = await settledStudent(address, database, 'ada@queue.test');
  await database.pool.query(
    `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, user_id,
       owner, dob, consent, confirmed_at)
     select gen_random_uuid(), b.fair_id, 'student', 'Ada', 'Byron', a.email, a.id, a.id,
       '2009-05-01', true, now()
     from account a, fair_booth b where a.email = $1 and b.id = $2`,
    [email, demoId('booth', 1)],
  );
  return device;
}

/** At another college a rep has opened the line before. */
async function openElsewhere(place: number): Promise<void> {
  await database.pool.query(
    `insert into booth_queue (id, fair_id, is_open, updated_at)
     select id, fair_id, true, now() from fair_booth where id = $1
     on conflict (id) do update set is_open = true`,
    [demoId('booth', place)],
  );
}

const adasDevice = await ada();

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Joins the line; the first time, the college asks, and the student shares nothing. */
async function joinLine(page: Page, isAsked: boolean) {
  await press(page, 'Join the line');
  if (!isAsked) return;
  const dialog = page.getByRole('dialog');
  // However long the question is, its button is in view.
  await dialog.getByLabel(/^Yes, share my name/).check();
  await dialog.getByLabel(/^Phone number/).waitFor();
  const save = dialog.getByRole('button', { name: 'Save my answer' });
  expect(
    await save.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight),
  ).toBe(true);
  await dialog.getByLabel(/^No, share nothing/).check();
  await dialog.getByText(/keep your spot in line/).waitFor();
  await save.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
}

test.each([390, 1440])(
  'two students wait for a call, one moves up, puts the call off once and accepts the next: %i pixels',
  async (width) => {
    const isFirst = width === 390;
    await database.pool.query('delete from queue_entry');
    await database.pool.query('delete from booth_queue');
    await openElsewhere(2);
    const rep = await opened(await signIn(await newWatcher(width), 'college'), booth(1));
    const jordan = await signIn(await newWatcher(width), 'student');
    const waiting = await opened(jordan, booth(1));
    await waiting.getByText(/^No calls right now/).waitFor();
    await press(rep, 'Open the line');
    // It reaches those who look on.
    await waiting.getByRole('button', { name: 'Join the line' }).waitFor();

    const adas = await opened(adasDevice, booth(1));
    await joinLine(adas, isFirst);
    await heading(adas, 'You’re next').waitFor();
    await joinLine(waiting, isFirst);
    await heading(waiting, 'You’re 2nd in line').waitFor();
    await rep.getByText('Jordan R.', { exact: true }).first().waitFor();
    const elsewhere = await opened(jordan, booth(2));
    await joinLine(elsewhere, isFirst);
    await heading(elsewhere, 'You’re next').waitFor();
    expect(await axeFindings(waiting)).toEqual([]);
    expect(await axeFindings(rep)).toEqual([]);
    await expectToFit(waiting);
    await expectToFit(rep);

    await press(adas, 'Leave the line');
    await heading(waiting, 'You’re next').waitFor();
    await joinAgain(adas);
    await heading(adas, 'You’re 2nd in line').waitFor();
    await waiting.reload();
    await heading(waiting, 'You’re next').waitFor();

    // The call follows the student into the lobby.
    const browsing = await opened(jordan, lobby);
    await browsing.getByText(/^You’re next at/).waitFor();
    await press(rep, 'Call next');
    await browsing.getByRole('button', { name: /^Accept/ }).waitFor();
    await expect.poll(() => browsing.title()).toMatch(/is calling/);
    await heading(waiting, /is calling you$/).waitFor();
    expect(await axeFindings(browsing)).toEqual([]);
    await press(browsing, 'Not now');
    await heading(waiting, 'You’re 2nd in line').waitFor();
    await heading(adas, 'You’re next').waitFor();

    await press(rep, 'Call Jordan R.');
    await press(browsing, /^Accept/);
    await browsing.waitForURL(/\/calls\//);
    await heading(browsing, 'Check your camera and microphone').waitFor();
    await rep.getByRole('link', { name: 'Join the call with Jordan R.' }).waitFor();
    await browsing.goto(lobby);
    await browsing.getByRole('link', { name: /^Your call with/ }).waitFor();
    await heading(waiting, 'You’re on a call').waitFor();
    // At the other college the place is kept meanwhile.
    await elsewhere.getByText(/keep your spot while/).waitFor();
    await press(rep, 'The call with Jordan R. ended');
    await waiting.getByRole('button', { name: 'Join the line' }).waitFor();
    // The rep’s list closes up behind who has left it.
    for (const page of [waiting, elsewhere, browsing]) expect(await movesOf(page)).toEqual([]);
  },
  600_000,
);

async function joinAgain(page: Page) {
  await press(page, 'Join the line');
  await page.getByRole('button', { name: 'Leave the line' }).waitFor();
}

test('without JavaScript a student joins and leaves by forms, and a rep calls', async () => {
  await database.pool.query('delete from queue_entry');
  await openElsewhere(1);
  const options: BrowserContextOptions = phoneWithoutScripts;
  const student = await opened(await signIn(await newVisitor(options), 'student'), booth(1));
  await student.getByRole('button', { name: 'Join the line' }).click();
  await student.waitForURL(/\/(sharing|booths)\//);
  await student.goto(booth(1));
  await heading(student, 'You’re next').waitFor();
  const rep = await opened(await signIn(await newVisitor(options), 'college'), booth(1));
  await rep.getByRole('button', { name: 'Call Jordan R.' }).click();
  await rep.getByText(/^Called/).waitFor();
  await student.goto(lobby);
  await student.getByRole('button', { name: 'Not now' }).click();
  await student.getByText(/^You’re next at/).waitFor();
  await student.goto(booth(1));
  await student.getByRole('button', { name: 'Leave the line' }).click();
  await student.getByRole('button', { name: 'Join the line' }).waitFor();
}, 240_000);
