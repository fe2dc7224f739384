import { afterEach, describe, expect, test } from 'vitest';
import { testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { dropJobs, storedJobs } from '../../../platform/testing/stored-jobs.server.ts';
import { oneSessionReminder } from './remind-of-sessions.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const { world, jobs } = app;
const { pool } = app.database;
// The months in this file pass in one run.
await pool.query(`update session set expires_at = '2028-01-01'`);
afterEach(() => pool.query('delete from mail'));

const hour = 3_600_000;
const after = (start: string, hours: number) =>
  new Date(Date.parse(start) + hours * hour).toISOString();
const joinUrl = 'https://meet.example.org/room';

interface Slot {
  /** Hours after the start of the fair; null removes the session from the plan. */
  readonly at: number | null;
  readonly hasLink?: boolean;
  readonly exhibitors?: readonly string[];
}

let count = 0;
/** A ten-hour 6x6 fair with sessions of 45 minutes. */
async function fairAt(start: string, slots: readonly Slot[], said: object = {}) {
  const slug = `sessions-${(count += 1)}`;
  const fairId = await make('Fair', {
    slug,
    name: `Fair ${count}`,
    fairType: '6x6',
    startTime: start,
    endTime: after(start, 10),
    exhibitorDeadline: start,
    ...said,
  });
  const plan = (given: readonly Slot[]) => ({
    webinarStatus: 'scheduled',
    details: {
      sessions: given.flatMap(({ at, exhibitors = [] }, place) =>
        at === null
          ? []
          : {
              number: place + 1,
              title: `Talk ${place + 1}`,
              lengthMinutes: 45,
              startTime: after(start, at),
              exhibitors: exhibitors.map((exhibitorId, index) => ({
                exhibitorId,
                position: index + 1,
                startsAtMinute: index * 6,
                lengthMinutes: 6,
              })),
            },
      ),
    },
    webinarLinks: Object.fromEntries(
      given.flatMap(({ hasLink = true }, place) =>
        hasLink ? [[String(place + 1), { join: joinUrl }]] : [],
      ),
    ),
  });
  const webinarId = await make('FairWebinar', { fairId, ...plan(slots) });
  const change = async (entityName: 'Fair' | 'FairWebinar', input: object) => {
    const id = entityName === 'Fair' ? fairId : webinarId;
    const { errors } = await admin.call(writing('update', entityName), { input: { id, ...input } });
    expect(errors).toBeUndefined();
  };
  return {
    fairId,
    slug,
    change,
    replan: (given: readonly Slot[]) => change('FairWebinar', plan(given)),
    come: (email: string, attending: readonly number[], more: object = {}) =>
      make('FairAttendee', { fairId, email, attending, ...more }),
  };
}

interface Email {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
/** Returns and clears what is emailed at an instant. */
async function at(instant: string): Promise<readonly Email[]> {
  world.moveTo(instant);
  await jobs.runDue();
  const { rows } = await pool.query<Email>(
    `with gone as (delete from mail where kind in ('session-reminder', 'fair-reminder')
       returning kind, recipient, subject, text)
     select kind, recipient as to, subject, text from gone order by kind, recipient, subject`,
  );
  return rows.map((mail) => ({ ...mail, text: mail.text.replace(/\s+/g, ' ') }));
}
const subjectsAt = async (instant: string) =>
  (await at(instant)).map(({ to, subject }) => `${subject} > ${to}`);

/** A student with an account and privacy settings. */
async function studentWho(settings: object) {
  const person = await app.person('student');
  const studentId = await make('Student', { userId: person.id, owner: person.id });
  await make('StudentPrivacySettings', { studentId, ...settings });
  return person;
}

describe('someone who chose sessions', () => {
  test('is reminded an hour before with its colleges, the time on their clock and a link that joins', async () => {
    const start = '2027-01-10T15:00:00.000Z';
    const { fairId, slug, replan, come } = await fairAt(start, []);
    const collegeId = await make('College', { name: 'Northfield College' });
    const exhibitors = [
      await make('FairExhibitor', { fairId, collegeId, name: 'Old name' }),
      await make('FairExhibitor', { fairId, name: 'Guest Institute' }),
    ];
    await replan([{ at: 2, exhibitors }, { at: 4 }]);
    const parent = await app.person('parent');
    await pool.query(`update account set time_zone = 'America/Denver' where id = $1`, [parent.id]);
    await come(parent.email, [1]);
    await come('none@chosen.test', []);
    await come('other@chosen.test', [2]);

    expect(await at(after(start, 0.9))).toEqual([]);
    const [mail, ...others] = await at(after(start, 1));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'session-reminder', to: parent.email });
    expect(mail?.subject).toBe('At 10:00 AM MST: Talk 1');
    expect(mail?.text).toContain('With Northfield College and Guest Institute.');
    expect(mail?.text).toContain('In the fair’s time zone, that’s 12:00 PM EST.');
    expect(mail?.text).not.toContain('Talk 2');
    expect(mail?.text).not.toContain(joinUrl);
    const [, key] =
      new RegExp(`/fair-${slug}/join/1\\?key=([\\w-]{22})\\s`).exec(mail?.text ?? '') ?? [];
    const opened = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/sign-in/link',
      headers: { origin: 'http://127.0.0.1:3000' },
      payload: { token: key },
    });
    expect(opened.json()).toMatchObject({ payload: { fair: slug } });
    expect(await at(after(start, 1.1))).toEqual([]);
  });

  test('gets one email for sessions that follow each other, and another for one after a break', async () => {
    const start = '2027-01-20T15:00:00.000Z';
    const { come } = await fairAt(start, [{ at: 1 }, { at: 2 }, { at: 3 }, { at: 7 }]);
    await come('ada@mail.test', [4, 3, 1, 2]);
    await come('eve@mail.test', [3]);
    const [first, ...none] = await at(after(start, 0));
    expect(none).toEqual([]);
    expect(first?.subject).toMatch(/^3 sessions from 11:00 AM EST: Fair \d+$/);
    for (const said of ['11:00 AM EST: Talk 1', '12:00 PM EST: Talk 2', '1:00 PM EST: Talk 3'])
      expect(first?.text).toContain(said);
    expect(first?.text.match(/\/join\/\d/g)).toEqual(
      [1, 1, 2, 3].map((number) => `/join/${number}`),
    );
    expect(await at(after(start, 1))).toEqual([]);
    expect(await subjectsAt(after(start, 2))).toEqual(['At 1:00 PM EST: Talk 3 > eve@mail.test']);
    expect(await subjectsAt(after(start, 6))).toEqual(['At 5:00 PM EST: Talk 4 > ada@mail.test']);
    expect(await at(after(start, 6.5))).toEqual([]);
  });

  test('gets no reminder of the fair in the same hour; who chose nothing does', async () => {
    const start = '2027-02-10T15:00:00.000Z';
    const { come } = await fairAt(start, [{ at: 0 }]);
    await come('chose@mail.test', [1]);
    await come('nothing@mail.test', []);
    const off = await studentWho({
      subscribedFairReminders: true,
      subscribedWebinarReminders: false,
    });
    await come(off.email, [1], { userId: off.id });
    const kinds = (await at(after(start, -1))).map(({ kind, to }) => [to, kind]);
    expect(new Map(kinds as [string, string][])).toEqual(
      new Map([
        ['chose@mail.test', 'session-reminder'],
        ['nothing@mail.test', 'fair-reminder'],
        [off.email, 'fair-reminder'],
      ]),
    );
    expect(kinds).toHaveLength(3);
  });

  test('with an account obeys its own switch, whatever that of fairs says, and reads where it is', async () => {
    const start = '2027-02-20T15:00:00.000Z';
    const { come } = await fairAt(start, [{ at: 0 }]);
    const on = await studentWho({
      subscribedFairReminders: false,
      subscribedWebinarReminders: true,
    });
    const off = await studentWho({
      subscribedFairReminders: false,
      subscribedWebinarReminders: false,
    });
    for (const { id, email } of [on, off]) await come(email, [1], { userId: id });
    await come('guest@mail.test', [1]);
    const mails = await at(after(start, -1));
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['guest@mail.test', on.email].toSorted());
    const textTo = (email: string) => mails.find(({ to }) => to === email)?.text;
    expect(textTo(on.email)).toContain('turn off session reminders in your profile');
    expect(textTo('guest@mail.test')).not.toContain('your profile');
  });

  test('is promised no link that is not set, in no reminder', async () => {
    const start = '2027-03-10T17:00:00.000Z';
    const { slug, come } = await fairAt(start, [{ at: 0, hasLink: false }, { at: 1 }]);
    await come('one@mail.test', [1]);
    await come('both@mail.test', [1, 2]);
    const day = await at(after(start, -24));
    expect(day.map(({ to, text }) => [to, text.match(/\/join\/\d/g)])).toEqual([
      ['both@mail.test', ['/join/2']],
      ['one@mail.test', null],
    ]);
    const mails = await at(after(start, -1));
    expect(mails.map(({ to, text }) => [to, text.match(/\/join\/\d/g)])).toEqual([
      ['both@mail.test', ['/join/2']],
      ['one@mail.test', null],
    ]);
    for (const { text } of mails) {
      expect(text).toContain('The organizers haven’t added the link to join Talk 1 yet.');
      expect(text).toContain(`/fair-${slug}`);
    }
  });
});

describe('a session', () => {
  test('that is moved is reminded of at its new time, and not again when it moves a little', async () => {
    const start = '2027-03-20T15:00:00.000Z';
    const { come, replan } = await fairAt(start, [{ at: 1 }, { at: 6 }]);
    await come('ada@mail.test', [1, 2]);
    expect(await at(after(start, 0))).toHaveLength(1);
    await replan([{ at: 1.25 }, { at: 6 }]);
    expect(await at(after(start, 0.25))).toEqual([]);
    expect(await at(after(start, 0.5))).toEqual([]);
    await replan([{ at: 3 }, { at: 8 }]);
    expect(await subjectsAt(after(start, 2))).toEqual(['At 2:00 PM EDT: Talk 1 > ada@mail.test']);
    expect(await at(after(start, 5))).toEqual([]);
    expect(await subjectsAt(after(start, 7))).toEqual(['At 7:00 PM EDT: Talk 2 > ada@mail.test']);
  });

  test('of a fair that is canceled, hidden or a draft of a plan, or that is off the plan, is not reminded of', async () => {
    const start = '2027-04-10T15:00:00.000Z';
    const fairs = await Promise.all(
      [1, 2, 3, 4, 5].map(() => fairAt(start, [{ at: 1 }, { at: 5 }])),
    );
    const [canceled, hidden, draft, without, left] = fairs;
    for (const { come } of fairs) await come('ada@mail.test', [1]);
    await canceled?.change('Fair', { cancelledAt: world.now().toISOString() });
    await hidden?.change('Fair', { publishedAt: null });
    await draft?.change('FairWebinar', { webinarStatus: 'draft' });
    await without?.replan([{ at: null }, { at: 5 }]);
    await pool.query('delete from fair_attendee where fair_id = $1', [left?.fairId]);
    await at(after(start, -1));
    expect(await at(after(start, 0))).toEqual([]);
  });

  test('is not reminded of once it is about to start, or to whom registered meanwhile', async () => {
    const start = '2027-04-20T15:00:00.000Z';
    const { come } = await fairAt(start, [{ at: 1 }]);
    await come('early@mail.test', [1]);
    world.moveTo(after(start, 0.25));
    await come('late@mail.test', [1]);
    // Downtime doesn't skip a reminder; nineteen minutes before is too late.
    expect(await subjectsAt(after(start, 0.5))).toEqual([
      'At 12:00 PM EDT: Talk 1 > early@mail.test',
    ]);
    const other = await fairAt('2027-04-25T15:00:00.000Z', [{ at: 1 }]);
    await other.come('early@mail.test', [1]);
    expect(await at('2027-04-25T15:41:00.000Z')).toEqual([]);
  });
});

test('four hundred people are reminded once each, by two processes at the same time', async () => {
  const start = '2027-05-10T15:00:00.000Z';
  const { fairId } = await fairAt(start, [{ at: 1 }, { at: 2 }]);
  await pool.query(
    `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, consent,
       attending, created_at, updated_at, confirmed_at)
     select gen_random_uuid(), $1, 'parent', 'Ada', n::text, 'p' || n || '@mail.test', true,
       '{1,2}', $2, $2, $2
     from generate_series(1, 400) n`,
    [fairId, world.now()],
  );
  const neighbor = await app.neighbor();
  world.moveTo(start);
  await Promise.all([jobs.runDue(), neighbor.jobs.runDue()]);
  const { rows } = await pool.query<{ recipient: string }>(
    `select recipient from mail where kind = 'session-reminder'`,
  );
  expect(rows).toHaveLength(400);
  expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(400);
  await neighbor.close();
});

test('a reminder that cannot be written is a job of its own, stops no other, and is sent once mended', async () => {
  const start = '2027-05-20T15:00:00.000Z';
  const { come } = await fairAt(start, [{ at: 1 }]);
  const bad = await come('bad@mail.test', [1]);
  await come('fine@mail.test', [1]);
  await pool.query(`update fair_attendee set email = 'no address' where id = $1`, [bad]);
  expect(await subjectsAt(start)).toEqual(['At 12:00 PM EDT: Talk 1 > fine@mail.test']);
  expect(await storedJobs(pool, '%session-reminder%')).toMatchObject([
    { data: { attendeeId: bad, first: after(start, 1) } },
  ]);
  await dropJobs(pool, '%session-reminder%');
  await pool.query(`update fair_attendee set email = 'mended@mail.test' where id = $1`, [bad]);
  await jobs.enqueue(pool, oneSessionReminder, { attendeeId: bad, first: after(start, 1) });
  expect(await subjectsAt(after(start, 0.1))).toEqual([
    'At 12:00 PM EDT: Talk 1 > mended@mail.test',
  ]);
});
