import type { TestAccounts } from './open-test-accounts.server.ts';

/** A password that keeps every rule. */
export const goodPassword = 'Quad-demo-2026!';

let made = 0;

/** An address no one has used yet. */
export function freshEmail(name = 'person'): string {
  made += 1;
  return `${name}-${made}@demo.test`;
}

/** What a student of an age to register sends. */
export function studentForm(email: string, further: object = {}): object {
  return {
    email,
    password: goodPassword,
    user_type: 'student',
    birth_date: '2009-05-01',
    name: 'Ada Lovelace',
    ...further,
  };
}

/** Signs someone up, confirms the address by the mailed code and ends the session that makes. */
export async function confirmedPerson(app: TestAccounts, further: object = {}): Promise<string> {
  const email = freshEmail();
  await app.post('/sign-up/email', studentForm(email, further));
  const otp = await app.lastCode(email);
  const confirmed = await app.post('/email-otp/verify-email', { email, otp });
  const { token }: { token: string } = confirmed.json();
  await app.post('/sign-out', {}, { token });
  return email;
}

/** Signs a confirmed person in and answers the session's token. */
export async function signIn(
  app: TestAccounts,
  email: string,
  password = goodPassword,
): Promise<string> {
  const answer = await app.post('/sign-in/email', { email, password });
  const { token }: { token?: string } = answer.json();
  if (!token) throw new Error(`Nobody signed in: ${answer.body}`);
  return token;
}
