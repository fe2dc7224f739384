import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { startMailServer } from '../../../platform/testing/mail-server.server.ts';

const server = await startMailServer();
afterAll(() => server.close());
const app = await testServer('2027-01-11T12:00:00Z', {
  env: { SMTP_URL: server.url, MAIL_FROM: 'Our Fairs <fairs@example.org>' },
});
const { admin, make } = await testRecords(app);
const { world, jobs } = app;
const { pool } = app.database;
afterEach(() => pool.query('delete from mail'));

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const recording = (number: number) => ({
  url: `https://video.example.org/${number}`,
  chapters: [],
});
const linksOf = (numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number) => [String(number), recording(number)]));

let count = 0;
/** A 6x6 fair from yesterday with three sessions, some of them recorded, and registrations. */
async function fairWith(recorded: readonly number[], emails: readonly string[], more: object = {}) {
  const slug = `recorded-${(count += 1)}`;
  const fairId = await make('Fair', {
    slug,
    name: `Fair ${count}`,
    fairType: '6x6',
    startTime: '2027-01-10T15:00:00Z',
    endTime: '2027-01-10T19:00:00Z',
    exhibitorDeadline: '2027-01-10T15:00:00Z',
    ...more,
  });
  const webinarId = await make('FairWebinar', {
    fairId,
    webinarStatus: 'published',
    recordingLinks: linksOf(recorded),
    details: {
      sessions: [1, 2, 3].map((number) => ({
        number,
        title: `Talk ${number}`,
        lengthMinutes: 45,
        exhibitors: [],
        startTime: `2027-01-10T1${4 + number}:00:00.000Z`,
      })),
    },
  });
  for (const email of emails) await make('FairAttendee', { fairId, email });
  const change = async (entityName: 'Fair' | 'FairWebinar', input: object) => {
    const id = entityName === 'Fair' ? fairId : webinarId;
    const { errors } = await admin.call(writing('update', entityName), { input: { id, ...input } });
    expect(errors).toBeUndefined();
  };
  return {
    fairId,
    slug,
    change,
    record: (numbers: readonly number[]) =>
      change('FairWebinar', { recordingLinks: linksOf(numbers) }),
  };
}

const ask = (fairId: string, by: Person = admin) =>
  by.call('mutation ($fairId: ID!) { it: emailRecordings(fairId: $fairId) }', { fairId });
const look = async (fairId: string) => {
  const { data, errors } = await admin.call(
    `query ($fairId: ID!) { it: recordingsEmail(fairId: $fairId) {
       areOut newSessions recipients sent { sessions at people isDone } } }`,
    { fairId },
  );
  expect(errors).toBeUndefined();
  return data?.['it'];
};
/** Returns and clears what has been written so far, as `subject > recipient`. */
async function written(): Promise<readonly string[]> {
  await jobs.runDue();
  const { rows } = await pool.query<{ said: string }>(
    `with gone as (delete from mail where kind = 'recordings-out' returning subject, recipient)
     select subject || ' > ' || recipient as said from gone order by said`,
  );
  return rows.map(({ said }) => said);
}

describe('an organizer who is done with the recordings', () => {
  test('has everyone who registered emailed once, and sees when and to how many', async () => {
    const { fairId, slug } = await fairWith([1, 3], ['ada@mail.test', 'eve@mail.test']);
    expect(await look(fairId)).toEqual({
      areOut: true,
      newSessions: [1, 3],
      recipients: 2,
      sent: [],
    });
    expect(await written()).toEqual([]);
    const at = world.now().toISOString();
    expect((await ask(fairId)).data?.['it']).toBe(2);
    await jobs.runDue();
    await app.mailService.deliverDue();
    const received = server.received.filter(({ subject }) => subject?.includes('Recordings'));
    expect(received).toHaveLength(2);
    for (const { text } of received) {
      expect(text).toContain('You can now watch these sessions of Fair 1:');
      expect(text).toMatch(/Talk 1\s+Talk 3/);
      expect(text).not.toContain('Talk 2');
      expect(text).toContain(`/fair-${slug}/recordings`);
    }
    expect(await look(fairId)).toEqual({
      areOut: true,
      newSessions: [],
      recipients: 0,
      sent: [{ sessions: [1, 3], at, people: 2, isDone: true }],
    });
    await written();

    expect(codeOf(await ask(fairId))).toBe('CONFLICT');
    world.advance(120_000);
    expect(await written()).toEqual([]);
  });

  test('asks twice at the same time, and everyone gets one email', async () => {
    const { fairId } = await fairWith([1], ['ada@mail.test']);
    const answers = await Promise.all([ask(fairId), ask(fairId), ask(fairId)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await written()).toHaveLength(1);
  });

  test('decides whether there is a second email for recordings that come later', async () => {
    const { fairId, record } = await fairWith([1], ['ada@mail.test']);
    await ask(fairId);
    expect(await written()).toHaveLength(1);
    world.advance(86_400_000);
    await record([1, 2]);
    expect(await written()).toEqual([]);
    expect(await look(fairId)).toMatchObject({ newSessions: [2], sent: [{ sessions: [1] }] });
    await ask(fairId);
    expect(await written()).toHaveLength(1);
    expect(await look(fairId)).toMatchObject({
      newSessions: [],
      sent: [{ sessions: [2] }, { sessions: [1] }],
    });
    // A replaced recording is not new.
    await record([2]);
    await record([1, 2]);
    expect(codeOf(await ask(fairId))).toBe('CONFLICT');
  });

  test('cannot before they are out, of a canceled fair, or of none', async () => {
    const { fairId, change } = await fairWith([1], ['ada@mail.test']);
    await change('FairWebinar', { webinarStatus: 'ended' });
    expect(await look(fairId)).toMatchObject({ areOut: false, newSessions: [] });
    expect(codeOf(await ask(fairId))).toBe('CONFLICT');
    await change('FairWebinar', { webinarStatus: 'published' });
    await change('Fair', { cancelledAt: world.now().toISOString() });
    expect(codeOf(await ask(fairId))).toBe('CONFLICT');
    expect(codeOf(await ask('nothing'))).toBe('NOT_FOUND');
    expect(codeOf(await ask(world.newId()))).toBe('NOT_FOUND');
    expect(await written()).toEqual([]);
  });
});

describe('of those who registered', () => {
  test('students obey the switch of fairs they registered for, and one address gets one email', async () => {
    const { fairId } = await fairWith(
      [1],
      ['twice@mail.test', 'again@mail.test', 'guest@mail.test'],
    );
    await pool.query(
      `update fair_attendee set email = 'TWICE@mail.test' where email = 'again@mail.test'`,
    );
    for (const [name, on] of [
      ['on', true],
      ['off', false],
    ] as const) {
      const person = await app.person('student');
      await pool.query('update account set email = $2 where id = $1', [
        person.id,
        `${name}@mail.test`,
      ]);
      const studentId = await make('Student', { userId: person.id, owner: person.id });
      const others = { subscribedWebinarReminders: !on, allFairReminders: !on };
      await make('StudentPrivacySettings', { studentId, subscribedFairReminders: on, ...others });
      await make('FairAttendee', { fairId, email: `${name}@mail.test`, userId: person.id });
    }
    const { rows } = await pool.query<{ id: string }>(
      `select id from fair_attendee where fair_id = $1 and email = 'on@mail.test'`,
      [fairId],
    );
    expect(rows).toHaveLength(1);
    expect(await look(fairId)).toMatchObject({ recipients: 3 });
    expect((await ask(fairId)).data?.['it']).toBe(3);
    expect((await written()).map((said) => said.split(' > ')[1]?.toLowerCase())).toEqual([
      'guest@mail.test',
      'on@mail.test',
      'twice@mail.test',
    ]);
  });

  test('those who chose one of the sessions get it before the others', async () => {
    const { fairId } = await fairWith([1, 3], ['none@mail.test']);
    for (const [email, attending] of [
      ['other@mail.test', [2]],
      ['one@mail.test', [2, 3]],
    ] as const)
      await make('FairAttendee', { fairId, email, attending: [...attending] });
    await pool.query(
      `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, consent,
         created_at, updated_at, confirmed_at, attending)
       select gen_random_uuid(), $1, 'parent', 'Ada', n::text, 'c' || n || '@mail.test', true, $2, $2, $2, '{1}'
       from generate_series(1, 250) n`,
      [fairId, world.now()],
    );
    await ask(fairId);
    await jobs.runDue();
    const { rows } = await pool.query<{ recipient: string }>(
      `select recipient from mail where kind = 'recordings-out' order by id`,
    );
    const order = rows.map(({ recipient }) => recipient);
    expect([order.length, new Set(order).size]).toEqual([253, 253]);
    expect(order.slice(0, 251)).toContain('one@mail.test');
    expect(order.slice(251).toSorted()).toEqual(['none@mail.test', 'other@mail.test']);
    expect(await look(fairId)).toMatchObject({ sent: [{ people: 253, isDone: true }] });
  });

  test('those without a seat, and those who come after, get none', async () => {
    const { fairId } = await fairWith([1], ['seat@mail.test', 'waits@mail.test', 'gone@mail.test']);
    await pool.query(
      `update attendee_seat set held_until = $2 where attendee_id =
         (select id from fair_attendee where fair_id = $1 and email = 'waits@mail.test')`,
      [fairId, world.now()],
    );
    await ask(fairId);
    await pool.query(`delete from fair_attendee where fair_id = $1 and email = 'gone@mail.test'`, [
      fairId,
    ]);
    world.advance(1000);
    await make('FairAttendee', { fairId, email: 'late@mail.test' });
    expect(await written()).toEqual([expect.stringMatching(/ > seat@mail.test$/)]);
    expect(await look(fairId)).toMatchObject({ sent: [{ people: 1, isDone: true }] });
  });
});

describe('an email that is under way', () => {
  const crowd = (fairId: string, people: number) =>
    pool.query(
      `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, consent,
         created_at, updated_at, confirmed_at)
       select gen_random_uuid(), $1, 'parent', 'Ada', n::text, 'p' || n || '@mail.test', true, $2, $2, $2
       from generate_series(1, $3::int) n`,
      [fairId, world.now(), people],
    );

  test('reaches 900 people once each by two processes', async () => {
    const { fairId } = await fairWith([1], []);
    await crowd(fairId, 900);
    await ask(fairId);
    const neighbor = await app.neighbor();
    await Promise.all([jobs.runDue(), neighbor.jobs.runDue()]);
    await neighbor.close();
    const told = await written();
    expect([told.length, new Set(told).size]).toEqual([900, 900]);
    expect(await look(fairId)).toMatchObject({ sent: [{ people: 900, isDone: true }] });
  });

  test('goes on where it stopped when its process is lost', async () => {
    const { fairId } = await fairWith([1], []);
    await crowd(fairId, 250);
    await ask(fairId);
    await jobs.runDue();
    // The state after a process died after the first batch: the job gone, the cursor unchanged.
    const { rows } = await pool.query<{ id: string }>(
      `update recordings_email set ended_at = null, sent = 200, last_attendee =
         (select id from fair_attendee where fair_id = $1 order by id offset 199 limit 1)
       where fair_id = $1 returning last_attendee as id`,
      [fairId],
    );
    await pool.query(
      `delete from mail where recipient in
         (select email from fair_attendee where fair_id = $1 and id > $2)`,
      [fairId, rows[0]?.id],
    );
    world.advance(60_000);
    const told = await written();
    expect([told.length, new Set(told).size]).toEqual([250, 250]);
    expect(await look(fairId)).toMatchObject({ sent: [{ people: 250, isDone: true }] });
  });

  test('waits while the recordings are taken back', async () => {
    const { fairId, change } = await fairWith([1], ['ada@mail.test']);
    await ask(fairId);
    await change('FairWebinar', { webinarStatus: 'ended' });
    expect(await written()).toEqual([]);
    expect(await look(fairId)).toMatchObject({ sent: [{ people: 0, isDone: false }] });
    await change('FairWebinar', { webinarStatus: 'published' });
    world.advance(60_000);
    expect(await written()).toHaveLength(1);
  });

  test('leaves no one out for an address that cannot be written to', async () => {
    const { fairId } = await fairWith([1], ['bad@mail.test', 'fine@mail.test']);
    await pool.query(
      `update fair_attendee set email = 'no address' where fair_id = $1 and email like 'bad%'`,
      [fairId],
    );
    await ask(fairId);
    expect(await written()).toHaveLength(1);
    expect(await look(fairId)).toMatchObject({ sent: [{ people: 1, isDone: true }] });
    await pool.query(
      `update fair_attendee set email = 'mended@mail.test' where email = 'no address'`,
    );
    world.advance(3_600_000);
    expect(await written()).toEqual([expect.stringMatching(/ > mended@mail.test$/)]);
    expect(await look(fairId)).toMatchObject({ sent: [{ people: 2, isDone: true }] });
  });
});
