import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import {
  codeFor,
  enter,
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
  signInAs,
} from './account-journeys.ts';
import { chooseSubject, seeSubject } from './choose-subject.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { settledStudent } from './settled-student.ts';
import { password } from './sign-up.ts';

const database = await testDatabase();
const address = await openForVisitors({ database });
const devices = [
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const;

async function openProfile(page: Page, email: string, secret = password) {
  await enter(page, address, email, secret);
  await page.goto(`${address}/app/profile`);
  await seeHeading(page, 'Profile');
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pressIn = (page: Page, name: string, button: string | RegExp) =>
  part(page, name).getByRole('button', { name: button }).click();

test.each(devices)('a student tells and changes who they are, %s', async (_how, device) => {
  const { email } = await settledStudent(address, database, freshAddress('ada'));
  const page = await firstPage(device);
  await openProfile(page, email);

  const about = part(page, 'About you');
  await about.getByLabel('First name').fill('Augusta');
  await about.getByLabel('ZIP code').fill('12');
  await pressIn(page, 'About you', 'Save');
  await about.getByText('Please enter a valid postal code.').waitFor();
  await about.getByLabel('ZIP code').fill('01103');
  await pressIn(page, 'About you', 'Save');
  await seeAlert(page, 'Saved.');
  await expect.poll(() => about.getByLabel('First name').inputValue()).toBe('Augusta');

  const wishes = part(page, 'College preferences');
  await chooseSubject(wishes, 'History');
  await wishes.getByLabel('City', { exact: true }).check();
  await pressIn(page, 'College preferences', 'Save');
  await seeAlert(page, 'Saved.');
  await seeSubject(wishes, 'History');
  await expect.poll(() => wishes.getByLabel('City', { exact: true }).isChecked()).toBe(true);
});

test.each(devices)('a student decides what is sent and shared, %s', async (_how, device) => {
  const { email } = await settledStudent(address, database, freshAddress('decides'));
  const page = await firstPage(device);
  await openProfile(page, email);
  const chosen = async () => {
    const { rows } = await database.pool.query<Record<string, boolean>>(
      `select p.all_fair_reminders as other, p.subscribed_fair_reminders as own,
         p.subscribed_webinar_reminders as sessions, p.message_notifications as answers, p.share_attendee_info as share
       from student_privacy_settings p join student s on s.id = p.student_id where s.email = $1`,
      [email],
    );
    return rows;
  };
  const first = { answers: false, other: false, own: true, sessions: false, share: false };
  expect(await chosen()).toEqual([first]);
  const privacy = part(page, 'Privacy');
  await privacy.getByLabel('Tell me about other fairs').check();
  await pressIn(page, 'Privacy', 'Save');
  await seeAlert(page, 'Saved.');
  expect(await chosen()).toEqual([{ ...first, other: true }]);
  await privacy.getByLabel('Remind me of fairs I registered for').uncheck();
  await pressIn(page, 'Privacy', 'Save');
  await expect.poll(chosen).toEqual([{ ...first, other: true, own: false }]);
  await privacy.getByLabel('Remind me of sessions I chose').check();
  await privacy.getByLabel('Email me answers to my questions').check();
  await pressIn(page, 'Privacy', 'Save');
  const changed = { ...first, other: true, own: false, sessions: true, answers: true };
  await expect.poll(chosen).toEqual([changed]);
  await page.reload();
  await expect
    .poll(() => privacy.getByLabel('Remind me of sessions I chose').isChecked())
    .toBe(true);
  // The page of an earlier release knows fewer switches: those it lacks stay as they are.
  const former = { intent: 'privacy', subscribedFairReminders: 'true', allFairReminders: 'false' };
  const sent = await page.request.post(`${address}/app/profile`, {
    form: { ...former, shareAttendeeInfo: 'false' },
    headers: { origin: address },
  });
  expect(sent.status()).toBe(200);
  expect(await chosen()).toEqual([{ ...first, sessions: true, answers: true }]);

  const mail = part(page, 'Email subscriptions');
  await mail.getByLabel('Newsletter for fair attendees').check();
  await mail.getByLabel('Emails from us about fairs and colleges').uncheck();
  await pressIn(page, 'Email subscriptions', 'Save');
  const choices = async () => {
    const { rows } = await database.pool.query(
      `select is_suppressed($1, 'campaigns') as left, exists (select from newsletter_subscription
         where address = $1 and list = 'attendees') as subscribed`,
      [email],
    );
    return rows;
  };
  await expect.poll(choices).toEqual([{ left: true, subscribed: true }]);
});

test.each(devices)('a student invites a parent, who accepts at home, %s', async (_how, device) => {
  const { email } = await settledStudent(address, database, freshAddress('child'));
  const page = await firstPage(device);
  await openProfile(page, email);
  const parents = part(page, 'Parents and guardians');
  await parents.getByLabel('First name').fill('Anne');
  await parents.getByLabel('Last name').fill('Byron');
  const parent = freshAddress('anne');
  await parents.getByLabel('Email', { exact: true }).fill(parent);
  await pressIn(page, 'Parents and guardians', 'Send invitation');
  await seeAlert(page, `The invitation is on its way to ${parent}.`);
  await parents.getByText(/Hasn’t answered yet/).waitFor();

  const other = await firstPage(device);
  await other.goto(`${address}/register?as=parent`);
  await other.getByLabel('Email', { exact: true }).fill(parent);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Create account' }).click();
  await seeHeading(other, 'Check your email');
  await other.getByLabel('Code from the email').fill(await codeFor(other, address, parent));
  await other.getByRole('button', { name: 'Confirm', exact: true }).click();
  await other.waitForURL(/\/app$/);
  await other.getByRole('button', { name: /^Accept: Ada Byron/ }).click();
  await seeAlert(other, 'Accepted.');
  await other.getByText('You’re linked with Ada.').waitFor();

  await page.reload();
  await parents.getByText(/Linked/).waitFor();
  await parents.getByRole('button', { name: 'End the link with Anne Byron' }).click();
  await seeAlert(page, 'The link has ended.');
  await parents.getByText('No one is linked to you yet.').waitFor();
});

test.each(devices)(
  'a student changes the password and ends a session elsewhere, %s',
  async (_how, device) => {
    const { email, device: lost } = await settledStudent(address, database, freshAddress('lost'));
    const page = await firstPage(device);
    await openProfile(page, email);
    const isIn = async () =>
      (await (await lost.request.get(`${address}/api/auth/get-session`)).json()) !== null;
    expect(await isIn()).toBe(true);
    const sessions = part(page, 'Where you’re signed in');
    await expect.poll(() => sessions.getByText('This device').count()).toBe(1);
    // Confirming the address has signed that device in as well: it has two sessions.
    const others = sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ });
    await others.first().click();
    await seeAlert(page, 'That device is signed out.');
    await expect.poll(() => others.count()).toBe(1);
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await seeAlert(page, 'You’re signed out everywhere else.');
    expect(await isIn()).toBe(false);

    const fresh = 'Brand-new-2027!';
    const secret = part(page, 'Password');
    await secret.getByLabel('Current password').fill('Wrong-2026!');
    await secret.getByLabel('New password').fill(fresh);
    await secret.getByRole('button', { name: 'Change password' }).click();
    await secret.getByText('This isn’t your current password.').waitFor();
    await secret.getByLabel('Current password').fill(password);
    await secret.getByLabel('New password').fill(fresh);
    await secret.getByRole('button', { name: 'Change password' }).click();
    await seeAlert(page, 'Password changed. You’re signed out everywhere else.');
    await page.goto(`${address}/app/profile`);
    await seeHeading(page, 'Profile');

    const again = await firstPage(device);
    await openProfile(again, email, fresh);
  },
);

test.each(devices)(
  'a student tells the time zone, takes the data along and leaves for good, %s',
  async (_how, device) => {
    const { email } = await settledStudent(address, database, freshAddress('leaves'));
    const page = await firstPage(device);
    await openProfile(page, email);
    const region = part(page, 'Time zone and language');
    await region.getByLabel('Time zone').selectOption('Pacific/Honolulu');
    await pressIn(page, 'Time zone and language', 'Save');
    await seeAlert(page, 'Saved.');
    await expect.poll(() => region.getByLabel('Time zone').inputValue()).toBe('Pacific/Honolulu');

    const arriving = page.waitForEvent('download');
    await pressIn(page, 'Your data', 'Download my data');
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const told: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(told).toMatchObject({
      account: [{ email, time_zone: 'Pacific/Honolulu' }],
      student: [{ first_name: 'Ada' }],
    });

    await page.getByRole('link', { name: 'Delete my account' }).click();
    await seeHeading(page, 'Delete my account');
    await page.getByRole('heading', { name: 'What we keep, without your name' }).waitFor();
    const byPassword = part(page, 'With your password');
    await byPassword.getByLabel('Password', { exact: true }).fill('Wrong-2026!');
    await byPassword.getByRole('button', { name: 'Delete my account for good' }).click();
    await byPassword.getByText('This isn’t your password.').waitFor();

    const byCode = part(page, 'With a code by email');
    await byCode.getByRole('button', { name: 'Email me a code' }).click();
    await byCode.getByText(`A code is on its way to ${email}.`).waitFor();
    await byCode.getByLabel('Code from the email').fill(await codeFor(page, address, email));
    await byCode.getByRole('button', { name: 'Delete my account for good' }).click();
    await page.waitForURL(`${address}/`);
    await seeAlert(page, 'Your account has been deleted.');
    const { rows } = await database.pool.query('select 1 from student where email = $1', [email]);
    expect(rows).toEqual([]);
    await page.goto(`${address}/login`);
    await signInAs(page, email);
    await page.getByText('Incorrect email or password.').waitFor();
  },
);
