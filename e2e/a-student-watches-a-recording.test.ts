import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database, demo: true });
const recordings = `${address}/fair-last-fall/recordings`;

/** The demo's student was at last fall's fair, too. */
await database.pool.query(
  `insert into fair_attendee (id, fair_id, attendee_type, dob, first_name, last_name, email, consent,
     user_id, confirmed_at)
   select gen_random_uuid(), $1, 'student', '2009-05-01', 'Jordan', 'Rivera', $2, true, $3, now()`,
  [demoFairs['last-fall'], demoEmail('student'), demoId('account', 'student')],
);

// The college in the second place of the first session has answered two questions.
const run = await database.pool.query<{ id: string; exhibitor: string }>(
  `insert into session_run (id, fair_id, session, started_at, steps)
   select gen_random_uuid(), w.fair_id, 1, now() - interval '1 day', jsonb_build_array(
     jsonb_build_object('kind', 'turn', 'exhibitorId', c ->> 'exhibitorId', 'seconds', 360))
   from fair_webinar w, jsonb_path_query(w.recording_links, '$."1".chapters[1]') c
   where w.fair_id = $1
   returning id, steps -> 0 ->> 'exhibitorId' as exhibitor`,
  [demoFairs['last-fall']],
);
for (const [body, answer] of [
  ['Is there a gym?', 'Yes, on the hill.'],
  ['Can I bring my cat?', null],
])
  await database.pool.query(
    `with asked as (
       insert into session_question (id, run_id, author_id, client_key, body, created_at)
       values (gen_random_uuid(), $1, $2, $3, $3, now()) returning id)
     insert into session_answer (id, question_id, exhibitor_id, claimed_at, answered_at, body)
     select gen_random_uuid(), asked.id, $5, r.started_at, r.started_at + interval '2 seconds', $4
     from asked, session_run r where r.id = $1`,
    [run.rows[0]?.id, demoId('account', 'student'), body, answer, run.rows[0]?.exhibitor],
  );

/** Where the student stopped in the first session, as their registration has it. */
async function keptSeconds(): Promise<number> {
  const { rows } = await database.pool.query<{ at: number | null }>(
    `select (recording -> '1' ->> 'watchedSeconds')::float8 as at from fair_attendee
     where fair_id = $1 and user_id = $2`,
    [demoFairs['last-fall'], demoId('account', 'student')],
  );
  return rows[0]?.at ?? 0;
}

async function signIn(device: BrowserContext): Promise<Page> {
  device.setDefaultTimeout(15_000);
  const form = { email: demoEmail('student'), password: demoPassword };
  const answer = await postFromOwnPage(device, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  return device.newPage();
}
const student = async (options?: BrowserContextOptions) => signIn(await newVisitor(options));

const sessionOf = (page: Page, title = 'Near the city') =>
  page.getByRole('article', { name: title });
const playerOf = (page: Page) => sessionOf(page).locator('video');
const placeOf = (page: Page) =>
  playerOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const chaptersOf = (page: Page) => sessionOf(page).getByRole('list', { name: /^Chapters/ });
const nowIn = (page: Page) => chaptersOf(page).locator('[aria-current=true]');

test('a student watches, jumps to a college, reads along, and goes on elsewhere where they stopped', async () => {
  const page = await student();
  await page.goto(recordings);
  await page.getByRole('heading', { name: 'Recordings', level: 1 }).waitFor();
  const chapters = chaptersOf(page).getByRole('link', { name: /: watch / });
  expect(await chapters.count()).toBe(6);
  await sessionOf(page).getByRole('combobox', { name: 'Speed of session 1' }).waitFor();

  // What is said under the picture, from now on: a busy machine may look only when it has passed.
  await playerOf(page).evaluate((video: HTMLVideoElement) => {
    const [track] = Array.from(video.textTracks);
    track?.addEventListener('cuechange', () => {
      for (const cue of Array.from(track.activeCues ?? []))
        video.dataset['said'] = `${video.dataset['said'] ?? ''} ${(cue as VTTCue).text}`;
    });
  });

  // The third college speaks from second 16 on; the keyboard gets there as well.
  await chapters.nth(2).press('Enter');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(17);
  expect(await nowIn(page).getAttribute('aria-label')).toBe(
    await chapters.nth(2).getAttribute('aria-label'),
  );
  await expect.poll(() => page.url()).toMatch(/\?session=1&t=16#session-1$/);
  await expect
    .poll(() => playerOf(page).getAttribute('data-said'))
    .toMatch(/you can visit a class on any weekday/);

  await sessionOf(page)
    .getByRole('combobox', { name: /^Speed/ })
    .selectOption('2×');
  const pause = () => playerOf(page).evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => placeOf(page)).toBeGreaterThan(22);
  await pause();
  const stopped = Math.floor(await placeOf(page));

  await expect.poll(keptSeconds).toBeGreaterThanOrEqual(stopped);

  const seen = { name: `Resume at 0:${String(stopped).padStart(2, '0')}` };
  await page.goto(recordings);
  await sessionOf(page).getByRole('button', seen).waitFor();
  const phone = await student({ viewport: { width: 390, height: 844 } });
  await phone.goto(recordings);
  await sessionOf(phone).getByRole('button', seen).click();
  await expect.poll(() => placeOf(phone)).toBeGreaterThan(stopped);
  expect(await axeFindings(phone)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test('a guest finds what was said, keeps the place in the browser, and saves a college after signing in', async () => {
  const page = await (await newVisitor()).newPage();
  await page.goto(recordings);
  await page.getByRole('searchbox').fill('need for many FAMILIES');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('3 results for', { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^0:22.*Session 1/ }).click();
  await expect.poll(() => placeOf(page)).toBeCloseTo(22, 0);
  await playerOf(page).evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => placeOf(page)).toBeGreaterThan(23);
  await playerOf(page).evaluate((video: HTMLVideoElement) => video.pause());
  await page.goto(recordings);
  await sessionOf(page)
    .getByRole('button', { name: /^Resume at 0:2\d$/ })
    .waitFor();

  const bookmark = chaptersOf(page).getByRole('link', { name: /^Save .*: sign in first$/ });
  const name = /^Save (.*): sign in first$/.exec(
    (await bookmark.nth(1).getAttribute('aria-label')) ?? '',
  )?.[1];
  await bookmark.nth(1).click();
  await page.waitForURL('**/login?return=*');
  await page.getByLabel('Email').first().fill(demoEmail('student'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/fair-last-fall/recordings?session=1&t=10#session-1');
  await chaptersOf(page)
    .getByRole('button', { name: `Save ${name}` })
    .click();
  // A student is asked once what the college may see.
  await page.getByRole('dialog').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await chaptersOf(page)
    .getByRole('button', { name: `Saved: ${name}. Remove from my colleges` })
    .waitFor();
  const { rows } = await database.pool.query(
    'select 1 from saved_college s join college c on c.id = s.college_id where c.name = $1',
    [name],
  );
  expect(rows.length).toBe(1);
});

test('someone without JavaScript reaches the file, the chapters and the search, and saves a college', async () => {
  const page = await student({ javaScriptEnabled: false });
  await page.goto(recordings);
  await chaptersOf(page)
    .getByRole('link', { name: /^0:28: watch / })
    .click();
  expect(page.url()).toBe(`${recordings}?session=1&t=28#session-1`);
  const src = (await playerOf(page).getAttribute('src')) ?? '';
  expect(src).toMatch(/#t=28$/);
  const file = await page.request.get(new URL(src, address).href, {
    headers: { range: 'bytes=0-9' },
  });
  expect([file.status(), file.headers()['content-type']]).toEqual([206, 'video/webm']);
  expect(await playerOf(page).locator('track').getAttribute('src')).toMatch(/\.vtt$/);

  await page.getByRole('searchbox').fill('housing');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('3 results for', { exact: false }).waitFor();

  const save = chaptersOf(page).getByRole('button', { name: /^Save / });
  const name = ((await save.nth(3).getAttribute('aria-label')) ?? '').replace(/^Save /, '');
  await save.nth(3).click();
  await page.waitForURL('**/app/sharing/**');
  await page
    .getByRole('link', { name: 'Later' })
    .or(page.getByRole('link', { name: 'Not now' }))
    .first()
    .click();
  await chaptersOf(page)
    .getByRole('button', { name: `Saved: ${name}. Remove from my colleges` })
    .waitFor();
});

test('someone watches one college’s part, reads what it answered, and watches the rest', async () => {
  const page = await (await newVisitor()).newPage();
  await page.goto(recordings);
  await chaptersOf(page)
    .getByRole('link', { name: /^0:10: watch / })
    .click();
  await sessionOf(page)
    .getByRole('link', { name: /^Only this part: .*, 0:10 to 0:16$/ })
    .click();
  await expect.poll(() => page.url()).toMatch(/\?session=1&t=10&until=16#session-1$/);
  await sessionOf(page)
    .getByText(/^That was .*’s part\.$/)
    .waitFor();
  const stopped = await placeOf(page);
  expect(stopped).toBeGreaterThan(15);
  expect(stopped).toBeLessThan(18);
  expect(await axeFindings(page)).toEqual([]);
  await sessionOf(page).getByRole('button', { name: 'Watch the rest' }).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(stopped + 1);

  await chaptersOf(page).getByText('2 answered questions').click();
  await chaptersOf(page).getByText('Yes, on the hill.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await chaptersOf(page).getByRole('link', { name: 'Answered in the session, at 0:12' }).click();
  await expect.poll(() => page.url()).toMatch(/\?session=1&t=12#session-1$/);
});

test('a visitor of a college’s page goes from there to where the college speaks', async () => {
  const page = await (await newVisitor()).newPage();
  await page.goto(recordings);
  await chaptersOf(page).locator('a[href^="/college-"]').nth(4).click();
  await page.waitForURL('**/college-*');
  await page.getByRole('heading', { name: 'Hear them' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^Watch .* in “Near the city”/ }).click();
  await page.waitForURL('**/fair-last-fall/recordings?session=1&t=28&until=34#session-1');
  await expect.poll(() => placeOf(page)).toBeCloseTo(28, 0);
  await sessionOf(page)
    .getByText(/^Stops at 0:34, where /)
    .waitFor();
});
