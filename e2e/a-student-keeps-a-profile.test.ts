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
import { htmlFindings } from './look-at-pages.ts';
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
const line = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).click();

/** Opens a page of the profile from its list. */
async function follow(page: Page, title: string, heading = title) {
  await line(page, title).click();
  await seeHeading(page, heading);
}

/** Back to the list, where a line says how it stands now. */
async function goBack(page: Page, title: string, state: string) {
  await page.getByRole('link', { name: 'Back to profile' }).click();
  await seeHeading(page, 'Profile');
  await line(page, title).getByText(state, { exact: true }).waitFor();
}

test.each(devices)('a student tells and changes who they are, %s', async (_how, device) => {
  const { email } = await settledStudent(address, database, freshAddress('ada'));
  const page = await firstPage(device);
  await openProfile(page, email);
  await page.getByRole('main').getByText('Ada Byron', { exact: true }).waitFor();

  await follow(page, 'About you');
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('ZIP code').fill('12');
  await press(page, 'Save');
  await page.getByText('Please enter a valid postal code.').waitFor();
  await page.getByLabel('ZIP code').fill('01103');
  await press(page, 'Save');
  await seeAlert(page, 'Saved.');
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Augusta');
  await goBack(page, 'About you', 'Augusta Byron, born 2009');

  await follow(page, 'Your school');
  await expect.poll(() => page.getByLabel(/^School/).inputValue()).toBe('Maple Grove High School');
  await page.getByLabel(/^Grade/).selectOption({ label: '11th' });
  await page.getByLabel('Graduation').fill('2028');
  await press(page, 'Save');
  await seeAlert(page, 'Saved.');
  // What is on another page stays as it is.
  const told = async () => {
    const { rows } = await database.pool.query(
      `select first_name, school_grade, graduation_year, entry_date, postal_code from student
       where email = $1`,
      [email],
    );
    return rows;
  };
  await expect.poll(told).toEqual([
    {
      first_name: 'Augusta',
      school_grade: '11th',
      graduation_year: 2028,
      entry_date: 'Fall 2027',
      postal_code: '01103',
    },
  ]);
  await goBack(page, 'Your school', 'Maple Grove High School, 11th');

  await follow(page, 'College preferences');
  const wishes = page.getByRole('main');
  await chooseSubject(wishes, 'History');
  await wishes.getByLabel('City', { exact: true }).check();
  await press(page, 'Save');
  await seeAlert(page, 'Saved.');
  await seeSubject(wishes, 'History');
  await expect.poll(() => wishes.getByLabel('City', { exact: true }).isChecked()).toBe(true);
  await goBack(page, 'College preferences', 'History');
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
  await follow(page, 'Who sees my details');
  await page.getByText('No college has asked you yet').waitFor();
  await page.getByLabel(/^Preselect “Yes”/).check();
  await press(page, 'Save');
  await seeAlert(page, 'Saved.');
  await expect.poll(chosen).toEqual([{ ...first, share: true }]);
  await goBack(page, 'Who sees my details', 'No college can see your details');

  await follow(page, 'Emails');
  const reminders = part(page, 'Reminders and news');
  const save = reminders.getByRole('button', { name: 'Save' });
  await reminders.getByLabel('Tell me about other fairs').check();
  await save.click();
  await seeAlert(page, 'Saved.');
  await expect.poll(chosen).toEqual([{ ...first, share: true, other: true }]);
  await reminders.getByLabel('Remind me of fairs I registered for').uncheck();
  await save.click();
  await expect.poll(chosen).toEqual([{ ...first, share: true, other: true, own: false }]);
  await reminders.getByLabel('Remind me of sessions I chose').check();
  await reminders.getByLabel('Email me answers to my questions').check();
  await save.click();
  const changed = { other: true, own: false, sessions: true, answers: true, share: true };
  await expect.poll(chosen).toEqual([changed]);
  await page.reload();
  await expect
    .poll(() => reminders.getByLabel('Remind me of sessions I chose').isChecked())
    .toBe(true);

  const mail = part(page, 'Email subscriptions');
  await mail.getByLabel('Newsletter for fair attendees').check();
  await mail.getByLabel('Emails from us about fairs and colleges').uncheck();
  await mail.getByRole('button', { name: 'Save' }).click();
  const choices = async () => {
    const { rows } = await database.pool.query(
      `select is_suppressed($1, 'campaigns') as left, exists (select from newsletter_subscription
         where address = $1 and list = 'attendees') as subscribed`,
      [email],
    );
    return rows;
  };
  await expect.poll(choices).toEqual([{ left: true, subscribed: true }]);
  await goBack(page, 'Emails', '4 of 7 kinds of email on');
});

test.each(devices)('a student invites a parent, who accepts at home, %s', async (_how, device) => {
  const { email } = await settledStudent(address, database, freshAddress('child'));
  const page = await firstPage(device);
  await openProfile(page, email);
  await follow(page, 'Parents and guardians');
  const parents = page.getByRole('main');
  await parents.getByLabel('First name').fill('Anne');
  await parents.getByLabel('Last name').fill('Byron');
  const parent = freshAddress('anne');
  await parents.getByLabel('Email', { exact: true }).fill(parent);
  await press(page, 'Send invitation');
  await seeAlert(page, `The invitation is on its way to ${parent}.`);
  await parents.getByText(/Hasn’t answered yet/).waitFor();
  await goBack(page, 'Parents and guardians', 'Invited: Anne Byron');
  await follow(page, 'Parents and guardians');

  const other = await firstPage(device);
  await other.goto(`${address}/register?as=parent`);
  await other.getByLabel('Email', { exact: true }).fill(parent);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Create account' }).click();
  await seeHeading(other, 'Check your email');
  await other.getByLabel('Code from the email').fill(await codeFor(other, address, parent));
  await other.getByRole('button', { name: 'Confirm', exact: true }).click();
  await other.waitForURL(/\/app$/);
  await other.goto(`${address}/app/profile`);
  await follow(other, 'Waiting for your answer');
  await other.goto(`${address}/app`);
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
    await follow(page, 'Where you’re signed in');
    const sessions = page.getByRole('main');
    await expect.poll(() => sessions.getByText('This device').count()).toBe(1);
    // Confirming the address has signed that device in as well: it has two sessions.
    const others = sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ });
    await others.first().click();
    await seeAlert(page, 'That device is signed out.');
    await expect.poll(() => others.count()).toBe(1);
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await seeAlert(page, 'You’re signed out everywhere else.');
    expect(await isIn()).toBe(false);
    await goBack(page, 'Where you’re signed in', 'Signed in on 1 device');

    const fresh = 'Brand-new-2027!';
    await follow(page, 'Password and sign-in');
    const secret = part(page, 'Password');
    await secret.getByLabel('Current password').fill('Wrong-2026!');
    await secret.getByLabel('New password').fill(fresh);
    await secret.getByRole('button', { name: 'Change password' }).click();
    await secret.getByText('This isn’t your current password.').waitFor();
    await secret.getByLabel('Current password').fill(password);
    await secret.getByLabel('New password').fill(fresh);
    await secret.getByRole('button', { name: 'Change password' }).click();
    await seeAlert(page, 'Password changed. You’re signed out everywhere else.');
    await goBack(page, 'Password and sign-in', 'Email and password. Two-step sign-in is off');

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
    await follow(page, 'Time zone and language');
    await page.getByLabel('Time zone').selectOption('Pacific/Honolulu');
    await press(page, 'Save');
    await seeAlert(page, 'Saved.');
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Pacific/Honolulu');
    await goBack(page, 'Time zone and language', 'Hawaii-Aleutian Standard Time, English');

    await follow(page, 'Download my data', 'Your data');
    const download = async (button: string) => {
      const arriving = page.waitForEvent('download');
      await press(page, button);
      const file = await arriving;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const json = await download('Download as JSON');
    expect(json.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const told: unknown = JSON.parse(json.text);
    expect(told).toMatchObject({
      account: [{ email, time_zone: 'Pacific/Honolulu' }],
      student: [{ first_name: 'Ada' }],
    });
    const toRead = await download('Download as a page');
    expect(toRead.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.html$/);
    expect(await htmlFindings(toRead.text)).toEqual([]);
    const reader = await firstPage(device);
    await reader.setContent(toRead.text);
    await seeHeading(reader, /^Your data at/);
    const row = (name: string) => reader.getByRole('row').filter({ hasText: name });
    await row('First name').getByText('Ada', { exact: true }).waitFor();
    await row('Date of birth').getByText('May 1, 2009').first().waitFor();
    // What would open the account is in neither.
    for (const { text } of [json, toRead])
      expect(text).not.toMatch(/(?<!\d)\d{6} is your code|"token"|password_hash/);

    await page.getByRole('link', { name: 'Delete my account' }).click();
    await seeHeading(page, 'Delete my account');
    await page.getByText(/^Questions you asked at booths and in sessions/).waitFor();
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
    const { rows: mails } = await database.pool.query(
      'select kind, subject from mail where recipient = $1',
      [email],
    );
    expect(mails).toEqual([{ kind: 'account-deleted', subject: 'Your account was deleted' }]);
    await page.goto(`${address}/login`);
    await signInAs(page, email);
    await page.getByText('Incorrect email or password.').waitFor();
  },
);

test.each([
  ['wishes', 'College preferences'],
  ['privacy', 'Emails'],
  ['second-factor', 'Password and sign-in'],
  ['sharing', 'Who sees my details'],
])(
  'a link to #%s, of the time when the profile was one page, leads there',
  async (place, title) => {
    const { email } = await settledStudent(address, database, freshAddress('old-link'));
    const page = await firstPage();
    await enter(page, address, email);
    await page.goto(`${address}/app/profile#${place}`);
    await seeHeading(page, title);
    // Without JavaScript it leads to the line.
    const plain = await firstPage(phoneWithoutScripts);
    await enter(plain, address, email);
    await plain.goto(`${address}/app/profile#${place}`);
    await seeHeading(plain, 'Profile');
    const target = plain.getByRole('listitem').filter({ has: plain.locator(`#${place}`) });
    await expect
      .poll(() =>
        target
          .or(plain.locator(`li#${place}`))
          .first()
          .innerText(),
      )
      .toContain(title);
  },
);
