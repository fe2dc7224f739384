import { describe, expect, test } from 'vitest';
import {
  codeOf,
  counselor,
  parent,
  registering,
  student,
} from '../../../../tests/support/test-registrations.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const { fair, address, register, mailTo, rowsOf } = await registering(app);

const tokenIn = (text: string | undefined) => /\?key=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const lastToken = async (email: string) => tokenIn((await mailTo(email)).at(-1)?.text);
const entryPoll = (path: string, payload: object) =>
  app.fastify.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    headers: { origin: 'http://127.0.0.1:3000' },
    payload,
  });
const open = (token: string) => entryPoll('/sign-in/link', { token });
interface Entered {
  readonly code?: string;
  readonly token?: string | null;
  readonly user?: { readonly id: string; readonly user_type: string } | null;
  readonly payload?: { readonly fair: string };
}
const enter = async (token: string) => (await open(token)).json<Entered>();
const askAs = async (token: string, query: string) =>
  (
    await app.fastify.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query },
    })
  ).json<{ data: unknown }>().data;
const accountsOf = async (email: string) =>
  (
    await pool.query<Record<string, unknown>>(
      `select a.*, (select count(*)::int from sign_in_method m where m.account_id = a.id) as methods
       from account a where email = $1`,
      [email],
    )
  ).rows;
const sendLink = (email: string) =>
  app
    .stranger()
    .call('mutation ($email: Email!) { it: sendRegistrationLink(email: $email) }', { email });

describe('a guest who opens the link of the mail', () => {
  test.each([
    ['student', student],
    ['parent', parent],
    ['counselor', counselor],
  ])(
    'has an account as %s, finds all registrations of the address, and changes them',
    async (type, said) => {
      const email = address();
      const [first, second] = [await fair(), await fair()];
      await register({ ...said, fair: first, email });
      await register({ ...said, fair: second, email });
      const answer = await open(await lastToken(email));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(String(answer.headers['set-cookie'])).toContain('HttpOnly');
      const { token, user, payload } = answer.json<Entered>();
      expect([user?.user_type, payload?.fair]).toEqual([type, second]);
      expect(await accountsOf(email)).toMatchObject([{ email_verified: true, methods: 0 }]);
      for (const slug of [first, second])
        expect(await rowsOf(slug)).toMatchObject([{ user_id: user?.id, owner: user?.id }]);
      const mine = (await askAs(token ?? '', '{ me { registrations { id fair { slug } } } }')) as {
        me: { registrations: { id: string; fair: { slug: string } }[] };
      };
      expect(mine.me.registrations.map((one) => one.fair.slug).sort()).toEqual(
        [first, second].sort(),
      );
      const [{ id } = { id: '' }] = mine.me.registrations;
      const changed = await askAs(
        token ?? '',
        `mutation { updateMyRegistration(input: { id: "${id}", firstName: "New" }) { firstName } }`,
      );
      expect(changed).toEqual({ updateMyRegistration: { firstName: 'New' } });
    },
  );

  test('does it once, also from two tabs at once; later and with any other token nothing opens', async () => {
    const email = address();
    await register({ ...parent, fair: await fair(), email });
    const token = await lastToken(email);
    const both = await Promise.all([open(token), open(token)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const used = await enter(token);
    expect(used).toMatchObject({ code: 'ExpiredCodeException' });
    expect(await enter('AAAAAAAAAAAAAAAAAAAAAA')).toEqual(used);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  test('comes too late a fortnight after the fair', async () => {
    const email = address();
    const slug = await fair({
      startTime: '2026-11-21T10:00:00Z',
      endTime: '2026-11-21T13:00:00Z',
      exhibitorDeadline: '2026-11-20T10:00:00Z',
    });
    await register({ ...parent, fair: slug, email });
    const [{ expires_at: until } = { expires_at: new Date(0) }] = (
      await pool.query<{ expires_at: Date }>(
        'select expires_at from link_token where address = $1',
        [email],
      )
    ).rows;
    expect(until.toISOString()).toBe('2026-12-06T12:00:00.000Z');
  });

  test('leaves no token in the database but in the mail', async () => {
    const email = address();
    await register({ ...parent, fair: await fair(), email });
    const token = await lastToken(email);
    const { rows } = await pool.query<{ all: string }>(
      `select string_agg(to_jsonb(l)::text, '') as all from link_token l where address = $1`,
      [email],
    );
    expect(token).toHaveLength(22);
    expect(rows[0]?.all).not.toContain(token);
  });
});

const challenge = 'a-browser-of-its-own-1';
const codeIn = (text: string | undefined) => /^ {4}(\d{6})$/m.exec(text ?? '')?.[1] ?? '';
const lastCode = async (email: string) => codeIn((await mailTo(email)).at(-1)?.text);
const enterCode = async (code: string, by = challenge) =>
  (await entryPoll('/sign-in/code', { challenge: by, code })).json<Entered>();
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a guest who enters the code of the mail', () => {
  test('has an account, and stands behind the registration', async () => {
    const email = address();
    const slug = await fair();
    const by = 'browser-of-the-newcomer';
    await register({ ...student, fair: slug, email, challenge: by });
    const mails = await mailTo(email);
    expect(mails).toHaveLength(1);
    expect(await rowsOf(slug)).toMatchObject([{ user_id: null, confirmed_at: null }]);
    const { token, user, payload } = await enterCode(await lastCode(email), by);
    expect([user?.user_type, payload?.fair]).toEqual(['student', slug]);
    expect(await accountsOf(email)).toMatchObject([{ email_verified: true, methods: 0 }]);
    expect(await rowsOf(slug)).toMatchObject([
      { user_id: user?.id, confirmed_at: expect.any(Date) as unknown },
    ]);
    // Earlier answers are available to the profile, and are not asked again.
    const told = await askAs(
      token ?? '',
      '{ me { student { firstName lastName dob postalCode currentSchool schoolGrade entryDate } } }',
    );
    expect(told).toEqual({
      me: {
        student: {
          firstName: 'Maya',
          lastName: 'Reyes',
          dob: '2010-03-04',
          postalCode: '01103',
          currentSchool: 'Central High School',
          schoolGrade: '11th',
          entryDate: 'Fall 2028',
        },
      },
    });
  });

  test('needs the browser that asked: with another one no code opens, and no guess is lost', async () => {
    const email = address();
    const by = 'browser-of-the-owner-1';
    await register({ ...parent, fair: await fair(), email, challenge: by });
    const code = await lastCode(email);
    for (let n = 0; n < 5; n += 1)
      expect(await enterCode(code, 'browser-of-a-stranger')).toMatchObject({
        code: 'CodeMismatchException',
      });
    expect((await enterCode(code, by)).user).toBeTruthy();
    expect(await enterCode(code, by)).toMatchObject({ code: 'CodeMismatchException' });
  });

  test('has three tries', async () => {
    const email = address();
    const by = 'browser-that-guesses-1';
    await register({ ...parent, fair: await fair(), email, challenge: by });
    const code = await lastCode(email);
    for (let n = 0; n < 3; n += 1)
      expect(await enterCode(other(code), by)).toMatchObject({ code: 'CodeMismatchException' });
    expect(await enterCode(code, by)).toMatchObject({ code: 'CodeMismatchException' });
  });

  test('signs in to the account that the address has; an admin signs in with the password', async () => {
    const by = 'browser-of-an-account1';
    const [ada, root] = [await app.person('counselor'), await app.person('admin')];
    for (const { email } of [ada, root])
      await register({ ...parent, fair: await fair(), email, challenge: by });
    await register({ ...parent, fair: await fair(), email: ada.email, challenge: by });
    expect((await enterCode(await lastCode(ada.email), by)).user).toMatchObject({ id: ada.id });
    await register({ ...parent, fair: await fair(), email: root.email, challenge: by });
    expect(await enterCode(await lastCode(root.email), by)).toMatchObject({
      token: null,
      user: null,
    });
  });

  test('gets none without a challenge, none for a short one, and none who is signed in', async () => {
    const [email, slug] = [address(), await fair()];
    await register({ ...parent, fair: slug, email });
    expect(await lastCode(email)).toBe('');
    const short = { ...parent, fair: slug, email: address(), challenge: 'short' };
    expect(codeOf(await register(short))).toBe('BAD_USER_INPUT');
    const ada = await app.person('parent');
    await register({ ...parent, fair: slug, challenge }, ada);
    expect(await lastCode(ada.email)).toBe('');
  });
});

describe('the link of the mail, opened once', () => {
  const sendCode = (key: string, by: string) =>
    app
      .stranger()
      .call(
        'mutation ($key: String!, $by: String!) { it: sendRegistrationCode(key: $key, challenge: $by) }',
        { key, by },
      );

  test('opens again with a code, any number of times, until a fortnight after the fair', async () => {
    const email = address();
    const slug = await fair();
    await register({ ...student, fair: slug, email });
    const token = await lastToken(email);
    await enter(token);
    for (const by of ['browser-of-the-phone-1', 'browser-of-the-desk-22']) {
      expect(await enter(token)).toMatchObject({ code: 'ExpiredCodeException' });
      expect((await sendCode(token, by)).data).toEqual({ it: slug });
      expect((await enterCode(await lastCode(email), by)).user?.user_type).toBe('student');
    }
    for (const wrong of ['AAAAAAAAAAAAAAAAAAAAAA', ''])
      expect(codeOf(await sendCode(wrong, challenge))).toBe('NOT_FOUND');
  });

  test('leads on only who is signed in as the one it was mailed to', async () => {
    const ada = await app.person('parent');
    const slug = await fair();
    await register({ ...parent, fair: slug, email: ada.email });
    const key = await lastToken(ada.email);
    const linked = async (who: Person) =>
      (await who.call('query ($key: String!) { it: linkedRegistration(key: $key) }', { key })).data;
    expect(await linked(ada)).toEqual({ it: slug });
    expect(await linked(await app.person('parent'))).toEqual({ it: null });
  });

  test('sends a few codes a day, however often it is asked', async () => {
    const email = address();
    await register({ ...parent, fair: await fair(), email });
    const token = await lastToken(email);
    for (let n = 0; n < 5; n += 1) expect(codeOf(await sendCode(token, challenge))).toBeUndefined();
    expect(codeOf(await sendCode(token, challenge))).toBe('RATE_LIMITED');
  });
});

test('a page of another site signs no one in with a link of its own', async () => {
  const email = address();
  await register({ ...parent, fair: await fair(), email });
  const token = await lastToken(email);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/auth/sign-in/link',
    headers: foreign,
    payload: { token },
  });
  expect(answer.statusCode).toBe(403);
  expect((await open(token)).statusCode).toBe(200);
});

describe('the owner of an address', () => {
  const password = 'Stranger-2026!';

  test('takes it from a stranger who made an account with a password of his own', async () => {
    const email = address();
    const signUp = { email, password, user_type: 'college', name: 'Eve' };
    expect((await entryPoll('/sign-up/email', signUp)).statusCode).toBe(200);
    await register({ ...student, fair: await fair(), email });
    const { user } = await enter(await lastToken(email));
    expect(user?.user_type).toBe('student');
    expect(await accountsOf(email)).toMatchObject([
      { methods: 0, name: 'Maya Reyes', email_verified: true },
    ]);
    const vain = await entryPoll('/sign-in/email', { email, password });
    expect(vain.json<Entered>().code).toBe('NotAuthorizedException');
  });

  test('keeps type, password and name of the account that is hers', async () => {
    const ada = await app.person('counselor');
    await register({ ...parent, fair: await fair(), email: ada.email });
    const { user } = await enter(await lastToken(ada.email));
    expect(user).toMatchObject({ id: ada.id, user_type: 'counselor', name: 'counselor' });
  });

  test.each(['admin', 'admin6x6'] as const)('is not let in as %s by a link', async (type) => {
    const root = await app.person(type);
    await register({ ...parent, fair: await fair(), email: root.email });
    const answer = await open(await lastToken(root.email));
    expect(answer.json()).toMatchObject({ token: null, user: null });
    expect(String(answer.headers['set-cookie'] ?? '')).not.toMatch(/session/);
  });

  test('who was invited keeps the invitation', async () => {
    const email = address();
    await pool.query(
      `insert into account (email, name, user_type, must_set_password) values ($1, 'Rep', 'college', true)`,
      [email],
    );
    await register({ ...parent, fair: await fair(), email });
    const { user } = await enter(await lastToken(email));
    expect(user).toMatchObject({ user_type: 'college', name: 'Rep' });
  });
});

describe('someone who asks for a new link', () => {
  test('gets the same answer for every address, and a mail where there is a registration', async () => {
    const email = address();
    const slug = await fair();
    await register({ ...parent, fair: slug, email });
    await enter(await lastToken(email));
    const noOne = address();
    const [known, unknown] = [await sendLink(email.toUpperCase()), await sendLink(noOne)];
    expect(known).toEqual(unknown);
    expect(known).toEqual({ status: 200, data: { it: true } });
    expect(await mailTo(noOne)).toEqual([]);
    expect((await mailTo(email)).at(-1)).toMatchObject({
      kind: 'registration-link',
      calendar: null,
    });
    expect((await enter(await lastToken(email))).payload?.fair).toBe(slug);
  });

  test('gets a few an hour for one address, known or not', async () => {
    const known = address();
    await register({ ...parent, fair: await fair(), email: known });
    for (const email of [known, address()]) {
      for (let n = 0; n < 5; n += 1) expect(codeOf(await sendLink(email))).toBeUndefined();
      expect(codeOf(await sendLink(email))).toBe('RATE_LIMITED');
    }
    expect(codeOf(await sendLink('no address'))).toBe('BAD_USER_INPUT');
  });

  test('does not find it among the invitations of the account', async () => {
    const ada = await app.person('parent');
    await register({ ...parent, fair: await fair() }, ada);
    const { data } = await ada.call('{ me { invitations { id } } }');
    expect(data).toEqual({ me: { invitations: [] } });
  });
});
