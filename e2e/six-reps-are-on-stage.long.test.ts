import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { openJanusServer } from '../tests/support/janus-server.server.ts';
import { freshAddress } from './account-journeys.ts';
import { looksForAnotherPath, newCallVisitor, seesAndHearsEach } from './call-visitors.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { settledStudent } from './settled-student.ts';
import { confirmAndSignIn, readCode, signUp } from './sign-up.ts';

const janus = await openJanusServer();
const database = await demoDatabase();
const { pool } = database;
const address = await openForVisitors({
  database,
  env: () => Promise.resolve({ JANUS_URL: janus.url, JANUS_API_SECRET: janus.secret }),
});
const fairId = demoFairs['demo-6x6'];
const room = `${address}/app/fairs/visit/demo-6x6/sessions/1`;

// The first session of tomorrow’s fair begins in five minutes.
await pool.query(
  `with soon as (
     update fair set start_time = now() + interval '5 minutes', end_time = now() + interval '4 hours',
       exhibitor_deadline = now() - interval '1 day'
     where id = $1 returning start_time
   )
   update fair_webinar set
     details = jsonb_set(details, '{sessions,0,startTime}',
       to_jsonb(to_char((select start_time from soon) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
   where fair_id = $1`,
  [fairId],
);

/** The colleges of the session, in the order in which they speak. */
const { rows: colleges } = await pool.query<{ name: string; id: string }>(
  `select c.name, c.id
   from fair_webinar w, jsonb_array_elements(w.details -> 'sessions' -> 0 -> 'exhibitors') x
   join fair_exhibitor e on e.id::text = x ->> 'exhibitorId' join college c on c.id = e.college_id
   where w.fair_id = $1 order by (x ->> 'position')::int`,
  [fairId],
);

/** A rep of a college, who goes on stage in the roll call. */
async function rep(collegeId: string, place: number): Promise<Page> {
  const visitor = await newCallVisitor('calm');
  const email = freshAddress('speaks');
  await signUp(visitor, address, email);
  await confirmAndSignIn(visitor, address, email, await readCode(visitor, address, email));
  await pool.query(
    `with a as (update account set approved_at = now() where email = $1 returning id)
     insert into college_rep (id, owner, college_id, user_id, first_name, last_name, email,
       title, phone, contact_visible, confirmed_at)
     select gen_random_uuid(), id, $2, id, 'Rae', $3, $1, 'Counselor', '802-555-0100', true, now()
     from a`,
    [email, collegeId, `Speaker ${place}`],
  );
  const page = await visitor.newPage();
  // What is out of sight isn’t drawn.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/fair-demo-6x6/join/1`);
  await page.waitForURL(room);
  await page.getByRole('button', { name: 'Go on stage' }).press('Enter');
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).press('Enter');
  await page.getByRole('button', { name: 'Go on stage' }).press('Enter');
  await page.getByRole('button', { name: 'Leave the stage' }).waitFor();
  return page;
}

async function student(sound: 'plays' | 'waits'): Promise<Page> {
  const visitor = await newCallVisitor('calm');
  if (sound === 'waits') await visitor.addInitScript(waitForPress);
  const { email, device } = await settledStudent(
    address,
    database,
    freshAddress('listens'),
    visitor,
  );
  await pool.query(
    `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, user_id,
       owner, dob, consent, confirmed_at, attending)
     select gen_random_uuid(), $2, 'student', 'Ada', 'Byron', a.email, a.id, a.id,
       '2009-05-01', true, now(), '{1}'
     from account a where a.email = $1`,
    [email, fairId],
  );
  const page = await device.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/fair-demo-6x6/join/1`);
  await page.waitForURL(room);
  return page;
}

/**
 * Runs in the page: no sound plays before someone presses something, as browsers have it for people.
 * One that a test drives takes each look at the page for a press.
 */
function waitForPress(): void {
  const play = Reflect.get(HTMLMediaElement.prototype, 'play');
  let isPressed = false;
  addEventListener('keydown', () => (isPressed = true), true);
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    return isPressed || this.muted
      ? play.call(this)
      : Promise.reject(new DOMException('Press something first.', 'NotAllowedError'));
  };
}

/** Whether all pictures of the stage play, one’s own included. */
const arePlaying = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll('video')].every((one) => !one.paused));

/** Whether they play with their sound. */
const areHeard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('video')];
    return all.length > 0 && all.every((one) => !one.muted && !one.paused);
  });

const stageOf = (page: Page) => page.getByRole('region', { name: 'On stage' });

test('six reps speak from the session’s page, and two students see and hear all of them', async () => {
  expect(colleges).toHaveLength(6);

  // A coordinator gives the session its stage.
  const visitor = await newCallVisitor('calm');
  await signIn(visitor, address, 'admin6x6');
  const host = await visitor.newPage();
  await host.goto(`${address}/app/fairs/6x6/sessions?fair=demo-6x6`);
  await host
    .getByLabel(/^Hold it on Quad’s own stage/)
    .first()
    .check();
  await host.getByRole('button', { name: 'Save links' }).press('Enter');
  await host.getByText('Links saved.').waitFor();
  await host.goto(`${address}/fair-demo-6x6/join/1`);
  await host.waitForURL(room);

  const reps: Page[] = [];
  for (const [index, { id }] of colleges.entries()) reps.push(await rep(id, index + 1));
  const students = [await student('plays'), await student('waits')];
  const [ada, ben] = students;
  const [first] = reps;
  if (!ada || !ben || !first) throw new Error('No one has come.');
  for (const page of students)
    await stageOf(page).getByText('The picture starts with the session.').waitFor();

  await host.getByRole('button', { name: 'Start the session' }).press('Enter');
  await host.getByRole('button', { name: `Go on to ${colleges[0]?.name ?? ''}` }).press('Enter');
  await stageOf(ben).getByRole('button', { name: 'Turn on sound' }).press('Enter');
  for (const page of students) await seesAndHearsEach(page, 6);
  expect(await areHeard(ben)).toBe(true);
  await seesAndHearsEach(first, 5);
  const tiles = stageOf(ada).getByRole('listitem');
  expect(await tiles.count()).toBe(6);
  await tiles
    .first()
    .getByText(colleges[0]?.name ?? '')
    .waitFor();
  expect(await axeFindings(ada)).toEqual([]);
  expect(await axeFindings(first)).toEqual([]);
  await expectToFit(ada);

  // The next one is on: the large picture is another, and all go on playing.
  await host.getByRole('button', { name: `Go on to ${colleges[1]?.name ?? ''}` }).press('Enter');
  await stageOf(first).locator('[data-on]').filter({ hasText: 'Rae Speaker 2' }).waitFor();
  await stageOf(ada).locator('[data-on]').filter({ hasText: 'Rae Speaker 2' }).waitFor();
  await seesAndHearsEach(ada, 6);
  for (const page of [ada, ben]) expect(await areHeard(page)).toBe(true);
  expect(await arePlaying(first)).toBe(true);

  await looksForAnotherPath(ada);
  await seesAndHearsEach(ada, 6);
  await first.getByRole('button', { name: 'Mute', exact: true }).press('Enter');
  await tiles.first().getByText('Microphone off').waitFor();
  await first.getByRole('button', { name: 'Leave the stage' }).press('Enter');
  for (const page of students)
    await expect.poll(() => stageOf(page).getByRole('listitem').count()).toBe(5);
  await seesAndHearsEach(ada, 5);

  await host.getByRole('button', { name: 'End the session' }).press('Enter');
  await host.getByRole('button', { name: 'End it now?' }).press('Enter');
  for (const page of [...students, ...reps])
    await page.getByRole('heading', { name: 'This session has ended' }).waitFor();
}, 600_000);
