import { describe, expect, it } from 'vitest';
import { openTestAccounts } from './testing/open-test-accounts.server.ts';
import { freshEmail, goodPassword, studentForm } from './testing/people.server.ts';

const house = await openTestAccounts();

describe('Somebody who signs up', () => {
  it('gets a code by mail, confirms, signs in and is known', async () => {
    const email = freshEmail();
    const answer = await house.post('/sign-up/email', studentForm(email, { time_zone: 'UTC' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token: null,
      user: { email, emailVerified: false, user_type: 'student', time_zone: 'UTC' },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();

    const confirmed = await house.post('/email-otp/verify-email', {
      email,
      otp: await house.lastCode(email),
    });
    expect(confirmed.statusCode).toBe(200);

    const signedIn = await house.post('/sign-in/email', { email, password: goodPassword });
    expect(signedIn.statusCode).toBe(200);
    const { token }: { token: string } = signedIn.json();
    const session = await house.get('/get-session', { token });
    expect(session.json()).toMatchObject({ user: { email, user_type: 'student' } });
  });

  it('may leave the name open and write the address in capitals', async () => {
    const email = freshEmail();
    const form = studentForm(email.toUpperCase(), { name: undefined });
    expect((await house.post('/sign-up/email', form)).json()).toMatchObject({
      user: { email, name: '' },
    });
  });
});
