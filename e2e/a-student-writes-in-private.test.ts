import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs, signIn } from './demo-people.ts';
import { axeFindings, expectToFit, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const boothId = demoId('booth', 1);
const booth = `${address}/app/fairs/visit/demo/booths/${boothId}`;

const log = (page: Page) => page.getByRole('log', { name: 'Private messages' });
const box = (page: Page) => page.getByRole('textbox', { name: /^(?:Write to|Your answer to)/ });
const seen = (page: Page, text: string) => log(page).getByText(text, { exact: true });

async function send(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test.each(withAndWithout)(
  'a student %s writes to a college in private, reads the answer and reports the conversation',
  async (_, device) => {
    const isLive = device.javaScriptEnabled !== false;
    const [mine, answer] = isLive
      ? ['I failed math. Is that a no?', 'Not at all. Ask me more.']
      : ['And a year off?', 'Many do that.'];
    const student = await openAs(address, 'student', device);
    await student.goto(booth);
    await student.getByRole('link', { name: 'Conversation', exact: true }).click();
    await student.getByRole('link', { name: /^Private/ }).click();
    await student.getByRole('heading', { name: /^Private with / }).waitFor();
    await send(student, mine);
    await seen(student, mine).first().waitFor();

    const rep = await openAs(address, 'college', device);
    await rep.goto(booth);
    await rep.getByRole('link', { name: /^Private .*\d new$/ }).click();
    await rep.getByRole('link', { name: new RegExp(`^Jordan R\\..*${mine.slice(0, 8)}`) }).click();
    await seen(rep, mine).first().waitFor();
    const asked = log(rep).getByRole('listitem').filter({ hasText: mine });
    await asked.getByRole('link', { name: 'Reply to Jordan R.' }).click();
    await rep.getByRole('textbox', { name: 'Your answer to Jordan R.' }).waitFor();
    await send(rep, answer);
    await seen(rep, answer).first().waitFor();

    if (!isLive) await student.reload();
    await seen(student, answer).first().waitFor();
    await log(student)
      .getByRole('link', { name: `Jordan R. asked: “${mine}”` })
      .waitFor();
    await student.reload();
    for (const page of [student, rep])
      for (const text of [mine, answer]) await expect.poll(() => seen(page, text).count()).toBe(1);
    // The rest of the booth knows nothing of it.
    const parent = await openAs(address, 'parent', device);
    await parent.goto(`${booth}?talk=private`);
    await parent.getByRole('log', { name: 'Messages at this booth' }).waitFor();
    expect(await parent.getByText(mine).count()).toBe(0);
    expect(await parent.getByRole('link', { name: /^Private/ }).count()).toBe(0);

    // Two taps.
    await student.getByLabel('Report this conversation').click();
    await student.getByRole('button', { name: 'It’s rude or upsetting' }).click();
    await seeAlert(student, 'Reported. An admin will read this conversation.');
    await student.getByText('Reported', { exact: true }).waitFor();

    const admin = await openAs(address, 'admin', device);
    await admin.goto(`${address}/admin/fairs/${demoFairs.demo}/live`);
    await admin.getByRole('link', { name: /^Read the reported conversation at / }).click();
    await admin.getByText(mine, { exact: true }).waitFor();
    await admin.getByText(answer, { exact: true }).waitFor();
    if (isLive) expect(await axeFindings(admin)).toEqual([]);
    await admin.getByRole('button', { name: 'Close the report' }).click();
    await seeAlert(admin, 'Report closed.');
    await admin.getByText('No private conversations are reported.').waitFor();
    await admin.goto(`${address}/admin/audit`);
    await admin.getByText('Read a private thread that was reported.').first().waitFor();
    await admin.getByText('Closed a report of a private thread.').first().waitFor();
  },
);

test('what is written without a connection arrives once, and what came meanwhile is there', async () => {
  const student = await openAs(address, 'student');
  await student.goto(`${booth}?talk=private`);
  await log(student).waitFor();
  await send(student, 'Hello again');
  await seen(student, 'Hello again').first().waitFor();
  const rep = await openAs(address, 'college');
  await rep.goto(`${booth}?talk=private`);
  await rep.getByRole('link', { name: /^Jordan R\./ }).click();
  await seen(rep, 'Hello again').first().waitFor();

  await student.context().setOffline(true);
  await student.getByText('Connection lost. Trying again…').waitFor();
  await send(student, 'Written in a tunnel');
  await student.getByText(/^Not sent yet\./).waitFor();
  await send(rep, 'Are you there?');
  await seen(rep, 'Are you there?').first().waitFor();
  await student.context().setOffline(false);
  await seen(rep, 'Written in a tunnel').first().waitFor();
  await seen(student, 'Are you there?').first().waitFor();
  await expect.poll(() => student.getByText(/^Not sent yet\./).count()).toBe(0);
  const order = (page: Page) =>
    log(page)
      .getByText(/^(?:Hello again|Are you there\?|Written in a tunnel)$/)
      .allInnerTexts();
  const wanted = ['Hello again', 'Are you there?', 'Written in a tunnel'];
  for (const page of [student, rep]) await expect.poll(() => order(page)).toEqual(wanted);
  await student.reload();
  await expect.poll(() => order(student)).toEqual(wanted);
});

test('a rep hands a conversation to the team, sees what is new in the booth chat, and covers nothing up', async () => {
  const rep = await openAs(address, 'college');
  await rep.goto(booth);
  await rep.getByRole('log', { name: 'Messages at this booth' }).waitFor();
  const student = await openAs(address, 'student');
  await student.goto(`${booth}?talk=private`);
  await log(student).waitFor();
  await send(student, 'My number is 413-555-0142');
  await seen(student, 'My number is 413-555-0142').first().waitFor();
  await student.getByText(/^Covered for the reps until they choose to read it/).waitFor();
  await rep.getByRole('link', { name: /^Private .*\d new$/ }).click();
  // The booth chat has links of that name, too.
  const list = rep.getByRole('region', { name: 'Students who wrote' });
  await list.getByRole('link', { name: /^Jordan R\./ }).click();
  await log(rep).waitFor();
  const covered = seen(rep, 'My number is 413-555-0142');
  expect(await covered.isVisible()).toBe(false);
  await log(rep).getByText('Covered because it contains a phone number. Show it.').click();
  await covered.waitFor();
  await rep.getByText('Answered by you', { exact: true }).click();
  await rep.getByLabel('Who answers').selectOption({ label: 'Anyone on the team' });
  await rep.getByRole('button', { name: 'Save', exact: true }).click();
  await seeAlert(rep, 'Saved who answers this conversation.');
  await rep.getByRole('button', { name: 'No answer needed' }).click();
  await seeAlert(rep, 'Marked as no answer needed.');
});

test.each(withAndWithout)(
  'an answer in private finds the student %s elsewhere at the fair, and is read when its thread is',
  async (_, device) => {
    const isLive = device.javaScriptEnabled !== false;
    const [mine, answer] = isLive
      ? ['Do you know my school?', 'We visit it.']
      : ['Is there a quiet floor?', 'There are two.'];
    const bar = (page: Page) => page.getByRole('navigation', { name: 'At this fair' });
    const entry = (page: Page) => bar(page).getByRole('link', { name: /^(?:Questions|My conv)/ });
    const student = await openAs(address, 'student', device);
    await student.goto(`${booth}?talk=private`);
    await send(student, mine);
    await seen(student, mine).first().waitFor();
    await student.getByRole('link', { name: 'Booth chat' }).click();
    await student.getByRole('log', { name: 'Messages at this booth' }).waitFor();
    await bar(student).getByRole('link', { name: 'Booths' }).click();
    await student.waitForURL((url) => url.pathname.endsWith('/visit/demo'));

    const rep = await openAs(address, 'college', device);
    await rep.goto(`${booth}?talk=private`);
    await rep.getByRole('link', { name: /^Jordan R\./ }).click();
    await seen(rep, mine).first().waitFor();
    await send(rep, answer);
    await seen(rep, answer).first().waitFor();

    if (!isLive) await student.reload();
    await expect.poll(() => entry(student).textContent()).toMatch(/1 unread answer$/);
    if (isLive) {
      await expect.poll(() => student.title()).toMatch(/^\(1\) /);
      const toast = student.getByRole('status').filter({ hasText: 'answered you in private' });
      await toast.getByText('Only you and its reps can read it.').waitFor();
      // Who stands behind the student reads nothing.
      expect(await student.getByText(answer).count()).toBe(0);
      expect(await axeFindings(student)).toEqual([]);
    }
    // The public conversation of the same booth doesn't read it.
    await student.goto(booth);
    await expect.poll(() => entry(student).textContent()).toMatch(/1 unread answer$/);
    await entry(student).click();
    const item = student.getByRole('listitem').filter({ hasText: mine });
    await item.getByText('Private', { exact: true }).waitFor();
    await item.getByText('1 new answer').waitFor();
    await item.getByText(answer).waitFor();
    if (isLive) expect(await axeFindings(student)).toEqual([]);
    await item.getByRole('link').click();
    await student.getByRole('heading', { name: /^Private with / }).waitFor();
    await seen(student, answer).first().waitFor();
    await expect.poll(() => entry(student).textContent()).not.toMatch(/unread/);
    await expect.poll(() => student.title()).not.toMatch(/^\(/);
    await entry(student).click();
    await item.getByText(answer).waitFor();
    expect(await item.getByText('1 new answer').count()).toBe(0);
  },
);

test('who reads the thread gets no notice of an answer in it', async () => {
  const student = await openAs(address, 'student');
  await student.goto(`${booth}?talk=private`);
  await log(student).waitFor();
  await send(student, 'Are you still there?');
  const rep = await openAs(address, 'college');
  await rep.goto(`${booth}?talk=private`);
  await rep.getByRole('link', { name: /^Jordan R\./ }).click();
  await seen(rep, 'Are you still there?').first().waitFor();
  await send(rep, 'Until four.');
  await seen(student, 'Until four.').first().waitFor();
  const unread = async () => {
    const { rowCount } = await database.pool.query(
      `select from thread t join thread_message m on m.thread_id = t.id
       where m.body = 'Until four.' and m.created_at > t.student_read_at`,
    );
    return rowCount;
  };
  await expect.poll(unread).toBe(0);
  expect(await student.getByText(/answered you in private/).count()).toBe(0);
  await expect.poll(() => student.title()).not.toMatch(/^\(/);
});

test.each([390, 1440])(
  'everyone can use what is private at %i pixels, in four themes',
  async (width) => {
    for (const [who, query] of [
      ['student', '?talk=private'],
      ['college', '?talk=private'],
    ] as const) {
      const device = await newWatcher(width);
      await signIn(device, address, who);
      const page = await device.newPage();
      const answer = await page.goto(booth + query);
      expect(answer?.status()).toBe(200);
      await page.getByRole('region', { name: /^Private/ }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
      await expectToFit(page);
      expect(await movesOf(page)).toEqual([]);
      if (who === 'college') {
        await page.getByRole('link', { name: /^Jordan R\./ }).click();
        await log(page).waitFor();
      }
      await page.getByLabel('Report this conversation').click();
      await page.getByRole('button', { name: 'Something else' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page);
      await device.close();
    }
  },
);
