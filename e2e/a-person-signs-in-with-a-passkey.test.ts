import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAdmin } from '../src/features/accounts/new-accounts/create-admin-command.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import {
  confirmedParent,
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
  signInAs,
} from './account-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { password } from './sign-up.ts';

const database = await testDatabase();
// A passkey belongs to a host with a name.
const named = (address: string) => address.replace('127.0.0.1', 'localhost');
const address = named(
  await openForVisitors({
    database,
    env: (at) => Promise.resolve({ SECOND_FACTOR: 'admins', PUBLIC_URL: named(at) }),
  }),
);
const ownPassword = 'My-own-words-2026!';

/** A page of a device that has a fingerprint reader, and the finger on it. */
async function deviceWithPasskeys(): Promise<Page> {
  const page = await firstPage(phone);
  const inside = await page.context().newCDPSession(page);
  await inside.send('WebAuthn.enable');
  await inside.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return page;
}

/** Adds a passkey on the page that lists them. */
async function addPasskey(page: Page, name: string, secret = password): Promise<void> {
  await page.getByLabel('Name', { exact: true }).last().fill(name);
  await page.getByLabel('Your password', { exact: true }).last().fill('Wrong-Quixotry-1!');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This isn’t your current password.').waitFor();
  await page.getByLabel('Your password', { exact: true }).last().fill(secret);
  await page.getByRole('button', { name: 'Continue' }).click();
  await seeHeading(page, 'Create the passkey');
  await page.getByRole('button', { name: 'Create the passkey' }).click();
}

test('a person adds a passkey, signs in by it, and removes it', async () => {
  const email = freshAddress('passkey');
  await confirmedParent(address, email);
  const page = await deviceWithPasskeys();
  await page.goto(`${address}/login?return=%2Fapp%2Fpasskeys`);
  await signInAs(page, email);
  await seeHeading(page, 'Passkeys');
  await addPasskey(page, 'My phone');
  await page.getByRole('list', { name: 'Your passkeys' }).getByText('My phone').first().waitFor();

  await page.context().clearCookies();
  await page.goto(`${address}/login?return=%2Fapp%2Fpasskeys`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await seeHeading(page, 'Passkeys');

  await page.locator('summary', { hasText: 'Rename or remove' }).click();
  await page.getByLabel('Your password', { exact: true }).first().fill(password);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await seeAlert(page, 'Passkey removed.');
  await page.getByText('You don’t have a passkey yet.').waitFor();

  await page.context().clearCookies();
  await page.goto(`${address}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey doesn’t open an account here. Sign in another way.').waitFor();
});

test('without scripts a person reads that passkeys need them, and still renames and removes one', async () => {
  const email = freshAddress('passkey');
  await confirmedParent(address, email);
  const device = await deviceWithPasskeys();
  await device.goto(`${address}/login?return=%2Fapp%2Fpasskeys`);
  await signInAs(device, email);
  await addPasskey(device, 'My phone');
  await device.getByRole('list', { name: 'Your passkeys' }).waitFor();

  const page = await firstPage(phoneWithoutScripts);
  await page.goto(`${address}/login?return=%2Fapp%2Fpasskeys`);
  const needsScript = 'Passkeys need JavaScript, which is off in this browser.';
  await page.getByText(needsScript).waitFor();
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).isVisible()).toBe(
    false,
  );
  await signInAs(page, email);
  await page.getByText(needsScript).waitFor();
  await page.locator('summary', { hasText: 'Rename or remove' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Old phone');
  await page.getByRole('button', { name: 'Rename' }).click();
  await seeAlert(page, 'Renamed.');
  await page.locator('summary', { hasText: 'Rename or remove “Old phone”' }).click();
  await page.getByLabel('Your password', { exact: true }).first().fill(password);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await seeAlert(page, 'Passkey removed.');
});

test('an admin needs no app: the passkey is the second step', async () => {
  const email = freshAddress('passkey-admin');
  const admin = await createAdmin(database.pool, realWorld, email);
  if (admin.outcome !== 'created') throw new Error('The admin was there.');
  const page = await deviceWithPasskeys();
  await page.goto(`${address}/login?return=%2Fadmin%2Fusers`);
  await signInAs(page, email, admin.temporaryPassword);
  await seeHeading(page, 'Choose your own password');
  await page.getByLabel('New password').fill(ownPassword);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await seeHeading(page, 'Two-step sign-in');
  await page.getByRole('link', { name: 'Use a passkey instead' }).click();
  await seeHeading(page, 'Passkeys');
  await addPasskey(page, 'My laptop', ownPassword);
  await seeHeading(page, 'Users');

  await page.context().clearCookies();
  await page.goto(`${address}/login?return=%2Fadmin%2Fusers`);
  await signInAs(page, email, ownPassword);
  await seeHeading(page, 'Use your passkey');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await seeHeading(page, 'Users');
});
