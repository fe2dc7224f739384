import { describe, expect, test } from 'vitest';
import { createInvitedAccount } from '../src/features/accounts/invitations.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import { newFormSender } from './form-sender.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { password } from './sign-up.ts';

const database = await testDatabase();
const nobodyThere = 'http://127.0.0.1:9';
const client = { id: 'quad', secret: 'a-secret-of-the-client' };
const address = await openForVisitors({
  database,
  env: () =>
    Promise.resolve({
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: nobodyThere,
      MICROSOFT_CLIENT_ID: client.id,
      MICROSOFT_CLIENT_SECRET: client.secret,
      MICROSOFT_ISSUER: nobodyThere,
    }),
});

/** The specification's section 8 on accounts, verbatim. */
const catalogue = {
  passwordRejected: 'There was an issue using this password.  Please try a different password.',
  newPasswordFailed: 'There was a problem saving your new password.  Please try again.',
  resetFailed:
    'There was a problem resetting your password.  Please confirm the code is correct, then try again.',
  resendFailed: 'There was a problem sending the email.  Please try again.',
  resendSucceeded: 'Another confirmation email has been sent.',
  resetSucceeded: 'Password successfully reset',
  google: 'There was a problem using Google sign-in.  Please try again.',
  microsoft: 'There was a problem using Microsoft sign-in.  Please try again.',
  accountNotFound: 'Account not found.  Please Sign Up with this email first.',
  signInFailed: 'Sign in failed.  Please try again.',
};

let made = 0;
const someAddress = () => `words-${(made += 1)}@example.test`;

async function mailTo(email: string): Promise<string> {
  const { rows } = await database.pool.query<{ text: string }>(
    'select text from mail where recipient = $1 order by id desc limit 1',
    [email],
  );
  return rows[0]?.text ?? '';
}

const codeTo = async (email: string) => /\b\d{6}\b/.exec(await mailTo(email))?.[0] ?? 'no code';

/** Someone whose account waits for its code. */
async function waiting() {
  const email = someAddress();
  const person = newFormSender(address);
  await person.send('/register?as=parent', { intent: 'sign-up', email, password });
  return { email, person };
}

describe('Someone who signs up', () => {
  test('with an address that has an account reads that it exists', async () => {
    const { email } = await waiting();
    const page = await newFormSender(address).send('/register?as=college', {
      intent: 'sign-up',
      email,
      password,
    });
    expect(page.text).toContain('An account with this email already exists.');
    expect(page.status).toBe(409);
  });

  test('with a password that is rejected is alerted', async () => {
    const page = await newFormSender(address).send('/register?as=parent', {
      intent: 'sign-up',
      email: someAddress(),
      password: 'weak',
    });
    expect(page.alerts).toContain(catalogue.passwordRejected);
  });

  test.each([
    ['', 'Required.'],
    ['Ab1!', 'Must be at least 8 characters.'],
    [`Ab1!${'x'.repeat(130)}`, 'Max length: 128 characters.'],
    ['Campus-fair!', 'Password must contain at least 1 number.'],
    ['campus-2026!', 'Password must contain at least 1 uppercase letter.'],
    ['CAMPUS-2026!', 'Password must contain at least 1 lowercase letter.'],
    [
      'Campus20262026',
      'Password must contain at least 1 special character: !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    ],
  ])('with the password "%s" reads: %s', async (secret, message) => {
    const form = { intent: 'sign-up', email: someAddress(), password: secret };
    const page = await newFormSender(address).send('/register?as=parent', form);
    expect(page.text).toContain(message);
  });

  test.each([
    ['', 'Required.'],
    ['nobody', 'Please enter a valid email address.'],
    ['a@b', 'Please enter a valid email address.'],
  ])('with the address "%s" reads: %s', async (email, message) => {
    const form = { intent: 'sign-up', email, password };
    const page = await newFormSender(address).send('/register?as=parent', form);
    expect(page.text).toContain(message);
  });

  test('cannot leave out the birth date by a form of their own', async () => {
    const email = someAddress();
    const student = newFormSender(address);
    const page = await student.send('/register?as=student', { intent: 'sign-up', email, password });
    expect(page.heading).toBe('When were you born?');
    const { rowCount } = await database.pool.query('select 1 from account where email = $1', [
      email,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('Someone who waits for the code', () => {
  test('hears that another one has been sent, and after too many that it failed', async () => {
    const { person } = await waiting();
    const asked = [];
    for (let times = 0; times < 6; times += 1)
      asked.push((await person.send('/register', { intent: 'resend' })).alerts.join());
    expect(asked[0]).toBe(catalogue.resendSucceeded);
    expect(asked.at(-1)).toBe(catalogue.resendFailed);
  });

  test('hears the same with an address no one has', async () => {
    const person = newFormSender(address);
    const form = { intent: 'resend', email: someAddress() };
    const page = await person.send('/login?step=resend', form);
    expect(page.alerts).toEqual([catalogue.resendSucceeded]);
    expect(page.heading).toBe('Check your email');
  });
});

describe('Someone who signs in', () => {
  test('with a wrong password is flagged, known or not', async () => {
    const { email } = await waiting();
    for (const who of [email, someAddress()]) {
      const form = { intent: 'sign-in', email: who, password: 'Wrong-2026!' };
      const page = await newFormSender(address).send('/login', form);
      expect(page.text).toContain('Incorrect email or password.');
      const [input] = /<input[^>]*name="password"[^>]*>/.exec(page.html) ?? [];
      expect(input).toContain('aria-invalid="true"');
      expect(page.html).not.toContain('Wrong-2026!');
      expect(page.status).toBe(401);
    }
  });

  test('too often is asked to wait', async () => {
    const form = { intent: 'sign-in', email: someAddress(), password: 'Wrong-2026!' };
    const person = newFormSender(address);
    const pages = [];
    for (let tries = 0; tries < 11; tries += 1) pages.push(await person.send('/login', form));
    expect(pages.at(-1)?.alerts.join()).toMatch(/^Too many attempts\. Please wait/);
  });

  test('with a temporary password that is kept hears that the new one was not saved', async () => {
    const email = someAddress();
    const invitation = { email, userType: 'college' } as const;
    const made = await createInvitedAccount(database.pool, realWorld, invitation);
    const temporary = made.temporaryPassword ?? '';
    const rep = newFormSender(address);
    await rep.send('/login', { intent: 'sign-in', email, password: temporary });
    const step = '/login?step=new-password';
    for (const refused of [temporary, 'weak']) {
      const page = await rep.send(step, { intent: 'new-password', password: refused });
      expect(page.alerts).toContain(catalogue.newPasswordFailed);
    }
    const saved = await rep.send(step, { intent: 'new-password', password });
    expect(saved.path).toMatch(/^\/app/);
  });

  test.each(['google', 'microsoft'] as const)(
    'with %s, which is away, is told so',
    async (name) => {
      const page = await newFormSender(address).send('/login', {
        intent: 'social',
        provider: name,
      });
      expect(page.alerts).toEqual([catalogue[name]]);
    },
  );

  test.each([
    ['signup_disabled', catalogue.accountNotFound],
    ['state_mismatch', catalogue.signInFailed],
    ['anything', catalogue.signInFailed],
  ])('and comes back from a provider with %s reads: %s', async (error, message) => {
    const page = await newFormSender(address).open(`/login?error=${error}`);
    expect(page.alerts).toEqual([message]);
    expect(page.path).toBe('/login');
  });
});

describe('Someone who forgot the password', () => {
  test('reads each message on the way to a new one', async () => {
    const { email, person } = await waiting();
    await person.send('/register', { intent: 'confirm', code: await codeTo(email) });
    const forgetful = newFormSender(address);
    const asked = await forgetful.send('/reset-password', { intent: 'ask', email });
    expect(asked.heading).toBe('Set a new password');

    const step = '/reset-password?step=code';
    const form = { intent: 'reset', code: await codeTo(email), password: 'weak' };
    expect((await forgetful.send(step, form)).alerts).toContain(catalogue.resetFailed);
    const done = await forgetful.send(step, { ...form, password: 'Brand-new-2027!' });
    expect(done.path).toBe('/login');
    expect(done.alerts).toEqual([catalogue.resetSucceeded]);
  });

  test('is led to the code whatever comes of asking', async () => {
    const person = newFormSender(address);
    const email = someAddress();
    const pages = [];
    for (let times = 0; times < 6; times += 1)
      pages.push(await person.send('/reset-password', { intent: 'ask', email }));
    expect(new Set(pages.map(({ heading }) => heading))).toEqual(new Set(['Set a new password']));
    expect(pages.at(-1)?.alerts).toEqual([catalogue.resendFailed]);
  });
});

test('a form that a page of someone else sends changes nothing', async () => {
  const person = newFormSender(address, 'https://evil.example');
  const form = { intent: 'sign-up', email: someAddress(), password };
  const page = await person.send('/register?as=parent', form);
  expect(page.status).toBe(403);
});
