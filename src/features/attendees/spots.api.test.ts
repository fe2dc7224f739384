import { describe, expect, test } from 'vitest';
import { testServer, type Person } from '../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../tests/support/test-records.server.ts';
import {
  codeOf,
  messageOf,
  parent,
  registering,
} from '../../../tests/support/test-registrations.server.ts';
import { recountFair } from './spots.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { fair, sessionsFair, address, register, rowsOf, openMails, make } = await registering(app);
const { pool } = app.database;
const { world } = app;

const minutes = (count: number) => world.advance(count * 60_000);
const idOf = async (slug: string, email: string) =>
  String((await rowsOf(slug)).find((row) => row['email'] === email)?.['id']);
const fairIdOf = async (slug: string) =>
  (await pool.query<{ id: string }>('select id from fair where slug = $1', [slug])).rows[0]!.id;
const isFull = async (slug: string) =>
  recordIn(await app.stranger().call(`{ it: fairDesk(slug: "${slug}") { isFull } }`))['isFull'];
const confirm = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { it: confirmMyRegistration(id: $id) { confirmedAt hasSeat } }', {
    id,
  });
const choose = (who: Person, id: string, attending: number[]) =>
  who.call(
    'mutation ($input: MyRegistrationInput!) { it: updateMyRegistration(input: $input) { confirmedAt hasSeat attending } }',
    { input: { id, attending } },
  );
/** The counters of a fair, and how many of them differ from a full count. */
async function counters(slug: string) {
  const id = await fairIdOf(slug);
  const { rows } = await pool.query<{ session: number; taken: number }>(
    'select session, taken from seats_taken where fair_id = $1 order by session',
    [id],
  );
  return { taken: rows.map(({ taken }) => taken), wrong: await recountFair(pool, id) };
}

describe('a seat that a stranger takes', () => {
  test('is held for 30 minutes, and then free for a student who confirms', async () => {
    const slug = await fair({ capacity: 3 });
    for (let n = 0; n < 3; n += 1) await register({ ...parent, fair: slug, email: address() });
    const ada = await app.person('parent');
    expect(messageOf(await register({ ...parent, fair: slug }, ada))).toBe('This fair is full.');
    minutes(29);
    expect(await isFull(slug)).toBe(true);
    minutes(2);
    expect(await isFull(slug)).toBe(false);
    expect(codeOf(await register({ ...parent, fair: slug }, ada))).toBeUndefined();
    expect(await counters(slug)).toEqual({ taken: [1], wrong: 0 });
    await app.jobs.runDue();
    expect(await rowsOf(slug)).toHaveLength(4);
  });

  test('is theirs for good once they open the link of the email', async () => {
    const slug = await fair({ capacity: 1 });
    const email = address();
    await register({ ...parent, fair: slug, email });
    minutes(20);
    await openMails(email);
    minutes(60);
    expect(await isFull(slug)).toBe(true);
    expect((await rowsOf(slug))[0]).toMatchObject({ confirmed_at: expect.any(Date) });
  });

  test('is held anew for who registers again while there is room', async () => {
    const slug = await fair({ capacity: 1 });
    const email = address();
    await register({ ...parent, fair: slug, email });
    minutes(31);
    expect(codeOf(await register({ ...parent, fair: slug, email }))).toBeUndefined();
    minutes(29);
    expect(await isFull(slug)).toBe(true);
    minutes(2);
    expect(await isFull(slug)).toBe(false);
  });

  test('is kept when the organizers took it for someone', async () => {
    const slug = await fair({ capacity: 1 });
    await make('FairAttendee', { fairId: await fairIdOf(slug), email: address() });
    minutes(90);
    await app.jobs.runDue();
    expect(await isFull(slug)).toBe(true);
  });
});

describe('someone who confirms after the seat was given back', () => {
  test('gets one while there is room, and is told clearly when there is none, until one is free', async () => {
    const slug = await fair({ capacity: 2 });
    const [early, late] = [await app.person('parent'), await app.person('parent')];
    for (const { email } of [early, late]) await register({ ...parent, fair: slug, email });
    minutes(31);
    await app.jobs.runDue();
    const seated = { confirmedAt: expect.any(String), hasSeat: true };
    expect(recordIn(await confirm(early, await idOf(slug, early.email)))).toEqual(seated);
    const third = await app.person('parent');
    await register({ ...parent, fair: slug }, third);

    const id = await idOf(slug, late.email);
    const refused = await confirm(late, id);
    expect(codeOf(refused)).toBe('CONFLICT');
    expect(messageOf(refused)).toBe(
      'This fair filled up before you confirmed your registration. You can try again here in case a spot opens up, or choose another fair from the calendar.',
    );
    // Opening the link takes no seat at a full fair, either.
    await openMails(late.email);
    const mine = await late.call('{ it: me { registrations { confirmedAt hasSeat } } }');
    expect(recordIn(mine)['registrations']).toEqual([{ confirmedAt: null, hasSeat: false }]);
    expect(await counters(slug)).toEqual({ taken: [2], wrong: 0 });

    await third.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', {
      id: await idOf(slug, third.email),
    });
    expect(recordIn(await confirm(late, id))).toEqual(seated);
    expect(await counters(slug)).toEqual({ taken: [2], wrong: 0 });
  });

  test('for a session that filled up is told which, and confirms with another one', async () => {
    const slug = await sessionsFair();
    const late = await app.person('parent');
    await register({ ...parent, fair: slug, email: late.email, attending: [2, 3] });
    minutes(31);
    for (let n = 0; n < 2; n += 1) {
      const one = await app.person('parent');
      await register({ ...parent, fair: slug, attending: [2] }, one);
    }
    const id = await idOf(slug, late.email);
    expect(messageOf(await confirm(late, id))).toBe(
      'Session 2 filled up before you confirmed your registration. Choose other sessions below and save.',
    );
    expect(recordIn(await choose(late, id, [1, 3]))).toMatchObject({
      hasSeat: true,
      confirmedAt: expect.any(String),
    });
    expect(await counters(slug)).toEqual({ taken: [3, 1, 2, 1], wrong: 0 });
  });
});

test('many who register, choose again and cancel at once leave counters that are right', async () => {
  const slug = await sessionsFair();
  const people = await Promise.all(Array.from({ length: 8 }, () => app.person('parent')));
  await Promise.all(
    people.map((one, n) => register({ ...parent, fair: slug, attending: [1 + 2 * (n % 2)] }, one)),
  );
  const ids = await Promise.all(people.map(({ email }) => idOf(slug, email)));
  const answers = await Promise.all(
    people.map((one, n) =>
      n % 4 === 0
        ? one.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', { id: ids[n] })
        : choose(one, String(ids[n]), [2, 3]),
    ),
  );
  expect(answers.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(4);
  const { taken, wrong } = await counters(slug);
  expect(wrong).toBe(0);
  expect(taken.slice(0, 3)).toEqual([6, expect.any(Number), 2]);

  const id = await fairIdOf(slug);
  await pool.query('update seats_taken set taken = taken + 7 where fair_id = $1', [id]);
  expect(await recountFair(pool, id)).toBe(taken.length);
  expect((await counters(slug)).taken).toEqual(taken);
});

describe('someone whose seat was given back before they confirmed', () => {
  const visit = async (who: Person, slug: string) =>
    recordIn(await who.call(`{ it: visitFair(slug: "${slug}") { standing } }`))['standing'];
  /** A fair today whose news has reached every process. */
  async function fairOfToday(capacity: number): Promise<string> {
    const slug = await fair({ capacity, ...live() });
    const someone = await app.person('parent');
    await expect
      .poll(
        async () => (await someone.call(`{ it: visitFair(slug: "${slug}") { standing } }`)).data,
      )
      .toEqual({ it: { standing: null } });
    return slug;
  }
  const enter = (who: Person, slug: string) =>
    who.call('mutation ($slug: String!) { it: enterFair(slug: $slug) }', { slug });
  const live = () => ({
    startTime: new Date(world.now().getTime() + 35 * 60_000).toISOString(),
    endTime: new Date(world.now().getTime() + 300 * 60_000).toISOString(),
    exhibitorDeadline: world.now().toISOString(),
  });

  test('enters no lobby that is full, is told so at the desk, and enters as soon as a seat is free', async () => {
    const slug = await fairOfToday(1);
    const [late, quick] = [await app.person('parent'), await app.person('parent')];
    await register({ ...parent, fair: slug, email: late.email });
    minutes(31);
    await app.jobs.runDue();
    expect(codeOf(await register({ ...parent, fair: slug }, quick))).toBeUndefined();
    minutes(10);
    expect([await visit(late, slug), await visit(quick, slug)]).toEqual([null, 'attendee']);
    expect((await enter(late, slug)).data?.['it'] ?? null).toBeNull();
    expect(messageOf(await register({ ...parent, fair: slug }, late))).toBe('This fair is full.');

    await quick.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', {
      id: await idOf(slug, quick.email),
    });
    expect(await visit(late, slug)).toBe('attendee');
    expect((await enter(late, slug)).data?.['it']).toEqual(expect.anything());
    // Once inside, the seat is theirs until the end, even if the registration was never confirmed.
    minutes(60);
    await app.jobs.runDue();
    expect(await isFull(slug)).toBe(true);
    expect(await visit(late, slug)).toBe('attendee');
    expect(await counters(slug)).toEqual({ taken: [1], wrong: 0 });
  });

  test('enters a lobby that has room', async () => {
    const slug = await fairOfToday(5);
    const late = await app.person('parent');
    await register({ ...parent, fair: slug, email: late.email });
    minutes(40);
    await app.jobs.runDue();
    expect(await visit(late, slug)).toBe('attendee');
  });

  test('is not reminded of the fair; who confirmed is', async () => {
    const week = 7 * 86_400_000 + 60 * 60_000;
    const startTime = new Date(world.now().getTime() + week).toISOString();
    const endTime = new Date(world.now().getTime() + week + 3_600_000).toISOString();
    const slug = await fair({ startTime, endTime, exhibitorDeadline: startTime });
    const [silent, confirmed] = [address(), address()];
    for (const email of [silent, confirmed]) await register({ ...parent, fair: slug, email });
    await openMails(confirmed);
    minutes(61);
    await app.jobs.runDue();
    const { rows } = await pool.query<{ recipient: string }>(
      `select recipient from mail where kind = 'fair-reminder' and recipient = any($1)`,
      [[silent, confirmed]],
    );
    expect(rows).toEqual([{ recipient: confirmed }]);
  });
});
