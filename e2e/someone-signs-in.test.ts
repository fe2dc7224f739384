import { expect, test } from 'vitest';
import { createInvitedAccount } from '../src/features/accounts/invitations.server.ts';
import {
  providerClient,
  startOpenIdProvider,
  type OpenIdProvider,
} from '../src/features/accounts/testing/openid-provider.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import {
  codeFor,
  confirmedParent,
  enterCode,
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
  signInAs,
  tellDetails,
} from './account-journeys.ts';
import { openForeignPage, openForVisitors } from './open-for-visitors.ts';
import { password } from './sign-up.ts';

const providers: { google?: OpenIdProvider; microsoft?: OpenIdProvider } = {};
const database = await testDatabase();
const address = await openForVisitors({
  database,
  async env(own) {
    const at = (name: string) => [`${own}/api/auth/callback/${name}`];
    const google = await startOpenIdProvider({ redirectUris: at('google') });
    const microsoft = await startOpenIdProvider({
      redirectUris: at('microsoft'),
      tenant: '5b2c1f9e-1111-4222-8333-abcdefabcdef',
    });
    Object.assign(providers, { google, microsoft });
    const { clientId, clientSecret } = providerClient;
    return {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: google.issuer,
      MICROSOFT_CLIENT_ID: clientId,
      MICROSOFT_CLIENT_SECRET: clientSecret,
      MICROSOFT_ISSUER: microsoft.issuer,
    };
  },
});
const devices = [
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const;

test.each(devices)(
  'someone who asked for a page signs in and gets it, %s',
  async (_how, device) => {
    const email = freshAddress('asked');
    await confirmedParent(address, email);
    const page = await firstPage(device);
    await page.goto(`${address}/app/colleges?state=OR`);
    await seeHeading(page, 'Welcome back');
    await signInAs(page, email);
    await page.waitForURL(/\/app\/colleges\?state=OR$/);

    // Signed-in people have nothing to do on these pages.
    for (const path of ['/login', '/register']) {
      await page.goto(`${address}${path}`);
      await page.waitForURL(/\/app$/);
    }
  },
);

test.each(devices)(
  'a wrong password is flagged and the address stays, %s',
  async (_how, device) => {
    const page = await firstPage(device);
    await page.goto(`${address}/login`);
    const email = freshAddress('nobody');
    await signInAs(page, email, 'Wrong-2026!');
    await page.getByText('Incorrect email or password.').waitFor();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    const secret = page.getByLabel('Password', { exact: true });
    await expect.poll(() => secret.inputValue()).toBe(device === phone ? 'Wrong-2026!' : '');
    await expect.poll(() => secret.getAttribute('aria-invalid')).toBe('true');
  },
);

test('what is typed into the password can be read and hidden again', async () => {
  const page = await firstPage();
  await page.goto(`${address}/login`);
  const secret = page.getByLabel('Password', { exact: true });
  const eye = page.getByRole('button', { name: 'Show password' });
  await secret.fill('Campus');
  await eye.click();
  await expect.poll(() => secret.getAttribute('type')).toBe('text');
  await eye.click();
  await expect.poll(() => secret.getAttribute('type')).toBe('password');
});

test('password managers find address and password under their names', async () => {
  const page = await firstPage();
  await page.goto(`${address}/login`);
  const named = (name: string) => page.locator(`input[name=${name}]`).getAttribute('autocomplete');
  expect([await named('email'), await named('password')]).toEqual(['username', 'current-password']);
  await page.goto(`${address}/register?as=college`);
  expect([await named('email'), await named('password')]).toEqual(['username', 'new-password']);
});

test.each(devices)(
  'who did not confirm the address gets another code and enters it, %s',
  async (_how, device) => {
    const email = freshAddress('later');
    const first = await firstPage();
    await first.goto(`${address}/register?as=parent`);
    await tellDetails(first, email);
    await seeHeading(first, 'Check your email');

    const page = await firstPage(device);
    await page.goto(`${address}/login`);
    await signInAs(page, email);
    await page.waitForURL(/\/register$/);
    await seeAlert(page, 'Another confirmation email has been sent.');
    await enterCode(page, await codeFor(page, address, email));
    await page.waitForURL(/\/app$/);
  },
);

test('who waits for the confirmation email asks for it again by the address', async () => {
  const email = freshAddress('waiting');
  const page = await firstPage();
  await page.goto(`${address}/register?as=parent`);
  await tellDetails(page, email);
  await seeHeading(page, 'Check your email');

  const other = await firstPage();
  await other.goto(`${address}/login`);
  await other.getByRole('link', { name: 'Send it again' }).click();
  await seeHeading(other, 'Get a new code');
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByRole('button', { name: 'Send code' }).click();
  await seeAlert(other, 'Another confirmation email has been sent.');
  await enterCode(other, await codeFor(other, address, email));
  await other.waitForURL(/\/app$/);
});

test.each(devices)('a rep with a temporary password sets a new one, %s', async (_how, device) => {
  const email = freshAddress('rep');
  const invitation = { email, userType: 'college' } as const;
  const made = await createInvitedAccount(database.pool, realWorld, invitation);
  const temporary = made.temporaryPassword ?? '';

  const page = await firstPage(device);
  await page.goto(`${address}/login?return=%2Fapp%2Fprofile`);
  await signInAs(page, email, temporary);
  await seeHeading(page, 'Choose your own password');
  await expect.poll(() => page.locator('input[autocomplete=username]').inputValue()).toBe(email);
  const secret = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save and sign in' });
  await secret.fill(temporary);
  await save.click();
  await seeAlert(page, 'There was a problem saving your new password.  Please try again.');
  await secret.fill(password);
  await save.click();
  await page.waitForURL(/\/app\/profile$/);

  const again = await firstPage(device);
  await again.goto(`${address}/login`);
  await signInAs(again, email);
  await again.waitForURL(/\/app$/);
});

test.each(devices)('someone forgets the password and sets another, %s', async (_how, device) => {
  const email = freshAddress('forgets');
  await confirmedParent(address, email);
  const page = await firstPage(device);
  await page.goto(`${address}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await seeHeading(page, 'Forgot your password?');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await seeHeading(page, 'Set a new password');

  const fresh = 'Brand-new-2027!';
  await page.getByLabel('New password').fill(fresh);
  await enterCode(page, '000000', 'Save new password');
  await seeAlert(
    page,
    'There was a problem resetting your password.  Please confirm the code is correct, then try again.',
  );
  await page.getByLabel('New password').fill(fresh);
  await enterCode(page, await codeFor(page, address, email), 'Save new password');
  await page.waitForURL(/\/login$/);
  await seeAlert(page, 'Password successfully reset');
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await signInAs(page, email, fresh);
  await page.waitForURL(/\/app$/);
});

test.each(devices)('someone signs in with Google, %s', async (_how, device) => {
  const email = freshAddress('google');
  await confirmedParent(address, email);
  if (providers.google) providers.google.person = { sub: email, email, email_verified: true };
  const page = await firstPage(device);
  await page.goto(`${address}/app/profile`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(/\/app\/profile$/);
  const session = await page.request.get(`${address}/api/auth/get-session`);
  expect(await session.json()).toMatchObject({ user: { email } });
});

test.each(devices)(
  'someone Google knows and Quad does not is told to sign up, %s',
  async (_how, device) => {
    const email = freshAddress('stranger');
    if (providers.google) providers.google.person = { sub: email, email, email_verified: true };
    const page = await firstPage(device);
    await page.goto(`${address}/login`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await seeAlert(page, 'Account not found.  Please Sign Up with this email first.');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login');
  },
);

test('someone signs in with Microsoft by the code that is mailed the first time', async () => {
  const email = freshAddress('microsoft');
  await confirmedParent(address, email);
  if (providers.microsoft) providers.microsoft.person = { sub: email, email };
  const page = await firstPage();
  await page.goto(`${address}/login`);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('client_id')) asked += 1;
  });
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await seeHeading(page, 'Is this your email address?');
  expect(page.url()).not.toContain('challenge');
  // Someone who is asked twice answers twice, and the second answer belongs to no request.
  expect(asked).toBe(1);
  await enterCode(page, '000000', 'Confirm and sign in');
  await page.getByText('That code isn’t right.').waitFor();
  await enterCode(page, await codeFor(page, address, email), 'Confirm and sign in');
  await page.waitForURL(/\/app$/);
});

test('a code that a stranger had mailed to me is of no use on a link of theirs', async () => {
  const email = freshAddress('careful-owner');
  await confirmedParent(address, email);
  if (providers.microsoft) providers.microsoft.person = { sub: `not-${email}`, email };
  const stranger = await firstPage();
  await stranger.goto(`${address}/login`);
  await stranger.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await seeHeading(stranger, 'Is this your email address?');
  const kept = (await stranger.context().cookies()).find(({ name }) => name === 'quad.link');
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  // Half-way through something else, the owner follows the stranger's link.
  const owner = await firstPage();
  await owner.goto(`${address}/register?as=parent`);
  await tellDetails(owner, freshAddress('half-way'));
  await seeHeading(owner, 'Check your email');
  await owner.goto(`${address}/login?error=code_wanted&challenge=${kept?.value}`);
  await seeAlert(owner, 'Your session timed out. Please sign in again.');
  await seeHeading(owner, 'Welcome back');
  await owner.goto(`${address}/register`);
  await seeHeading(owner, 'Check your email');

  // Only the browser that asked could enter it.
  await enterCode(stranger, await codeFor(owner, address, email), 'Confirm and sign in');
  await stranger.waitForURL(/\/app$/);
});

test.each(devices)('someone signs out and is at home, %s', async (_how, device) => {
  const email = freshAddress('leaves');
  await confirmedParent(address, email);
  const page = await firstPage(device);
  await page.goto(`${address}/login`);
  await signInAs(page, email);
  await page.waitForURL(/\/app$/);
  await page.goto(`${address}/sign-out`);
  if (device === phoneWithoutScripts)
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${address}/`);
  const session = await page.request.get(`${address}/api/auth/get-session`);
  expect(await session.json()).toBeNull();
});

test('who could not be signed out reads it and stays, and may try again', async () => {
  const visitor = await confirmedParent(address, freshAddress('still-here'));
  const told = 'That didn’t work, and you’re still signed in. Please try again.';
  const value = encodeURIComponent(JSON.stringify(['error', told]));
  await visitor.addCookies([{ name: 'quad.alert', value, url: address }]);
  const page = await visitor.newPage();
  await page.goto(`${address}/sign-out`, { waitUntil: 'networkidle' });
  await seeAlert(page, told);
  await seeHeading(page, 'See you soon');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${address}/`);
});

test('a link on a page of someone else signs no one out', async () => {
  const visitor = await confirmedParent(address, freshAddress('stays'));
  const port = await openForeignPage(`<a href="${address}/sign-out">A kitten</a>`);
  const page = await visitor.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('link').click();
  await seeHeading(page, 'See you soon');
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await page.waitForURL(/\/app$/);
});

test('an address that leads elsewhere after signing in is not followed', async () => {
  const email = freshAddress('careful');
  await confirmedParent(address, email);
  for (const back of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
    const page = await firstPage();
    await page.goto(`${address}/login?return=${encodeURIComponent(back)}`);
    await signInAs(page, email);
    await page.waitForURL(`${address}/app`);
    await page.context().close();
  }
});
