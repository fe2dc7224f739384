import { createAuthClient } from 'better-auth/client';
import { emailOTPClient, inferAdditionalFields } from 'better-auth/client/plugins';
import { expect, it } from 'vitest';
import { tooYoungMessage } from '../../../platform/model/minimum-age.ts';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import { freshEmail, goodPassword } from '../testing/people.server.ts';

const app = await openTestAccounts();
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });

let token = '';
const client = createAuthClient({
  baseURL: `${address}/api/auth`,
  fetchOptions: { auth: { type: 'Bearer', token: () => token } },
  plugins: [
    emailOTPClient(),
    inferAdditionalFields({
      user: {
        user_type: { type: 'string' },
        birth_date: { type: 'string', required: false },
      },
    }),
  ],
});

it('A developer goes the whole way with the official client of the library', async () => {
  const email = freshEmail('developer');
  const person = { email, password: goodPassword, name: 'Dev', user_type: 'student' };
  const young = await client.signUp.email({ ...person, birth_date: '2020-01-01' });
  expect(young.error).toMatchObject({ status: 403, message: tooYoungMessage });

  const signedUp = await client.signUp.email({ ...person, birth_date: '2008-01-01' });
  expect(signedUp.data?.user.email).toBe(email);
  const early = await client.signIn.email({ email, password: goodPassword });
  expect(early.error?.code).toBe('UserNotConfirmedException');

  const otp = await app.lastCode(email);
  token = (await client.emailOtp.verifyEmail({ email, otp })).data?.token ?? '';
  expect((await client.getSession()).data?.user).toMatchObject({ email });
  const signedIn = await client.signIn.email({ email, password: goodPassword });
  token = signedIn.data?.token ?? '';
  expect((await client.getSession()).data?.user).toMatchObject({ email, user_type: 'student' });

  expect((await client.listSessions()).data).toHaveLength(2);
  expect((await client.updateUser({ name: 'Developer' })).error).toBeNull();
  const wrong = await client.deleteUser({ password: 'Wrong-password-1!' });
  expect(wrong.error?.code).toBe('NotAuthorizedException');
  expect((await client.deleteUser({ password: goodPassword })).data).toMatchObject({
    success: true,
  });
  expect((await client.getSession()).data).toBeNull();
});
