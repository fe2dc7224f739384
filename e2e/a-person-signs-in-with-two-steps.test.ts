import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAdmin } from '../src/features/accounts/new-accounts/create-admin-command.server.ts';
import { oneTimeCode } from '../src/features/accounts/testing/one-time-code.server.ts';
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
const address = await openForVisitors({
  database,
  env: () => Promise.resolve({ SECOND_FACTOR: 'admins' }),
});
const devices = [
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const;
const ownPassword = 'My-own-words-2026!';

interface Kept {
  /** What the app has scanned. */
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Sets the second step up, from where the password is asked for. */
async function setUp(page: Page, secret = password): Promise<Kept> {
  await page.getByLabel('Your password', { exact: true }).fill('Wrong-Quixotry-1!');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByText('This isn’t your current password.').waitFor();
  await page.getByLabel('Your password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await seeHeading(page, 'Scan this code');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const key = (await page.locator('[translate=no]').innerText()).replaceAll(' ', '');
  const code = oneTimeCode(key);
  await page.getByLabel('6-digit code from the app').fill(code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText(/^That code isn’t right/).waitFor();
  await page.getByLabel('6-digit code from the app').fill(oneTimeCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await seeHeading(page, 'Save your recovery codes');
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .locator('li')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret: key, codes };
}

/** An admin who has chosen a password and is asked for the second step, on the way to the users. */
async function newAdmin(device: typeof phone) {
  const email = freshAddress('admin');
  const admin = await createAdmin(database.pool, realWorld, email);
  if (admin.outcome !== 'created') throw new Error('The admin was there.');
  const page = await firstPage(device);
  await page.goto(`${address}/login?return=%2Fadmin%2Fusers`);
  await signInAs(page, email, admin.temporaryPassword);
  await seeHeading(page, 'Choose your own password');
  await page.getByLabel('New password').fill(ownPassword);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await seeHeading(page, 'Two-step sign-in');
  return { email, page, secret: ownPassword };
}

/** A parent who is about to set the second step up. */
async function newParent(device: typeof phone) {
  const email = freshAddress('lost-phone');
  await confirmedParent(address, email);
  const page = await firstPage(device);
  await page.goto(`${address}/login?return=%2Fapp%2Fsecond-factor`);
  await signInAs(page, email);
  await seeHeading(page, 'Two-step sign-in');
  return { email, page, secret: password };
}

test.each(devices)(
  'a person sets up two-step sign-in, comes in by the app and by a recovery code, %s',
  async (_how, device) => {
    const email = freshAddress('two-steps');
    await confirmedParent(address, email);
    const page = await firstPage(device);
    await page.goto(`${address}/login?return=%2Fapp%2Fsecond-factor`);
    await signInAs(page, email);
    await seeHeading(page, 'Two-step sign-in');
    const { secret, codes } = await setUp(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await arriving).suggestedFilename()).toMatch(/-recovery-codes\.txt$/);
    await page.getByRole('link', { name: 'I saved them' }).click();
    await page.waitForURL(/\/app(?:\/|$)/);

    const again = await firstPage(device);
    await again.goto(`${address}/login?return=%2Fapp%2Fsecond-factor`);
    await signInAs(again, email);
    await seeHeading(again, 'Enter your code');
    await again.getByLabel('6-digit code from the app').fill(oneTimeCode(secret, 1));
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await seeHeading(again, 'Two-step sign-in is on');

    const lost = await firstPage(device);
    await lost.goto(`${address}/login?return=%2Fapp%2Fsecond-factor`);
    await signInAs(lost, email);
    await lost.getByRole('link', { name: 'Use a recovery code' }).click();
    await seeHeading(lost, 'Use a recovery code');
    await lost.getByLabel('Recovery code').fill('wrong-codes');
    await lost.getByRole('button', { name: 'Sign in', exact: true }).click();
    await lost.getByText(/^That recovery code isn’t right/).waitFor();
    await lost.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase());
    await lost.getByRole('button', { name: 'Sign in', exact: true }).click();
    await seeHeading(lost, 'Two-step sign-in is on');

    await lost.locator('summary', { hasText: 'Turn off two-step sign-in' }).click();
    await lost.getByLabel('Your password', { exact: true }).last().fill(password);
    await lost.getByRole('button', { name: 'Turn off', exact: true }).click();
    await seeAlert(lost, 'Two-step sign-in is off.');
  },
);

test.each(devices)(
  'an admin is led to set up two-step sign-in, and can do nothing else before, %s',
  async (_how, device) => {
    const { email, page } = await newAdmin(device);
    await page.getByText(/^Admins can see and change a lot/).waitFor();
    for (const path of ['/admin/users', '/app', '/app/profile']) {
      await page.goto(`${address}${path}`);
      await seeHeading(page, 'Two-step sign-in');
    }
    await page.goto(`${address}/admin/users`);
    await setUp(page, ownPassword);
    await page.getByRole('link', { name: 'I saved them' }).click();
    await seeHeading(page, 'Users');
    // The menu knows, too, that there is no step left.
    await page.getByRole('banner').getByText(email).first().waitFor({ state: 'attached' });
  },
);

test.each(devices)(
  'a person who must wait after wrong passwords unlocks the browser by the mailed link, %s',
  async (_how, device) => {
    const email = freshAddress('guessed-at');
    await confirmedParent(address, email);
    const page = await firstPage(device);
    await page.goto(`${address}/login`);
    for (let tries = 0; tries < 11; tries += 1) {
      await page.request.post(`${address}/api/auth/sign-in/email`, {
        headers: { origin: address },
        data: { email, password: 'Wrong-Quixotry-1!' },
      });
    }
    await signInAs(page, email);
    await page
      .getByText(/^Too many attempts/)
      .first()
      .waitFor();
    const { rows } = await database.pool.query<{ text: string }>(
      `select text from mail where recipient = $1 and kind = 'sign-in-blocked'`,
      [email],
    );
    const [link] = /http\S+unlock=\S+/.exec(rows[0]?.text ?? '') ?? [];
    await page.goto(link ?? '');
    await seeHeading(page, 'Sign in on this device');
    expect(page.url()).not.toContain('unlock=');
    await page.getByRole('button', { name: 'Unlock this browser' }).click();
    await seeAlert(page, 'This browser is unlocked. You can sign in now.');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/app/);
  },
);

test.each([
  ['another admin', 'with scripts', newAdmin, phone],
  ['another admin', 'without scripts', newAdmin, phoneWithoutScripts],
  ['a parent', 'with scripts', newParent, phone],
  ['a parent', 'without scripts', newParent, phoneWithoutScripts],
] as const)(
  'an admin helps %s who lost the phone, who is told by email and sets two-step sign-in up anew, %s',
  async (_who, _how, begin, device) => {
    const lost = await begin(device);
    const before = await setUp(lost.page, lost.secret);
    await lost.page.getByRole('link', { name: 'I saved them' }).click();
    const admin = await newAdmin(device);
    await setUp(admin.page, admin.secret);
    await admin.page.getByRole('link', { name: 'I saved them' }).click();
    await seeHeading(admin.page, 'Users');

    await admin.page.goto(`${address}/admin/users?q=${encodeURIComponent(lost.email)}`);
    await admin.page
      .getByRole('link', { name: `Reset two-step sign-in: ${lost.email}` })
      .first()
      .click();
    await admin.page.getByRole('button', { name: /^Reset for/ }).click();
    await seeAlert(
      admin.page,
      `${lost.email} is signed out and can sign in with the password alone.`,
    );
    const { rows } = await database.pool.query<{ text: string }>(
      `select text from mail where recipient = $1 and kind = 'security-notice'
       order by id desc limit 1`,
      [lost.email],
    );
    expect(rows[0]?.text).toContain('An admin reset your two-step sign-in');
    await lost.page.goto(`${address}/app/profile`);
    await lost.page.waitForURL(/\/login/);

    const again = await firstPage(device);
    await again.goto(`${address}/login?return=%2Fapp%2Fsecond-factor`);
    await signInAs(again, lost.email, lost.secret);
    await seeHeading(again, 'Two-step sign-in');
    const after = await setUp(again, lost.secret);
    expect(after.secret).not.toBe(before.secret);

    const next = await firstPage(device);
    await next.goto(`${address}/login?return=%2Fapp%2Fsecond-factor`);
    await signInAs(next, lost.email, lost.secret);
    await seeHeading(next, 'Enter your code');
    await next.getByLabel('6-digit code from the app').fill(oneTimeCode(after.secret, 1));
    await next.getByRole('button', { name: 'Sign in', exact: true }).click();
    await seeHeading(next, 'Two-step sign-in is on');
  },
);
