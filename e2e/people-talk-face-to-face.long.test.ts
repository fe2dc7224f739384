import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { openCall } from '../src/features/lobby/calls/open-call.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { transaction } from '../src/platform/database/transaction.server.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { openTurnServer } from '../tests/support/turn-server.server.ts';
import { newVisitor } from './browser.ts';
import { connectionsOf, joinCall, newCallVisitor, seesAndHears, tileOf } from './call-visitors.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs, signIn } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const relayed = await demoDatabase();
const turn = await openTurnServer();
const relayedAddress = await openForVisitors({
  database: relayed,
  env: () => Promise.resolve({ TURN_URLS: turn.urls, TURN_SECRET: turn.secret }),
});
type Who = Parameters<typeof demoEmail>[0];

const boothId = demoId('booth', 1);

async function accountOf(who: Who, on: Database): Promise<string> {
  const { rows } = await on.pool.query<{ id: string }>('select id from account where email = $1', [
    demoEmail(who),
  ]);
  return rows[0]?.id ?? '';
}

/** A call between the rep of a booth and a student, as the waiting queue opens it. */
async function newCall(on = database): Promise<string> {
  const startedBy = await accountOf('college', on);
  const student = await accountOf('student', on);
  return transaction(on.pool, (tx) =>
    openCall(tx, { world: realWorld, boothId, startedBy, accountIds: [student], hasRooms: false }),
  );
}

interface Way {
  readonly address: string;
  readonly callId: string;
  readonly devices?: 'both' | 'noCamera';
}

/** Someone on the page of a call, before the check of their devices. */
async function atCall(who: Who, { address: at, callId, devices = 'both' }: Way): Promise<Page> {
  const visitor = await newCallVisitor(devices);
  await signIn(visitor, at, who);
  const page = await visitor.newPage();
  await page.goto(`${at}/app/fairs/visit/demo/calls/${callId}`);
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).waitFor();
  return page;
}

const readings = `select from audit_entry where action = 'readCallReports'`;

/** An admin finds what was reported, and only reading it is recorded. */
async function seeReported(reason: string): Promise<void> {
  const admin = await openAs(address, 'admin');
  await admin.setViewportSize({ width: 390, height: 800 });
  await admin.goto(`${address}/admin/fairs/${demoFairs.demo}/live`);
  await admin.getByText('1 report. The audit log records each time you read them.').waitFor();
  expect((await database.pool.query(readings)).rowCount).toBe(0);
  await admin.getByRole('link', { name: 'Read the reports' }).press('Enter');
  const report = admin.getByRole('listitem').filter({ hasText: reason });
  await report.getByText(`${demoEmail('college')} (rep)`).waitFor();
  await report.getByText(demoEmail('student'), { exact: true }).waitFor();
  await report.getByText('(still going on)').waitFor();
  expect(await axeFindings(admin)).toEqual([]);
  await expectToFit(admin);
  expect((await database.pool.query(readings)).rowCount).toBe(1);
}

test('a student and a rep check their devices, see and hear each other, and know who is who', async () => {
  const callId = await newCall();
  const student = await atCall('student', { address, callId });
  await student.getByRole('button', { name: 'Turn on camera and microphone' }).press('Enter');
  await student.getByRole('meter', { name: /^Microphone level/ }).waitFor();
  await student.getByRole('combobox', { name: 'Camera' }).waitFor();
  expect(await axeFindings(student)).toEqual([]);
  await student.getByRole('button', { name: 'Join the call' }).press('Enter');
  await student.getByText('No one else is here yet.').waitFor();
  const rep = await atCall('college', { address, callId });
  await joinCall(rep);
  await Promise.all([student, rep].map(seesAndHears));
  await tileOf(rep, 'Jordan R.').getByText('Good connection').waitFor();
  await tileOf(student, 'Rep,').getByText('Good connection').waitFor();
  for (const page of [student, rep]) {
    await page.setViewportSize({ width: 390, height: 800 });
    await expectToFit(page);
  }
  expect(await axeFindings(rep)).toEqual([]);

  await rep.getByRole('button', { name: 'Mute', exact: true }).press('Enter');
  await tileOf(student, 'Rep,').getByText('Microphone off').waitFor();
  await rep.getByRole('button', { name: 'Turn camera off' }).press('Enter');
  await tileOf(student, 'Rep,').getByText('Camera off').waitFor();
  await rep.getByRole('button', { name: 'Turn camera on' }).press('Enter');
  await rep.getByRole('button', { name: 'Unmute', exact: true }).press('Enter');
  await seesAndHears(student);

  await student.getByRole('button', { name: 'Report', exact: true }).press('Enter');
  await student.getByRole('button', { name: 'Something else' }).press('Enter');
  await student.getByText('Reported. The organizer will read it.').waitFor();
  await seeReported('Something else');

  await student.reload();
  await joinCall(student);
  await Promise.all([student, rep].map(seesAndHears));
  await student.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await student.getByText('You left the call.').waitFor();
  await tileOf(rep, 'Jordan R.').getByText('Not in the call').waitFor();
  await student.getByRole('button', { name: 'Join again' }).press('Enter');
  await joinCall(student);
  await seesAndHears(student);
  await rep.getByRole('button', { name: 'End for everyone' }).press('Enter');
  for (const page of [student, rep]) await page.getByText('The call has ended.').waitFor();
}, 300_000);

test('a student is reached through the relay alone, and comes back when it was gone for a while', async () => {
  const way = { address: relayedAddress, callId: await newCall(relayed) };
  const student = await atCall('student', way);
  const rep = await atCall('college', way);
  await Promise.all([student, rep].map(joinCall));
  await Promise.all([student, rep].map(seesAndHears));
  expect((await connectionsOf(student)).pairs).toEqual([expect.stringMatching(/^relay /)]);
  expect((await connectionsOf(rep)).pairs).toEqual([expect.stringMatching(/ relay$/)]);

  await turn.stop();
  for (const page of [student, rep])
    await page.getByRole('listitem').getByText('Reconnecting…').waitFor();
  await turn.start();
  for (const page of [student, rep])
    await expect
      .poll(async () => (await connectionsOf(page)).pairs.length, { timeout: 60_000 })
      .toBe(1);
  await Promise.all([student, rep].map(seesAndHears));
  expect((await connectionsOf(student)).pairs).toEqual([expect.stringMatching(/^relay /)]);
}, 300_000);

test('a student is called from the line while elsewhere at the fair, and in the call they see and hear each other', async () => {
  const student = await newCallVisitor('both');
  await signIn(student, address, 'student');
  const rep = await newCallVisitor('both');
  await signIn(rep, address, 'college');
  const own = await rep.newPage();
  await own.goto(`${address}/app/fairs/visit/demo/booths/${boothId}`);
  await own.getByRole('button', { name: 'Open the line' }).press('Enter');
  const page = await student.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/app/fairs/visit/demo/booths/${boothId}?view=chat`);
  await page.getByRole('button', { name: 'Join the line' }).press('Enter');
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Save my answer' }).press('Enter');
  await question.waitFor({ state: 'detached' });
  // Elsewhere at the fair the call is not missed.
  await page.goto(`${address}/app/fairs/visit/demo`);
  await own.getByRole('button', { name: 'Call next' }).press('Enter');
  await page.getByRole('button', { name: /^Accept/ }).press('Enter');
  await joinCall(page);
  await own.getByRole('link', { name: 'Join the call with Jordan R.' }).press('Enter');
  await joinCall(own);
  await Promise.all([page, own].map(seesAndHears));
  const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? -1;
  expect(await topOf(tileOf(page, 'Rep,'))).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  const left = page.getByText('You left the call.');
  await expect.poll(() => topOf(left)).toBeGreaterThanOrEqual(0);
  await page.getByRole('link', { name: 'Back to the booth' }).press('Enter');
  await page.getByRole('button', { name: 'Join the line' }).waitFor();
  // A rep goes on at the desk.
  await own.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await own.getByRole('link', { name: 'Back to the desk' }).press('Enter');
  await own.waitForURL((url) => url.pathname.endsWith('/visit/demo/desk'));
}, 300_000);

test('a rep with and without scripts decides that calls need two reps, and a student in a call learns what it waits for', async () => {
  const student = await atCall('student', { address, callId: await newCall() });
  await joinCall(student);
  const alone = student.getByText('No one else is here yet.');
  const waits = student.getByText('The call starts when a second rep from the college has joined.');
  await alone.waitFor();
  expect(await waits.count()).toBe(0);
  const booth = `${address}/app/fairs/visit/demo/booths/${boothId}?view=chat`;
  const plain = await openAs(address, 'college', { javaScriptEnabled: false });
  await plain.goto(booth);
  await plain.getByText('Two reps in every call: off').click();
  await plain.getByRole('button', { name: 'Require two reps' }).click();
  await plain.getByText('Saved. Calls now require two reps.').waitFor();
  await waits.waitFor();

  const rep = await openAs(address, 'college');
  await rep.setViewportSize({ width: 390, height: 800 });
  await rep.goto(booth);
  await rep.getByText('Two reps in every call: on').click();
  expect(await axeFindings(rep)).toEqual([]);
  await expectToFit(rep);
  await rep.getByRole('button', { name: 'Allow calls with one rep' }).press('Enter');
  await rep.getByText('Two reps in every call: off').waitFor();
  await rep.getByRole('button', { name: 'Require two reps' }).waitFor();
  await waits.waitFor({ state: 'detached' });
  await alone.waitFor();
}, 300_000);

test('someone without a camera is told why, and speaks all the same', async () => {
  const callId = await newCall();
  const student = await atCall('student', { address, callId, devices: 'noCamera' });
  await student.getByRole('button', { name: 'Turn on camera and microphone' }).press('Enter');
  await student.getByText('We couldn’t find a camera. You can join without one.').waitFor();
  await student.getByRole('button', { name: 'Join the call' }).press('Enter');
  const rep = await atCall('college', { address, callId });
  await joinCall(rep);
  await seesAndHears(student);
  await tileOf(rep, 'Jordan R.').getByText('Camera off').waitFor();
  const before = await connectionsOf(rep);
  await expect.poll(async () => (await connectionsOf(rep)).energy).toBeGreaterThan(before.energy);
}, 300_000);

test('a call is not there for others, and says without scripts what it needs', async () => {
  const path = `${address}/app/fairs/visit/demo/calls/${await newCall()}`;
  const parent = await newVisitor();
  await signIn(parent, address, 'parent');
  expect((await (await parent.newPage()).goto(path))?.status()).toBe(404);
  const student = await newVisitor({ javaScriptEnabled: false });
  await signIn(student, address, 'student');
  const page = await student.newPage();
  await page.goto(path);
  expect(await page.innerText('main')).toContain('Video calls need JavaScript.');
}, 120_000);
