import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { freshAddress, phone, signInAs } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { settledStudent, type SettledStudent } from './settled-student.ts';
import { confirmAndSignIn, postFromOwnPage, readCode, signUp } from './sign-up.ts';

const database = await demoDatabase();
const { pool } = database;
const address = await openForVisitors({ database });
const fairId = demoFairs['demo-6x6'];
const question = 'Who helps me find an internship?';
const answer = 'Two people whose only job that is.';

/** The fair begins so many minutes from now, and its first session with it. */
const moveFair = (minutes: number) =>
  pool.query(
    `with moved as (
       update fair set start_time = now() + $2 * interval '1 minute',
         end_time = now() + ($2 + 240) * interval '1 minute',
         exhibitor_deadline = now() + ($2 - 1440) * interval '1 minute'
       where id = $1 returning start_time
     )
     update fair_webinar set
       details = jsonb_set(details, '{sessions,0,startTime}',
         to_jsonb(to_char((select start_time from moved) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))),
       webinar_links = '{"1": {"join": "https://meet.example.org/1"}}'
     where fair_id = $1`,
    [fairId, minutes],
  );
await moveFair(5);

/** The exhibitors of the session, in the order in which they speak. */
const { rows: exhibitors } = await pool.query<{
  name: string;
  slug: string;
  id: string;
  collegeId: string;
}>(
  `select c.name, c.slug, e.id, c.id as "collegeId"
   from fair_webinar w, jsonb_array_elements(w.details -> 'sessions' -> 0 -> 'exhibitors') x
   join fair_exhibitor e on e.id::text = x ->> 'exhibitorId' join college c on c.id = e.college_id
   where w.fair_id = $1 order by (x ->> 'position')::int`,
  [fairId],
);
const [first, missing, told] = exhibitors;
if (!first || !missing || !told) throw new Error('The demo has no such session.');

/** Calls the API as a page of someone does; what comes is named `it`. */
async function call(
  device: BrowserContext,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> {
  const sent = await postFromOwnPage(device, address, '/graphql', { query, variables });
  const { data, errors } = (await sent.json()) as {
    data?: { it: Readonly<Record<string, string>> };
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return data?.it ?? {};
}

/** A student who registered for the session. */
async function registered(who: string, lastName: string): Promise<SettledStudent> {
  const student = await settledStudent(
    address,
    database,
    freshAddress(who.toLowerCase()),
    await newVisitor(phone),
  );
  await pool.query(
    `with named as (update student set first_name = $2, last_name = $3 where email = $1)
     insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, user_id,
       owner, dob, consent, confirmed_at, attending)
     select gen_random_uuid(), $4, 'student', $2, $3, a.email, a.id, a.id, '2009-05-01', true,
       now(), '{1}'
     from account a where a.email = $1`,
    [student.email, who, lastName, fairId],
  );
  return student;
}

/** A rep of a college, signed in. */
async function rep(collegeId: string): Promise<BrowserContext> {
  const visitor = await newVisitor();
  const email = freshAddress('answers');
  await signUp(visitor, address, email);
  await confirmAndSignIn(visitor, address, email, await readCode(visitor, address, email));
  await pool.query(
    `with a as (update account set approved_at = now() where email = $1 returning id)
     insert into college_rep (id, owner, college_id, user_id, first_name, last_name, email,
       title, phone, contact_visible, confirmed_at)
     select gen_random_uuid(), id, $2, id, 'Rae', 'Speaker', $1, 'Counselor', '802-555-0100', true,
       now()
     from a`,
    [email, collegeId],
  );
  return visitor;
}

/** The session: a college doesn’t come, another answers a question in text. */
async function holdSession(host: BrowserContext, asker: BrowserContext): Promise<void> {
  for (const device of [host, asker])
    await call(device, 'mutation { it: joinSession(fair: "demo-6x6", session: 1) { url } }', {});
  const { runId } = await call(
    host,
    '{ it: sessionRoom(fair: "demo-6x6", session: 1) { runId } }',
    {},
  );
  const conduct = (action: string, exhibitorId: string | null = null) =>
    call(
      host,
      `mutation ($runId: ID!, $action: SessionAction!, $exhibitorId: ID) {
        it: conductSession(runId: $runId, action: $action, exhibitorId: $exhibitorId) { startedAt } }`,
      { runId, action, exhibitorId },
    );
  await conduct('MISSING', missing?.id);
  await conduct('START');
  const { id } = await call(
    asker,
    `mutation ($runId: ID!, $text: String!) {
      it: askInSession(runId: $runId, text: $text, clientKey: "internship") { id } }`,
    { runId, text: question },
  );
  await call(
    await rep(told?.collegeId ?? ''),
    `mutation ($id: ID!, $exhibitorId: ID!, $text: String!) {
      it: answerSessionQuestion(questionId: $id, exhibitorId: $exhibitorId, text: $text) { id } }`,
    { id, exhibitorId: told?.id, text: answer },
  );
  await conduct('END');
  // It was yesterday, and as short as the recording: 2 seconds of welcome, then 4 for each college
  // that was there and 20 for the one that is looked for.
  await moveFair(-1440);
  await pool.query(
    `update session_run set started_at = started_at - interval '1 day',
       ended_at = ended_at - interval '1 day',
       steps = (select jsonb_agg(jsonb_set(s, '{seconds}', to_jsonb(case
           when (s ->> 'seconds')::float8 = 0 then 0
           when s ->> 'kind' = 'intro' then 2
           when s ->> 'exhibitorId' = $2 then 20
           else 4 end)) order by place)
         from jsonb_array_elements(steps) with ordinality one (s, place))
     where id = $1`,
    [runId, told?.id],
  );
}

const video = await readFile(
  new URL('../src/features/sessions/recording-files/demo-session-1.webm', import.meta.url),
);
const files = {
  Recording: { name: 'session.webm', mimeType: 'video/webm', buffer: video },
  Captions: {
    name: 'session.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(
      `WEBVTT

00:00.000 --> 00:04.000
Welcome to the first session.

00:08.000 --> 00:28.000
You can start in a lab in your first week.
`,
    ),
  },
} as const;

/** A coordinator puts up the recording with its captions, and publishes it. */
async function publish(host: Page): Promise<void> {
  await host.goto(`${address}/app/fairs/6x6/sessions?fair=demo-6x6`);
  const card = host.locator('#recording-1');
  for (const what of ['Recording', 'Captions'] as const) {
    await card.getByLabel(`${what} to upload, session 1`).setInputFiles(files[what]);
    await card.getByRole('button', { name: new RegExp(`^Upload: ${what}, session 1`) }).click();
    await card
      .locator('summary', { hasText: 'Remove' })
      .and(host.locator(`[aria-label^="Remove: ${what}"]`))
      .waitFor();
  }

  // Chapters came from how the session went: the college that wasn’t there has none.
  await card
    .getByText('Each college starts where its turn began in the session.', { exact: false })
    .waitFor();
  const chapterOf = (name: string) => card.getByRole('textbox', { name });
  await expect.poll(() => chapterOf(first?.name ?? '').inputValue()).toBe('0:02');
  expect(await chapterOf(missing?.name ?? '').inputValue()).toBe('');
  expect(await chapterOf(told?.name ?? '').inputValue()).toBe('0:06');
  // The recording starts two seconds before the session.
  await card.getByLabel('Seconds into the recording when session 1 starts').fill('2');
  await card.getByRole('button', { name: 'Replace the chapters' }).click();
  await host.getByText('Chapters saved.').first().waitFor();
  await expect.poll(() => chapterOf(told?.name ?? '').inputValue()).toBe('0:08');
  expect(await chapterOf(first?.name ?? '').inputValue()).toBe('0:04');
  expect(await chapterOf(missing?.name ?? '').inputValue()).toBe('');
  expect(await axeFindings(host)).toEqual([]);

  await host.getByLabel('Status of the sessions').selectOption('published');
  await host.getByRole('button', { name: 'Save links' }).click();
  await host.getByText('Links saved.').first().waitFor();
  await host.getByRole('region', { name: 'Email about the recordings' }).waitFor();
  expect(await axeFindings(host)).toEqual([]);
}

const clipsOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Hear them' }) });
const clipLink = (page: Page) =>
  clipsOf(page).getByRole('link', { name: `Watch ${told.name} in “`, exact: false });
const playerOf = (page: Page) => page.locator('article:has(#title-1) video');
const placeOf = (page: Page) =>
  playerOf(page).evaluate((player: HTMLVideoElement) => player.currentTime);

/** What is on a page is for everyone, and fits. */
async function look(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await expectToFit(page);
}

test('a student who was absent finds a college’s clip with its captions, and goes on elsewhere', async () => {
  const host = await openAs(address, 'admin6x6', { viewport: { width: 1440, height: 900 } });
  const asker = await registered('Quentin', 'Zollinger');
  const absent = await registered('Mira', 'Ostrander');
  await holdSession(host.context(), asker.device);
  await publish(host);

  // To the college, by its name.
  const page = await absent.device.newPage();
  await page.goto(`${address}/colleges`);
  await page.getByRole('searchbox', { name: 'Search colleges' }).fill(told.name);
  await page.keyboard.press('Enter');
  await look(page);
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: told.name, exact: true }) })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: told.name, exact: true }).waitFor();
  // Public pages follow a change a moment later.
  await expect
    .poll(async () => {
      if ((await clipLink(page).count()) === 0) await page.reload();
      return clipLink(page).count();
    })
    .toBe(1);

  await clipsOf(page).getByText('with captions').waitFor();

  // What someone asked in the session stands beside it, without who asked.
  await clipsOf(page).getByText('1 answered question').click();
  await clipsOf(page).getByText(question).waitFor();
  await clipsOf(page).getByText(answer).waitFor();
  for (const name of ['Quentin', 'Zollinger']) expect(await page.content()).not.toContain(name);
  await look(page);

  await clipLink(page).click();
  await page.waitForURL('**/fair-demo-6x6/recordings?session=1&t=8&until=28#session-1');
  await page.getByText(`Stops at 0:28, where ${told.name}’s part ends.`).waitFor();
  expect(await page.content()).not.toContain('Zollinger');
  const track = playerOf(page).locator('track');
  expect(await track.getAttribute('kind')).toBe('captions');
  await expect
    .poll(() =>
      playerOf(page).evaluate((player: HTMLVideoElement) => player.textTracks[0]?.cues?.length),
    )
    .toBe(2);
  await look(page);

  await playerOf(page).press('Space');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(11);
  expect(
    await playerOf(page).evaluate((player: HTMLVideoElement) =>
      Array.from(player.textTracks[0]?.activeCues ?? []).map((cue) => (cue as VTTCue).text),
    ),
  ).toEqual(['You can start in a lab in your first week.']);
  await playerOf(page).press('Space');
  await expect
    .poll(() => playerOf(page).evaluate((player: HTMLVideoElement) => player.paused))
    .toBe(true);
  const stopped = Math.floor(await placeOf(page));
  expect(stopped).toBeLessThan(28);
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ at: number | null }>(
        `select (recording -> '1' ->> 'watchedSeconds')::float8 as at from fair_attendee
         where fair_id = $1 and email = $2`,
        [fairId, absent.email],
      );
      return Math.floor(rows[0]?.at ?? 0);
    })
    .toBe(stopped);

  // On another device, on the same way, the place is there.
  const elsewhere = await (await newVisitor({ viewport: { width: 1440, height: 900 } })).newPage();
  await elsewhere.goto(`${address}/login`);
  await signInAs(elsewhere, absent.email);
  await elsewhere.waitForURL((url) => url.pathname !== '/login');
  await elsewhere.goto(`${address}/college-${told.slug}`);
  await look(elsewhere);
  await clipLink(elsewhere).click();
  await elsewhere.waitForURL('**/fair-demo-6x6/recordings?session=1&t=8&until=28#session-1');
  const resume = elsewhere.getByRole('button', {
    name: `Resume at 0:${String(stopped).padStart(2, '0')}`,
  });
  await resume.waitFor();
  await look(elsewhere);
  await resume.click();
  await expect.poll(() => placeOf(elsewhere)).toBeGreaterThan(stopped + 0.5);
  // It is still the college’s clip, and stops where that ends.
  await elsewhere.getByText(`That was ${told.name}’s part.`).waitFor();
  expect(await placeOf(elsewhere)).toBeLessThan(32);
});
