import { afterEach, describe, expect, test } from 'vitest';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-12-01T12:00:00Z');
const { admin, make } = await testRecords(app);
const { world } = app;
const { pool } = app.database;
// The weeks in this file pass in one run.
await pool.query(`update session set expires_at = '2028-01-01'`);
afterEach(async () => {
  await pool.query('delete from mail');
  await pool.query('delete from mail_suppression');
});

interface Sent {
  readonly kind: string;
  readonly recipient: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Emails written since the last check. */
async function written(): Promise<readonly Sent[]> {
  await app.jobs.runDue();
  const { rows } = await pool.query<Sent>(
    `with gone as (delete from mail where kind in ('fair-reminder', 'session-reminder',
       'recordings-out', 'fair-moved') returning *)
     select kind, recipient, text, headers from gone order by kind, recipient`,
  );
  return rows;
}
const kindsTo = async (email: string) =>
  (await written()).filter(({ recipient }) => recipient === email).map(({ kind }) => kind);

const later = (from: string, hours: number) =>
  new Date(Date.parse(from) + hours * 3_600_000).toISOString();

/** A 6x6 fair with one session at its start. */
async function fairAt(startTime: string) {
  const fairId = await make('Fair', {
    fairType: '6x6',
    timeZone: 'UTC',
    startTime,
    endTime: later(startTime, 4),
    exhibitorDeadline: startTime,
    publishedAt: world.now().toISOString(),
  });
  await make('FairWebinar', {
    fairId,
    webinarStatus: 'published',
    details: {
      sessions: [{ number: 1, title: 'One', startTime, lengthMinutes: 45, exhibitors: [] }],
    },
    recordingLinks: { '1': { url: 'https://video.example.org/1', chapters: [] } },
  });
  return fairId;
}

describe('someone without an account who wants no reminders of fairs', () => {
  test('presses the button of the mail program once, and gets none of them any more', async () => {
    const email = 'guest@mail.test';
    const start = later(world.now().toISOString(), 20 * 24);
    const fairId = await fairAt(start);
    await make('FairAttendee', { fairId, email, attending: [1] });
    world.moveTo(later(start, -7 * 24));
    const [reminder] = await written();
    expect(reminder).toMatchObject({ kind: 'fair-reminder', recipient: email });
    const url = /<(.+)>/.exec(reminder?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(reminder?.text).toContain(`Stop fair reminders: ${url}`);
    expect(reminder?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

    const asked = await app.fastify.inject({ url: new URL(url).pathname });
    expect(asked.body).toContain('g…@mail.test gets fair reminders and an email');
    const done = await app.fastify.inject({
      method: 'POST',
      url: new URL(url).pathname,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(done.body).toContain('You’re unsubscribed');

    world.moveTo(later(start, -24));
    expect(await kindsTo(email)).toEqual([]);
    // Moving a fair is not a reminder.
    const moved = later(start, 1);
    const { errors } = await admin.call(
      'mutation ($input: MoveFairInput!) { moveFair(input: $input) { id } }',
      { input: { fairId, startTime: moved } },
    );
    expect(errors).toBeUndefined();
    for (let minute = 0; minute < 5; minute += 1) {
      world.advance(60_000);
      await app.jobs.runDue();
    }
    expect(await kindsTo(email)).toEqual(['fair-moved']);
    world.moveTo(later(start, 0));
    expect(await kindsTo(email)).toEqual([]);
    world.moveTo(later(start, 10));
    await admin.call('mutation ($id: ID!) { emailRecordings(fairId: $id) }', { id: fairId });
    expect(await kindsTo(email)).toEqual([]);
  });

  test('comes back by the same page', async () => {
    const email = 'back@mail.test';
    const start = later(world.now().toISOString(), 20 * 24);
    await make('FairAttendee', { fairId: await fairAt(start), email });
    world.moveTo(later(start, -7 * 24));
    const [reminder] = await written();
    const url = /<(.+)>/.exec(reminder?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    for (const payload of ['action=unsubscribe', 'action=resubscribe'])
      await app.fastify.inject({
        method: 'POST',
        url: new URL(url).pathname,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    world.moveTo(later(start, -24));
    expect(await kindsTo(email)).toEqual(['fair-reminder']);
  });
});

test('a student is told of the switches in the profile instead, which a link of before does not overrule', async () => {
  const student = await app.person('student');
  await pool.query(`update session set expires_at = '2028-01-01'`);
  const studentId = await make('Student', { userId: student.id, owner: student.id });
  await make('StudentPrivacySettings', { studentId, subscribedFairReminders: true });
  const start = later(world.now().toISOString(), 20 * 24);
  await make('FairAttendee', { fairId: await fairAt(start), email: student.email });
  await pool.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values ($1, 'reminders', 'unsubscribed', now())`,
    [student.email],
  );
  world.moveTo(later(start, -7 * 24));
  const [reminder] = await written();
  expect(reminder?.text).toContain('turn off reminders in your profile');
  expect(reminder?.headers).not.toHaveProperty('List-Unsubscribe');
});

test('an admin sees who left reminders on the list of those who get no mail to many', async () => {
  await pool.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values ('left@mail.test', 'reminders', 'unsubscribed', now())`,
  );
  const { data, errors } = await admin.call(
    '{ listSuppressions { items { address scope reason } } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.['listSuppressions']).toMatchObject({
    items: [{ address: 'left@mail.test', scope: 'reminders', reason: 'unsubscribed' }],
  });
});
