import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { oneTimeCode } from '../src/features/accounts/testing/one-time-code.server.ts';
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
import { requiredOn } from './fair-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { onAnotherDevice, press } from './people-who-set-up.ts';
import { password } from './sign-up.ts';

const address = await openForVisitors({ demo: true });

const emailsTo = async (email: string) => {
  const answer = await fetch(`${address}/mailbox.json?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as { subject: string; text: string }[];
};

/** The links to invitations in the emails to an address. */
const linksTo = async (email: string): Promise<readonly string[]> =>
  (await emailsTo(email)).flatMap(({ text }) => /\S+\/invitation\?key=[\w-]{22}/.exec(text) ?? []);

async function inviteParent(email: string): Promise<Page> {
  const student = await onAnotherDevice(address, demoEmail('student'), 390, demoPassword);
  await student.goto(`${address}/app/setup?step=parents`);
  await seeHeading(student, 'A parent or guardian');
  await student.getByLabel('Their first name').fill('Ana');
  await student.getByLabel('Their last name').fill('Reed');
  await student.getByLabel('Their email').fill(email);
  await press(student, 'Send invitation');
  await seeAlert(student, `The invitation is on its way to ${email}.`);
  return student;
}

describe.each([
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const)('A parent with a phone, no account and one email, %s', (_how, device) => {
  test('is linked and at home after 2 screens and 2 fields, filled in already', async () => {
    const email = freshAddress('invited');
    await inviteParent(email);
    const [link = ''] = await linksTo(email);
    const page = await firstPage(device);
    const screens: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && screens.at(-1) !== pathname) screens.push(pathname);
    });
    await page.goto(link);
    await seeHeading(page, 'Jordan invited you');
    await expect.poll(() => requiredOn(page)).toBe(2);
    await expect.poll(() => page.locator('main input:not([type=hidden])').count()).toBe(2);
    const first = page.getByLabel('Your first name');
    await expect.poll(() => first.inputValue()).toBe('Ana');
    await expect.poll(() => page.getByLabel('Your last name').inputValue()).toBe('Reed');
    await first.fill('Anna');
    await press(page, 'Accept');
    await seeAlert(page, 'You’re linked with Jordan.');
    expect(screens).toEqual(['/invitation', '/app']);
    await page.getByRole('heading', { level: 1, name: /Anna/ }).waitFor();
    await page.goto(`${address}/app/setup`);
    await page.getByRole('heading', { name: 'Jordan Rivera' }).waitFor();
    expect(await emailsTo(email)).toHaveLength(1);

    // Later, on another device: the link is used, and a new one comes by email.
    const other = await firstPage(device);
    await other.goto(link);
    await seeHeading(other, 'This link doesn’t work anymore');
    await expect.poll(() => other.getByText('Jordan').count()).toBe(0);
    await press(other, 'Email me a new link');
    await seeHeading(other, 'Check your email');
    const links = await linksTo(email);
    expect(links).toHaveLength(2);
    await other.goto(links.find((one) => one !== link) ?? '');
    await seeHeading(other, 'Welcome back');
    await press(other, 'Sign in');
    await other.waitForURL(`${address}/app`);
    await other.getByRole('heading', { level: 1, name: /Anna/ }).waitFor();
  });

  test('who has two-step sign-in enters a code after accepting, and is linked', async () => {
    const email = freshAddress('two-steps');
    await confirmedParent(address, email);
    const before = await firstPage(device);
    await before.goto(`${address}/login?return=%2Fapp%2Fsecond-factor`);
    await signInAs(before, email);
    await seeHeading(before, 'Two-step sign-in');
    await before.getByLabel('Your password', { exact: true }).fill(password);
    await press(before, 'Set it up');
    await seeHeading(before, 'Scan this code');
    const secret = (await before.locator('[translate=no]').innerText()).replaceAll(' ', '');
    await before.getByLabel('6-digit code from the app').fill(oneTimeCode(secret));
    await press(before, 'Turn on');
    await seeHeading(before, 'Save your recovery codes');
    await before.context().close();

    await inviteParent(email);
    const [link = ''] = await linksTo(email);
    const page = await firstPage(device);
    await page.goto(link);
    await seeHeading(page, 'Jordan invited you');
    await press(page, 'Accept');
    await seeHeading(page, 'Enter your code');
    await page.getByLabel('6-digit code from the app').fill(oneTimeCode(secret, 1));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${address}/app`);
    await page.goto(`${address}/app/setup`);
    await page.getByRole('heading', { name: 'Jordan Rivera' }).waitFor();
  });

  test('who empties a name is told so, and may still accept', async () => {
    const email = freshAddress('unnamed');
    await inviteParent(email);
    const [link = ''] = await linksTo(email);
    const page = await firstPage(device);
    await page.goto(link);
    await page.getByLabel('Your last name').fill('');
    // With scripts the button says that something is missing, and can be pressed all the same.
    await page.getByRole('button', { name: 'Accept' }).click({ force: true });
    await page
      .getByLabel('Your last name')
      .and(page.locator('[aria-invalid=true], :invalid'))
      .waitFor();
    await page.getByLabel('Your last name').fill('Reed');
    await press(page, 'Accept');
    await page.waitForURL(`${address}/app`);
  });
});
