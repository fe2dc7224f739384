import { describe, expect, test } from 'vitest';
import { lastToken, mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { pool } = app.database;
const { make } = await testRecords(app);

let addresses = 0;
const fresh = () => `invited-${(addresses += 1)}@mail.test`;

async function student(): Promise<Person & { readonly studentId: string }> {
  const person = await app.person('student');
  return { ...person, studentId: await make('Student', { userId: person.id, owner: person.id }) };
}

const invite = async (who: Person, email: string): Promise<string> => {
  const input = { firstName: 'Anne', lastName: 'Byron', email };
  const { errors } = await who.call(
    'mutation ($input: InviteParentInput!) { inviteParent(input: $input) { id } }',
    { input },
  );
  expect(errors).toBeUndefined();
  return lastToken(app, email, 'parent-invitation');
};

interface Entered {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly token?: string | null;
  readonly user?: { readonly id: string; readonly user_type: string } | null;
}
const open = async (token: string, name: object = { firstName: 'Anna', lastName: 'Byron' }) =>
  (
    await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/sign-in/link',
      headers: { origin: 'http://127.0.0.1:3000' },
      payload: { token, ...name },
    })
  ).json<Entered>();
const shown = async (key: string) =>
  (
    await app
      .stranger()
      .call(
        'query ($key: String!) { it: parentInvitation(key: $key) { studentFirstName firstName lastName isLinked isNamed } }',
        { key },
      )
  ).data?.['it'];
const askAgain = async (key: string) =>
  (
    await app
      .stranger()
      .call('mutation ($key: String!) { it: sendParentInvitation(key: $key) }', { key })
  ).data?.['it'];
const linksOf = async (studentId: string) =>
  (
    await pool.query<Record<string, unknown>>(
      'select first_name, user_id, confirmed_at is not null as confirmed from parent where student_id = $1',
      [studentId],
    )
  ).rows;
const accountsOf = async (email: string) =>
  (
    await pool.query<Record<string, unknown>>(
      'select id, user_type, name, email_verified from account where email = $1',
      [email],
    )
  ).rows;

describe('a parent who has the email of an invitation', () => {
  test('is told who invites, and nothing is made by looking', async () => {
    const email = fresh();
    const ada = await student();
    const token = await invite(ada, email);
    expect(await shown(token)).toEqual({
      studentFirstName: 'Ada',
      firstName: 'Anne',
      lastName: 'Byron',
      isLinked: false,
      isNamed: false,
    });
    expect(await accountsOf(email)).toEqual([]);
    expect(await linksOf(ada.studentId)).toMatchObject([{ user_id: null, confirmed: false }]);
  });

  test('accepts without a password: an account as parent under their own name, linked at once', async () => {
    const email = fresh();
    const ada = await student();
    const entered = await open(await invite(ada, email));
    expect(entered.user).toMatchObject({ user_type: 'parent' });
    expect(await accountsOf(email)).toMatchObject([{ name: 'Anna Byron', email_verified: true }]);
    expect(await linksOf(ada.studentId)).toEqual([
      { first_name: 'Anna', user_id: entered.user?.id, confirmed: true },
    ]);
  });

  test('is not asked for a name again by a second student', async () => {
    const email = fresh();
    const [ada, ben] = [await student(), await student()];
    await open(await invite(ada, email), { firstName: 'Anna Maria', lastName: 'Byron' });
    const second = await invite(ben, email);
    expect(await shown(second)).toMatchObject({
      firstName: 'Anna Maria',
      lastName: 'Byron',
      isLinked: false,
      isNamed: true,
    });
  });

  test('does it once, also from two tabs at once', async () => {
    const email = fresh();
    const ada = await student();
    const token = await invite(ada, email);
    const both = await Promise.all([open(token), open(token)]);
    expect(both.filter(({ user }) => user)).toHaveLength(1);
    expect(await open(token)).toMatchObject({ code: 'ExpiredCodeException' });
    expect(await open('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ code: 'ExpiredCodeException' });
    expect(await shown(token)).toBeNull();
    expect(await linksOf(ada.studentId)).toHaveLength(1);
  });

  test('at an address that the student has corrected since is linked by neither way', async () => {
    const mistyped = await app.person('parent');
    const ada = await student();
    const token = await invite(ada, mistyped.email);
    const { rows } = await pool.query<{ id: string }>(
      'select id from parent where student_id = $1',
      [ada.studentId],
    );
    const corrected = await ada.call(
      'mutation ($input: UpdateParentInput!) { updateParent(input: $input) { email } }',
      { input: { id: rows[0]?.id, email: fresh() } },
    );
    expect(corrected.errors).toBeUndefined();
    await mistyped.call('mutation ($token: String!) { acceptInvitation(token: $token) }', {
      token,
    });
    await open(token);
    expect(await linksOf(ada.studentId)).toMatchObject([{ user_id: null, confirmed: false }]);
  });

  test('enters an account that is there in the same way, and the account keeps its name', async () => {
    const anne = await app.person('parent');
    const ada = await student();
    const before = await accountsOf(anne.email);
    const entered = await open(await invite(ada, anne.email));
    expect(entered.user?.id).toBe(anne.id);
    expect(await accountsOf(anne.email)).toEqual(before);
    expect(await linksOf(ada.studentId)).toMatchObject([{ user_id: anne.id, confirmed: true }]);
  });

  test.each(['admin', 'admin6x6', 'student', 'counselor', 'college'] as const)(
    'does not enter an account as %s by it, and the invitation stays open',
    async (type) => {
      const other = await app.person(type);
      const ada = await student();
      const token = await invite(ada, other.email);
      expect(await open(token)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await shown(token)).toMatchObject({ isLinked: false });
      expect(await linksOf(ada.studentId)).toMatchObject([{ user_id: null, confirmed: false }]);
    },
  );

  test('must have a name, and a bad one spends nothing', async () => {
    const token = await invite(await student(), fresh());
    expect(await open(token, { firstName: ' ', lastName: 'x'.repeat(201) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { firstName: expect.any(String), lastName: expect.any(String) },
    });
    expect((await open(token)).user).toMatchObject({ user_type: 'parent' });
  });

  test('is too late once the student has withdrawn it', async () => {
    const ada = await student();
    const email = fresh();
    const token = await invite(ada, email);
    const { rows } = await pool.query<{ id: string }>(
      'select id from parent where student_id = $1',
      [ada.studentId],
    );
    await ada.call('mutation ($id: ID!) { endLink(link: PARENT, id: $id) }', { id: rows[0]?.id });
    expect(await open(token)).toMatchObject({ code: 'ExpiredCodeException' });
    const sent = (await mailsTo(app, email)).length;
    expect(await askAgain(token)).toBe(true);
    expect(await mailsTo(app, email)).toHaveLength(sent);
  });
});

describe('a link that is over', () => {
  test('brings a link that signs in once it was accepted, and none after the link has ended', async () => {
    const ada = await student();
    const email = fresh();
    const used = await invite(ada, email);
    const { user } = await open(used);
    await askAgain(used);
    const again = await lastToken(app, email, 'parent-link');
    expect(await shown(again)).toMatchObject({ studentFirstName: 'Ada', isLinked: true });
    expect((await open(again, {})).user?.id).toBe(user?.id);
    await pool.query('delete from parent where student_id = $1', [ada.studentId]);
    const sent = (await mailsTo(app, email)).length;
    await askAgain(used);
    expect(await mailsTo(app, email)).toHaveLength(sent);
  });

  test('answers the same for a key that never was', async () => {
    expect(await askAgain('AAAAAAAAAAAAAAAAAAAAAA')).toBe(true);
    expect(await shown('AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
  });

  test('brings a new invitation after its fourteen days, to the same address only', async () => {
    const ada = await student();
    const email = fresh();
    const old = await invite(ada, email);
    app.world.advance(15 * 86_400_000);
    expect(await shown(old)).toBeNull();
    expect(await open(old)).toMatchObject({ code: 'ExpiredCodeException' });
    expect(await askAgain(old)).toBe(true);
    const again = await lastToken(app, email, 'parent-invitation');
    expect(again).not.toBe(old);
    expect((await open(again)).user).toMatchObject({ user_type: 'parent' });
  });
});
