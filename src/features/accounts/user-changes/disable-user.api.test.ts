import { describe, expect, test } from 'vitest';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';
import { freshEmail, goodPassword, studentForm } from '../testing/people.server.ts';

const app = await testServer();
const { pool } = app.database;
const admin = await app.person('admin');

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const post = (path: string, payload: object) =>
  app.fastify.inject({ method: 'POST', url: `/api/auth${path}`, payload });
const disable = (accountId: unknown, disabled = true) =>
  admin.call(
    'mutation ($id: ID!, $yes: Boolean!) { disableUser(accountId: $id, disabled: $yes) }',
    {
      id: accountId,
      yes: disabled,
    },
  );
const resend = (accountId: unknown) =>
  admin.call('mutation ($id: ID!) { resendCode(accountId: $id) }', { id: accountId });
const audit = async (subjectId: string) => {
  const answer = await admin.call(
    'query ($id: ID) { it: listAuditEntries(subjectId: $id) { items { action } } }',
    { id: subjectId },
  );
  return (recordIn(answer)['items'] as { action: string }[]).map(({ action }) => action);
};
const mails = async (email: string) => {
  const { rows } = await pool.query<{ kind: string; text: string }>(
    'select kind, text from mail where recipient = $1 order by created_at, id',
    [email],
  );
  return rows;
};
const idOf = async (email: string) => {
  const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
};
async function signedUp(confirm: boolean) {
  const email = freshEmail();
  await post('/sign-up/email', studentForm(email));
  const id = await idOf(email);
  if (confirm) await pool.query('update account set email_verified = true where id = $1', [id]);
  return { email, id };
}
const signIn = (email: string, password = goodPassword) =>
  post('/sign-in/email', { email, password });

describe('someone whose account an admin disables', () => {
  test('is signed out, cannot sign in, hears what a wrong password would say, and is let in again', async () => {
    const { email, id } = await signedUp(true);
    const first = await signIn(email);
    const { token } = first.json<{ token: string }>();
    const call = () =>
      app.fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: { query: '{ me { sub } }' },
      });
    expect((await call()).json()).toMatchObject({ data: { me: { sub: id } } });
    const lastSeen = async () => {
      const users =
        'query ($email: String) { it: listUsers(search: $email) { items { lastSeenAt } } }';
      return recordIn(await admin.call(users, { email }))['items'];
    };
    const seen = await lastSeen();
    expect(seen).toEqual([{ lastSeenAt: expect.any(String) as unknown }]);
    expect((await disable(id)).errors).toBeUndefined();
    expect(await lastSeen()).toEqual(seen);
    expect((await call()).body).toContain('UNAUTHENTICATED');
    const refused = await signIn(email);
    const wrong = await signIn(email, 'Wrong-password-1!');
    expect([refused.statusCode, refused.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(Object.keys(refused.headers)).toEqual(Object.keys(wrong.headers));
    const listed = await admin.call(
      `{ it: listUsers(search: "${email}") { items { id disabled } } }`,
    );
    expect(recordIn(listed)['items']).toEqual([{ id, disabled: true }]);
    await disable(id, false);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await audit(id)).toEqual(['disableUser', 'disableUser']);
  });

  test('does not get in by confirming the address either', async () => {
    const { email, id } = await signedUp(false);
    const otp = /\b\d{6}\b/.exec((await mails(email))[0]?.text ?? '')?.[0];
    await disable(id);
    const answer = await post('/email-otp/verify-email', { email, otp });
    expect(answer.statusCode).toBe(401);
    const { rows } = await pool.query('select from session where account_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('is never oneself, nor who is not there', async () => {
    expect(codeOf(await disable(admin.id))).toBe('CONFLICT');
    for (const id of ['x', app.world.newId()]) expect(codeOf(await disable(id))).toBe('NOT_FOUND');
  });
});

describe('someone who cannot get in', () => {
  test('is mailed a new code to confirm the address', async () => {
    const { email, id } = await signedUp(false);
    expect((await resend(id)).errors).toBeUndefined();
    expect((await mails(email)).map(({ kind }) => kind)).toEqual(['sign-up-code', 'sign-up-code']);
    expect(await audit(id)).toEqual(['resendCode']);
  });

  test('is mailed one to choose a password when the address is confirmed', async () => {
    const { email, id } = await signedUp(true);
    await resend(id);
    expect((await mails(email)).at(-1)?.kind).toBe('reset-code');
  });

  test('is not flooded with codes, and gets none while the account is disabled', async () => {
    const { id } = await signedUp(true);
    const answers: (string | undefined)[] = [];
    for (let n = 0; n < 12; n += 1) answers.push(codeOf(await resend(id)));
    expect(answers).toContain('CONFLICT');
    await disable(id);
    for (const one of [id, 'x', app.world.newId()])
      expect(codeOf(await resend(one))).toBe('NOT_FOUND');
  });
});
