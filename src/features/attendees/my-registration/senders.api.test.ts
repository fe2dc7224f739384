import { describe, expect, test } from 'vitest';
import { filledIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import {
  codeOf,
  messageOf,
  parent,
  registering,
  student,
} from '../../../../tests/support/test-registrations.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { noteStranger, sweepStrangers } from '../../accounts/strangers.server.ts';

const app = await testServer('2026-11-21T12:00:00Z', { env: { TRUST_PROXY: 'loopback' } });
const { pool } = app.database;
const { fair } = await registering(app);
const records = await testRecords(app);

let networks = 0;
/** An address in a network of its own. */
const ownAddress = () => `100.64.${(networks += 1)}.7`;
let people = 0;
const newEmail = () => `stranger-${(people += 1)}@families.test`;

const post = (url: string, from: string, payload: object, token?: string | null) =>
  app.fastify.inject({
    method: 'POST',
    url,
    headers: {
      origin: 'http://127.0.0.1:3000',
      'x-forwarded-for': from,
      ...(token == null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload,
  });
const call = async (who: Person, from: string, query: string, input: object) =>
  (await post('/graphql', from, { query, variables: { input } }, who.token)).json<
    Awaited<ReturnType<Person['call']>>
  >();
const register = (who: Person, from: string, input: object) =>
  call(
    who,
    from,
    'mutation ($input: RegisterForFairInput!) { it: registerForFair(input: $input) { slug } }',
    input,
  );

/** Emails to these people. */
async function emailsTo(recipients: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from mail where recipient = any($1)',
    [recipients],
  );
  return rows[0]?.count ?? -1;
}

async function codeTo(recipient: string): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    'select text from mail where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return /^ {4}(\d{6})$/m.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

/** How often each response occurred. */
const tally = (codes: readonly (string | undefined)[]) =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => code ?? 'done')].map(([code, of]) => [code, of.length]),
  );

interface Newcomer {
  readonly email: string;
  readonly challenge: string;
}
/** A student on a device of their own, who has not opened the email yet. */
const newcomer = (): Newcomer => {
  const email = newEmail();
  return { email, challenge: `device-of-${email}` };
};
const arrive = async (slug: string, from: string, { email, challenge }: Newcomer) =>
  codeOf(await register(app.guest(), from, { ...student, fair: slug, email, challenge }));
/** In small batches: calls in flight per address have a separate limit. */
async function arriveAll(slug: string, from: string, all: readonly Newcomer[]) {
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < all.length; at += 20)
    codes.push(
      ...(await Promise.all(all.slice(at, at + 20).map((one) => arrive(slug, from, one)))),
    );
  return codes;
}
const enterCode = async (from: string, { email, challenge }: Newcomer) =>
  (await post('/api/auth/sign-in/code', from, { challenge, code: await codeTo(email) })).statusCode;

describe('one guest credential that registers strangers', () => {
  test('has five of 150 people written to, all at once', async () => {
    const slug = await fair();
    const from = ownAddress();
    const victims = Array.from({ length: 150 }, newEmail);
    const guest = app.guest();
    const answers = await Promise.all(
      victims.map((email) => register(guest, from, { ...parent, fair: slug, email })),
    );
    expect(tally(answers.map(codeOf))).toEqual({ done: 5, RATE_LIMITED: 145 });
    expect(await emailsTo(victims)).toBe(5);
    expect(answers.map(messageOf)).toContain(
      'Several people who were registered or invited from here haven’t opened our email yet. Once some of them do, you can continue.',
    );
  });

  test('has no more written to by the other calls', async () => {
    const slug = await fair();
    const { rows } = await pool.query<{ id: string }>('select id from fair where slug = $1', [
      slug,
    ]);
    const fairId = rows[0]?.id;
    const from = ownAddress();
    const guest = app.guest();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const attendee = { ...parent, fairId, email: newEmail() };
      codes.push(codeOf(await call(guest, from, writing('create', 'FairAttendee'), attendee)));
      const exhibitor = {
        ...filledIn.FairExhibitor((people += 1)),
        fairId,
        paymentType: 'invoice',
        primaryContactEmail: newEmail(),
      };
      codes.push(codeOf(await call(guest, from, writing('create', 'FairExhibitor'), exhibitor)));
    }
    expect(tally(codes)).toEqual({ done: 5, RATE_LIMITED: 3 });
  });

  test('gets one more for each one who opens the email', async () => {
    const slug = await fair();
    const from = ownAddress();
    const guest = app.guest();
    const friends = Array.from({ length: 5 }, newcomer);
    const bring = async ({ email, challenge }: Newcomer) =>
      codeOf(await register(guest, from, { ...student, fair: slug, email, challenge }));
    for (const friend of friends) expect(await bring(friend)).toBeUndefined();
    expect(await bring(newcomer())).toBe('RATE_LIMITED');
    for (const friend of friends.slice(0, 2)) expect(await enterCode(from, friend)).toBe(200);
    const later = Array.from({ length: 5 }, newcomer);
    const codes = [];
    for (const friend of later) codes.push(await bring(friend));
    // Two have answered: of the other three and these five, at most 5 + 2 wait.
    expect(tally(codes)).toEqual({ done: 4, RATE_LIMITED: 1 });
  });

  test('may write to the same person again, and is not charged where no one was written to', async () => {
    const slug = await fair();
    const from = ownAddress();
    const guest = app.guest();
    const email = newEmail();
    for (let n = 0; n < 8; n += 1)
      expect(codeOf(await register(guest, from, { ...parent, fair: slug, email }))).toBeUndefined();
    for (let n = 0; n < 8; n += 1) {
      const nowhere = { ...parent, fair: 'nowhere', email: newEmail() };
      expect(codeOf(await register(guest, from, nowhere))).toBe('NOT_FOUND');
    }
    const another = { ...parent, fair: slug, email: newEmail() };
    expect(codeOf(await register(guest, from, another))).toBeUndefined();
  });
});

describe('a school behind one address', () => {
  test('gets in: 300 students before one has opened the email, and as many again when those have confirmed', async () => {
    const slug = await fair();
    const from = ownAddress();
    const school = Array.from({ length: 300 }, newcomer);
    const first = await arriveAll(slug, from, school);
    expect(tally(first)).toEqual({ done: 300 });
    for (const one of school) expect(await enterCode(from, one)).toBe(200);
    const second = Array.from({ length: 300 }, newcomer);
    const more = await arriveAll(slug, from, second);
    expect(tally(more)).toEqual({ done: 300 });
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from fair_attendee a join fair f on f.id = a.fair_id
       where f.slug = $1`,
      [slug],
    );
    expect(rows[0]?.count).toBe(600);
  });
});

describe('an address whose people never answer', () => {
  test('has 300 written to with ever new credentials, and then no one by any way', async () => {
    const slug = await fair();
    const from = ownAddress();
    const victims = Array.from({ length: 320 }, newcomer);
    const answers = await arriveAll(slug, from, victims);
    expect(tally(answers)).toEqual({ done: 300, RATE_LIMITED: 20 });
    const signUp = await post('/api/auth/sign-up/email', from, {
      email: newEmail(),
      password: 'Ridge-Kettle-41!',
      user_type: 'parent',
    });
    expect([signUp.statusCode, signUp.json<{ code: string }>().code]).toEqual([
      429,
      'LimitExceededException',
    ]);
    const newsletter = await post('/api/newsletter/subscribe', from, {
      list: 'attendees',
      name: 'Bob',
      email: newEmail(),
    });
    expect(newsletter.statusCode).toBe(429);
    // Another address in another network is unaffected.
    expect(await arrive(slug, ownAddress(), newcomer())).toBeUndefined();
  });

  test('moves on in its network, until five addresses are spent', async () => {
    const sender = (host: number) => ({ viewer: null, address: `2001:db8:77:${host}::1` });
    const note = (host: number) => noteStranger(pool, app.world, sender(host), newEmail());
    for (let host = 1; host <= 5; host += 1) for (let n = 0; n < 300; n += 1) await note(host);
    const slug = await fair();
    expect(await arrive(slug, '2001:db8:77:6::1', newcomer())).toBe('RATE_LIMITED');
    expect(await arrive(slug, '2001:db8:78:6::1', newcomer())).toBeUndefined();
  });
});

describe('someone with an account', () => {
  const invite = (who: Person, email: string) =>
    call(
      who,
      ownAddress(),
      'mutation ($input: InviteParentInput!) { it: inviteParent(input: $input) { id } }',
      { firstName: 'Rosa', lastName: 'Reyes', email },
    );

  test('invites 20 people who do not answer, and one more for each who does', async () => {
    const ada = await app.person('student');
    await records.make('Student', { userId: ada.id, owner: ada.id });
    const invited = Array.from({ length: 21 }, newEmail);
    const codes = [];
    for (const email of invited) codes.push(codeOf(await invite(ada, email)));
    expect(tally(codes)).toEqual({ done: 20, RATE_LIMITED: 1 });
    // One of them creates an account and confirms the address.
    const signUp = await post('/api/auth/sign-up/email', ownAddress(), {
      email: invited[0],
      password: 'Ridge-Kettle-41!',
      user_type: 'parent',
    });
    expect(signUp.statusCode).toBe(200);
    expect(codeOf(await invite(ada, newEmail()))).toBe('RATE_LIMITED');
    await post('/api/auth/email-otp/verify-email', ownAddress(), {
      email: invited[0],
      otp: await codeTo(invited[0] ?? ''),
    });
    expect(codeOf(await invite(ada, newEmail()))).toBeUndefined();
    expect(codeOf(await invite(ada, newEmail()))).toBeUndefined();
    expect(codeOf(await invite(ada, newEmail()))).toBe('RATE_LIMITED');
  });
});

test('what senders did is forgotten after a week', async () => {
  const slug = await fair();
  const from = ownAddress();
  const guest = app.guest();
  const bring = async (by: Person) =>
    codeOf(await register(by, from, { ...parent, fair: slug, email: newEmail() }));
  for (let n = 0; n < 5; n += 1) expect(await bring(guest)).toBeUndefined();
  const before = await pool.query('select from stranger_written');
  expect(before.rowCount).toBeGreaterThan(5);
  app.world.advance(7 * 86_400_000);
  expect(await sweepStrangers(pool, app.world)).toBe(before.rowCount);
  expect(await bring(app.guest())).toBeUndefined();
});
