import { beforeEach, describe, expect, test } from 'vitest';
import { testRecords, type TestRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
/** An admin's session ends within days, so each test has an admin of its own. */
let make: TestRecords['make'];
const { pool } = app.database;
const hour = 3_600_000;
const inHours = (hours: number) => new Date(app.world.now().getTime() + hours * hour).toISOString();

/** Each test has the fairs to itself. */
beforeEach(async () => {
  ({ make } = await testRecords(app));
  await pool.query('update fair set cancelled_at = now() where cancelled_at is null');
});

let made = 0;
const publish = (said: Readonly<Record<string, unknown>> = {}) =>
  make('Fair', {
    name: `Fair ${(made += 1)}`,
    slug: `news-${made}`,
    fairType: 'booth',
    timeZone: 'UTC',
    startTime: inHours(800),
    endTime: inHours(804),
    exhibitorDeadline: inHours(700),
    publishedAt: inHours(0),
    ...said,
  });

async function student(allFairReminders: boolean | null = true): Promise<Person> {
  const person = await app.person('student');
  await pool.query('update account set created_at = $2 where id = $1', [person.id, inHours(-1)]);
  const studentId = await make('Student', {
    userId: person.id,
    owner: person.id,
    email: person.email,
  });
  if (allFairReminders !== null)
    await make('StudentPrivacySettings', { studentId, owner: person.id, allFairReminders });
  return person;
}

async function hoursPass(hours: number): Promise<void> {
  app.world.advance(hours * hour);
  await app.jobs.runDue();
}

const emailsTo = async ({ email }: Person) => {
  const { rows } = await pool.query<{
    subject: string;
    text: string;
    headers: Readonly<Record<string, string>>;
  }>(
    `select subject, text, headers from mail where kind = 'fair-news' and recipient = $1
     order by id`,
    [email],
  );
  return rows;
};

describe('A student who asked for news of other fairs', () => {
  test('is told of a new one two hours after it was published, once, with a way out', async () => {
    const one = await student();
    await publish({ name: 'Spring Fair', slug: 'spring-news' });
    await hoursPass(1);
    expect(await emailsTo(one)).toEqual([]);
    await hoursPass(1.1);
    const [email] = await emailsTo(one);
    expect(email?.subject).toBe('A new college fair: Spring Fair');
    expect(email?.text).toContain('/fair-spring-news');
    expect(email?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await hoursPass(24 * 9);
    expect(await emailsTo(one)).toHaveLength(1);
  });

  test('gets all of a week in one email', async () => {
    const one = await student();
    await publish({ name: 'First' });
    await hoursPass(3);
    for (const name of ['Second', 'Third']) {
      await publish({ name });
      await hoursPass(12);
    }
    expect(await emailsTo(one)).toHaveLength(1);
    await hoursPass(24 * 6);
    const [, second, ...more] = await emailsTo(one);
    expect(more).toEqual([]);
    expect(second?.subject).toBe('2 new college fairs');
    expect(second?.text).toMatch(/Second[^]*Third/);
    expect(second?.text).not.toContain('First');
  });

  test('is told of nothing while these emails are switched off, and later of what is still new', async () => {
    const one = await student();
    await pool.query(
      `insert into setting (key, value, changed_at) values ('feature.fair-news', '"off"', now())`,
    );
    await app.settings.refresh();
    await publish({ name: 'Quiet Fair' });
    await hoursPass(3);
    expect(await emailsTo(one)).toEqual([]);
    await pool.query(`delete from setting where key = 'feature.fair-news'`);
    await app.settings.refresh();
    await hoursPass(1);
    expect((await emailsTo(one)).map(({ subject }) => subject)).toEqual([
      'A new college fair: Quiet Fair',
    ]);
  });

  test('leaves by the link, and gets no more', async () => {
    const one = await student();
    await publish();
    await hoursPass(3);
    const [, url = ''] =
      /<(.+)>/.exec((await emailsTo(one))[0]?.headers['List-Unsubscribe'] ?? '') ?? [];
    const left = await app.fastify.inject({
      method: 'POST',
      url: new URL(url).pathname,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(left.statusCode).toBe(200);
    await publish();
    await hoursPass(24 * 8);
    expect(await emailsTo(one)).toHaveLength(1);
  });

  test('is told by one of two servers that look at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => student()));
    await publish();
    app.world.advance(3 * hour);
    const other = await app.neighbor();
    await Promise.all([app.jobs.runDue(), other.jobs.runDue()]);
    await other.close();
    for (const one of all) expect(await emailsTo(one)).toHaveLength(1);
  });
});

describe('No news', () => {
  test.each([
    ['of a draft', { publishedAt: null }],
    [
      'of a fair that begins within two days',
      { startTime: 40, endTime: 44, exhibitorDeadline: 30 },
    ],
    ['of one that is not open for registrations yet', { registrationOpensAt: 500 }],
    ['of one that was published long ago', { publishedAt: -24 * 20 }],
  ])('%s', async (_, said) => {
    const one = await student();
    const times = Object.entries(said).map(([name, hours]) => [
      name,
      hours === null ? null : inHours(hours),
    ]);
    await publish(Object.fromEntries(times) as Readonly<Record<string, string | null>>);
    await hoursPass(3);
    expect(await emailsTo(one)).toEqual([]);
  });

  test('of a fair that is full or canceled', async () => {
    const one = await student();
    const full = await publish({ capacity: 1 });
    await make('FairAttendee', { fairId: full, email: 'first@mail.test' });
    const canceled = await publish();
    await pool.query('update fair set cancelled_at = now() where id = $1', [canceled]);
    await hoursPass(3);
    expect(await emailsTo(one)).toEqual([]);
  });

  test('to who is registered, never asked for it, or came after it was published', async () => {
    const [registered, silent, unasked] = [
      await student(),
      await student(false),
      await student(null),
    ];
    const fairId = await publish();
    await make('FairAttendee', { fairId, email: registered.email });
    app.world.advance(2 * hour);
    const late = await student();
    await hoursPass(1);
    for (const one of [registered, silent, unasked, late]) expect(await emailsTo(one)).toEqual([]);
  });
});
