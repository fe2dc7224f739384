import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { freshAddress, phone } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { newCallVisitor } from './call-visitors.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs, signIn } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForeignPage, openForVisitors } from './open-for-visitors.ts';
import { settledStudent } from './settled-student.ts';
import { confirmAndSignIn, readCode, signUp } from './sign-up.ts';

const database = await demoDatabase();
const { pool } = database;
const address = await openForVisitors({ database });
const meeting = `http://127.0.0.1:${await openForeignPage('<h1>In the meeting</h1>')}/room`;
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
       to_jsonb(to_char((select start_time from soon) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))),
     webinar_links = jsonb_build_object('1', jsonb_build_object('join', $2::text))
   where fair_id = $1`,
  [fairId, meeting],
);

/** The exhibitors of the session, in the order in which they speak. */
const { rows: exhibitors } = await pool.query<{ name: string; college_id: string }>(
  `select c.name, c.id as college_id
   from fair_webinar w, jsonb_array_elements(w.details -> 'sessions' -> 0 -> 'exhibitors') x
   join fair_exhibitor e on e.id::text = x ->> 'exhibitorId' join college c on c.id = e.college_id
   where w.fair_id = $1 order by (x ->> 'position')::int`,
  [fairId],
);
const names = exhibitors.map(({ name }) => name);
const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, name: string | undefined) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: name ?? '' });
const questionOf = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Questions' })
    .getByRole('listitem')
    .filter({ has: page.locator('p', { hasText: text }) });
const isOn = (page: Page, name: string | undefined) =>
  main(page)
    .getByRole('heading', { level: 2, name: name ?? '', exact: true })
    .waitFor();

/** A rep of a college, with a camera and a microphone. */
async function rep(collegeId: string, place: number): Promise<Page> {
  const visitor = await newCallVisitor('calm');
  const { rows } = await pool.query<{ email: string }>(
    `select a.email from college_rep r join account a on a.id = r.user_id
     where r.college_id = $1 and a.email like '%@demo.test'`,
    [collegeId],
  );
  if (rows.length > 0) await signIn(visitor, address, 'college');
  else {
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
  }
  const page = await visitor.newPage();
  await page.goto(`${address}/fair-demo-6x6/join/1`);
  await page.waitForURL(room);
  return page;
}

async function student(): Promise<Page> {
  const { email, device } = await settledStudent(
    address,
    database,
    freshAddress('listens'),
    await newVisitor(phone),
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
  await page.goto(`${address}/fair-demo-6x6`);
  await main(page)
    .getByRole('link', { name: /^Join session 1/ })
    .first()
    .click();
  await page.waitForURL(room);
  return page;
}

test('a coordinator takes six colleges and two students through a session', async () => {
  expect(names).toHaveLength(6);
  const [first, second, third, fourth] = names;

  // Roll call: the host opens the room from the day’s page.
  const host = await openAs(address, 'admin6x6', { viewport: { width: 1440, height: 900 } });
  await host.goto(`${address}/app/fairs/6x6/live?fair=demo-6x6`);
  await host.getByRole('link', { name: /^1\. / }).click();
  await host.waitForURL(room);
  await rowOf(host, first).getByText('Not in the room yet').waitFor();

  const reps: Page[] = [];
  for (const [index, { college_id: id }] of exhibitors.entries())
    // One of them doesn’t come.
    if (index !== 1) reps.push(await rep(id, index + 1));
  const [speaker] = reps;
  if (!speaker) throw new Error('No one has come.');
  await speaker.getByRole('heading', { name: `You represent ${first ?? ''}` }).waitFor();
  await speaker.getByRole('button', { name: 'Turn on camera and microphone' }).click();
  await speaker.getByLabel('Microphone level').waitFor();
  expect(await axeFindings(speaker)).toEqual([]);
  await speaker.getByRole('button', { name: 'Looks and sounds good' }).click();
  await speaker.getByText('You’re checked in. The host sees that you’re here.').waitFor();
  await rowOf(host, first).getByText('Camera works').waitFor();
  await rowOf(host, first).getByText('Microphone works').waitFor();
  await rowOf(host, third).getByText('Not checked').waitFor();
  expect(await axeFindings(host)).toEqual([]);

  const ada = await student();
  const ben = await student();
  for (const page of [ada, ben]) {
    await page.getByRole('heading', { name: 'Starts in' }).waitFor();
    expect(await page.content()).not.toContain(meeting);
  }
  expect(await axeFindings(ada)).toEqual([]);
  await expectToFit(ada);
  const beside = ada.waitForEvent('popup');
  await ada.getByRole('link', { name: 'Open the video meeting' }).click();
  await (await beside).waitForURL(meeting);

  // A college doesn’t come: everyone sees it, and the gap closes.
  await host.getByRole('button', { name: `Leave out ${second ?? ''}` }).click();
  await rowOf(ada, second).getByText('Not here').waitFor();

  await host.getByRole('button', { name: 'Start the session' }).click();
  for (const page of [host, ada, ben, ...reps]) await isOn(page, 'Welcome');
  await host.getByRole('button', { name: `Go on to ${first ?? ''}` }).click();
  for (const page of [ada, ben, ...reps]) await isOn(page, first);
  await speaker.getByText('You’re on.', { exact: true }).waitFor();
  await main(ada)
    .getByText(`Next: ${third ?? ''}`)
    .waitFor();
  expect(await axeFindings(ada)).toEqual([]);

  // More time, on every screen.
  await main(ada)
    .getByText(/^5:\d\d left$/)
    .waitFor();
  await host.getByRole('button', { name: '1 minute more' }).click();
  for (const page of [ada, ben])
    await main(page)
      .getByText(/^6:\d\d left$/)
      .waitFor();

  // The host’s page is loaded anew, and a second host helps.
  await host.reload();
  await isOn(host, first);
  const other = await openAs(address, 'admin', { viewport: { width: 1440, height: 900 } });
  await other.goto(room);
  await other.getByRole('button', { name: `Go on to ${third ?? ''}` }).click();
  for (const page of [host, ada, ben, ...reps]) await isOn(page, third);

  // The college that was missing comes late, and is next.
  await host.getByRole('button', { name: `Add ${second ?? ''} back` }).click();
  await main(ada)
    .getByText(`Next: ${second ?? ''}`)
    .waitFor();
  await host.getByRole('button', { name: `Go on to ${second ?? ''}` }).click();
  await isOn(ben, second);
  await host.getByRole('button', { name: `Go on to ${fourth ?? ''}` }).click();
  await isOn(ben, fourth);
  for (const name of names.slice(4))
    await host.getByRole('button', { name: `Go on to ${name}` }).click();
  await host.getByRole('button', { name: 'Go on to questions' }).click();
  for (const page of [ada, ben, ...reps]) await isOn(page, 'Your questions');

  // A question to all: another student votes for it, one college writes, one answers in the session.
  const asked = 'Can I start without a major?';
  await ada.getByLabel('Your question').fill(asked);
  await ada.getByRole('button', { name: 'Ask', exact: true }).click();
  await questionOf(ben, asked)
    .getByRole('button', { name: /^Vote for/ })
    .click();
  await questionOf(speaker, asked).getByText('1 vote', { exact: true }).waitFor();
  expect(await axeFindings(speaker)).toEqual([]);
  await questionOf(speaker, asked).getByText('Write an answer').click();
  await speaker.getByLabel(`Your answer for ${first ?? ''}`).fill('Yes, until your second year.');
  await speaker.getByRole('button', { name: 'Send answer' }).click();
  await questionOf(reps[1] ?? speaker, asked)
    .getByRole('button', { name: 'Answered live' })
    .click();
  await ada.getByText('2 of 6 colleges answered').waitFor();
  await ada.getByText('Yes, until your second year.').first().waitFor();
  expect(await axeFindings(ada)).toEqual([]);
  await expectToFit(ada);

  await host.getByRole('button', { name: 'End the session' }).click();
  await host.getByRole('button', { name: 'End it now?' }).click();
  for (const page of [host, ada, ben, ...reps])
    await page.getByRole('heading', { name: 'This session has ended' }).waitFor();
  expect(await axeFindings(ada)).toEqual([]);
  // What was asked stays, with six answers or the word that one is missing.
  await ada.getByRole('link', { name: 'My questions in sessions' }).click();
  await ada.getByRole('heading', { level: 1, name: 'My questions in sessions' }).waitFor();
  await ada.getByText(asked).first().waitFor();
  await ada.getByText('Yes, until your second year.').waitFor();
  expect(await ada.getByRole('row').filter({ hasText: 'Not yet' }).count()).toBe(4);
  expect(await axeFindings(ada)).toEqual([]);

  // Two hours later a rep who had no time for it answers, and the student reads it.
  await hoursPass(2);
  const late = reps[3] ?? speaker;
  await late.goto(`${address}/fair-demo-6x6/join/1`);
  await late.getByRole('heading', { name: 'This session is over' }).waitFor();
  expect(await axeFindings(late)).toEqual([]);
  await late.getByRole('link', { name: 'Answer questions' }).click();
  await late.getByText(/you can answer the questions that are left/).waitFor();
  expect(await axeFindings(late)).toEqual([]);
  await questionOf(late, asked).getByText('Write an answer').click();
  await late.getByLabel(/^Your answer for/).fill('Yes, and most of our students do.');
  await late.getByRole('button', { name: 'Send answer' }).click();
  await questionOf(late, asked).getByText('Yes, and most of our students do.').first().waitFor();
  await ada.reload();
  await ada.getByText('Yes, and most of our students do.').waitFor();
  expect(await ada.getByRole('row').filter({ hasText: 'Not yet' }).count()).toBe(3);
  // The student’s own way into the room is closed.
  await ada.goto(room);
  await ada.getByRole('heading', { name: 'This session is over' }).waitFor();
  expect(await ada.getByRole('link', { name: 'Answer questions' }).count()).toBe(0);

  // The coordinator’s report says how long people stayed.
  await host.goto(`${address}/app/fairs/6x6/figures?fair=demo-6x6`);
  const sessions = host.getByRole('table', { name: 'Sessions' });
  const heads = await sessions.getByRole('columnheader').allInnerTexts();
  const cells = await sessions.getByRole('row').nth(1).locator('th, td').allInnerTexts();
  const figure = (name: string) => cells[heads.indexOf(name)];
  expect(['Came', 'Stayed, median', 'To the end'].map(figure)).toEqual(['2', '41 min', '2']);
});

/** The session and what happened in it were some hours earlier; its two students stayed for 41 minutes. */
async function hoursPass(hours: number): Promise<void> {
  await pool.query(
    `update session_run set started_at = started_at - make_interval(hours => $2),
       ended_at = ended_at - make_interval(hours => $2) where fair_id = $1`,
    [fairId, hours],
  );
  await pool.query(
    `update session_attendance a set minutes = 41, seen_at = r.ended_at
     from session_run r where r.fair_id = $1 and a.fair_id = $1 and a.session = r.session`,
    [fairId],
  );
  await pool.query(
    `update fair_webinar set details = jsonb_set(details, '{sessions,0,startTime}',
       to_jsonb(to_char((details #>> '{sessions,0,startTime}')::timestamptz at time zone 'UTC'
         - make_interval(hours => $2), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
     where fair_id = $1`,
    [fairId, hours],
  );
}

/** What the element with the focus, and what is around it, says. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const isSomewhere = at instanceof HTMLElement && at !== document.body;
    return { tag: at?.tagName ?? '', text: isSomewhere ? at.innerText : '' };
  });

test('people with a keyboard stay where they were when what they pressed goes away', async () => {
  await pool.query('delete from session_run where fair_id = $1', [fairId]);
  await hoursPass(-2);
  const host = await openAs(address, 'admin6x6', { viewport: { width: 1440, height: 900 } });
  await host.goto(room);
  const cat = await student();
  for (const text of ['Is there a lake?', 'Is there a pond?', 'Is there a river?']) {
    await cat.getByLabel('Your question').fill(text);
    await cat.getByRole('button', { name: 'Ask', exact: true }).click();
    await questionOf(host, text).waitFor();
  }

  await questionOf(host, 'a lake').getByRole('button', { name: 'Hide' }).focus();
  await host.keyboard.press('Enter');
  await expect.poll(() => focused(host)).toMatchObject({ tag: 'LI' });
  expect((await focused(host)).text).toContain('Is there a pond?');
  await questionOf(host, 'a river').getByText('Merge or mark as answered').click();
  await questionOf(host, 'a river')
    .getByLabel('Asks the same as')
    .selectOption({ label: 'Is there a pond?' });
  await questionOf(host, 'a river').getByRole('button', { name: 'Merge' }).focus();
  await host.keyboard.press('Enter');
  await expect.poll(async () => (await focused(host)).text).toContain('Is there a pond?');

  const speaker = await rep(exhibitors[0]?.college_id ?? '', 1);
  await questionOf(speaker, 'a pond').getByRole('button', { name: 'Claim' }).focus();
  await speaker.keyboard.press('Enter');
  await questionOf(speaker, 'a pond').getByRole('button', { name: 'Release the claim' }).waitFor();
  await expect.poll(() => focused(speaker)).toMatchObject({ tag: 'LI' });
  expect((await focused(speaker)).text).toContain('Is there a pond?');

  await host.getByRole('button', { name: 'Start the session' }).focus();
  await host.keyboard.press('Enter');
  await expect.poll(async () => (await focused(host)).text).toContain('End the session');
  await host.getByRole('button', { name: 'End the session' }).focus();
  await host.keyboard.press('Enter');
  await expect.poll(async () => (await focused(host)).text).toContain('End it now?');
  await host.getByRole('button', { name: 'End it now?' }).focus();
  await host.keyboard.press('Enter');
  await expect.poll(async () => (await focused(host)).text).toContain('This session has ended');
});

test('without JavaScript a host starts a session and goes on', async () => {
  await pool.query('delete from session_run where fair_id = $1', [fairId]);
  const host = await openAs(address, 'admin6x6', { javaScriptEnabled: false });
  await host.goto(`${address}/fair-demo-6x6/join/1`);
  await host.getByRole('button', { name: 'Start the session' }).click();
  await isOn(host, 'Welcome');
  await host.getByRole('button', { name: `Go on to ${names[0] ?? ''}` }).click();
  await isOn(host, names[0]);
  await host.getByRole('button', { name: '30 seconds more' }).click();
  await host.getByText(/^6:\d\d left$/).waitFor();
  await host.getByRole('button', { name: 'End the session' }).click();
  await host.getByRole('heading', { name: 'This session has ended' }).waitFor();
});

test('in a session without colleges people ask, too, and its host sees what most want to know', async () => {
  await pool.query('delete from session_run where fair_id = $1', [fairId]);
  await pool.query(
    `update fair_webinar set details = jsonb_set(details, '{sessions,0,exhibitors}', '[]')
     where fair_id = $1`,
    [fairId],
  );
  const host = await openAs(address, 'admin6x6', { viewport: { width: 1440, height: 900 } });
  await host.goto(room);
  const [dan, eve] = [await student(), await student()];
  expect(await dan.getByLabel('To', { exact: true }).count()).toBe(0);
  for (const text of ['What is the FAFSA?', 'When is it due?']) {
    await dan.getByLabel('Your question').fill(text);
    await dan.getByRole('button', { name: 'Ask', exact: true }).click();
    await questionOf(eve, text).waitFor();
  }
  await questionOf(eve, 'When is it due?')
    .getByRole('button', { name: /^Vote for/ })
    .click();
  await questionOf(host, 'When is it due?').getByText('1 vote', { exact: true }).waitFor();
  await host.reload();
  await questionOf(host, 'When is it due?').waitFor();
  expect(
    await host
      .getByRole('region', { name: 'Questions' })
      .getByRole('listitem')
      .locator('p', { hasText: /\?$/ })
      .allInnerTexts(),
  ).toEqual(['When is it due?', 'What is the FAFSA?']);
  expect(await host.getByText('of 0 colleges').count()).toBe(0);
  for (const page of [host, eve]) expect(await axeFindings(page)).toEqual([]);
  await expectToFit(eve);
});
