import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import {
  codeFor,
  firstPage,
  freshAddress,
  otherThan,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import {
  enterMailedCode,
  fillIn,
  linkIn,
  registerFor,
  requiredOn,
  type Attendee,
} from './fair-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });

const attendees: readonly Attendee[] = ['student', 'parent', 'counselor'];
/** What must be filled in, a date being one and the box too; the code comes after it. */
const asked: Readonly<Record<Attendee, { readonly fields: number; readonly taps: number }>> = {
  student: { fields: 5, taps: 4 },
  parent: { fields: 4, taps: 3 },
  counselor: { fields: 4, taps: 3 },
};

const live = `${address}/fair-demo`;
const lobby = `${address}/app/fairs/visit/demo`;

const mailsTo = async (email: string) => {
  const answer = await fetch(`${address}/mailbox.json?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as { subject: string; text: string }[];
};

/** Taps the one way into a fair that is live, wherever it is. */
const enterTheFair = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Enter the fair' }).first().click();

describe.each([
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const)('A newcomer with a phone, %s', (_how, device) => {
  test.each(attendees)(
    'is a %s in the lobby of the live fair after 4 screens, 6 fields and one email',
    async (as) => {
      const page = await firstPage(device);
      const email = freshAddress(`new-${as}`);
      const screens = new Set<string>();
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) screens.add(new URL(frame.url()).pathname);
      });
      await page.goto(address);
      await enterTheFair(page);
      const told = await fillIn(page, { as, email });
      expect(told).toEqual(asked[as]);
      await seeHeading(page, 'Check your email');
      const code = 1;
      await expect.poll(() => requiredOn(page)).toBe(code);
      await enterMailedCode(page, address, email);
      await page.waitForURL(lobby);
      await page.getByRole('heading', { name: 'Demo College Fair' }).first().waitFor();
      expect([...screens]).toEqual([
        '/',
        '/fair-demo/register',
        '/fair-demo/registration-confirmation',
        '/app/fairs/visit/demo',
      ]);
      expect(told.fields + code).toBeLessThanOrEqual(6);
      expect(await mailsTo(email)).toHaveLength(1);
      await page.context().close();
    },
  );

  test('who mistypes the code is told so, keeps what was typed, and gets another one', async () => {
    const page = await firstPage(device);
    const email = freshAddress('mistyped');
    await registerFor(page, `${live}/register`, { as: 'parent', email });
    await seeHeading(page, 'Check your email');
    const code = await codeFor(page, address, email);
    const field = page.getByLabel('Code', { exact: true });
    await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => field.getAttribute('inputmode')).toBe('numeric');
    await field.fill(otherThan(code));
    await page.getByRole('button', { name: 'Enter the fair' }).click();
    await page.getByText('That code isn’t right.').waitFor();
    await expect.poll(() => field.inputValue()).toBe(otherThan(code));
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await seeAlert(page, 'Another confirmation email has been sent.');
    const other = await codeFor(page, address, email);
    expect(other).not.toBe(code);
    await enterMailedCode(page, address, email);
    await page.waitForURL(lobby);
    await page.context().close();
  });
});

test('someone whose address has an account already is shown the same, and the code signs them in', async () => {
  const seen: string[] = [];
  const student = demoEmail('student');
  for (const email of [student, freshAddress('no-account')]) {
    const page = await firstPage(phone);
    await registerFor(page, `${live}/register`, { as: 'student', email });
    await seeHeading(page, 'Check your email');
    seen.push((await page.getByRole('main').innerText()).replace(email, 'ADDRESS'));
    await enterMailedCode(page, address, email);
    await page.waitForURL(lobby);
    await page.context().close();
  }
  expect(seen[0]).toBe(seen[1]);
});

test.each([
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const)(
  'the link of the email works again, on a new device with a code, %s',
  async (_how, device) => {
    const first = await firstPage(device);
    const email = freshAddress('many-times');
    await registerFor(first, `${live}/register`, { as: 'student', email });
    await seeHeading(first, 'Check your email');
    const link = await linkIn(address, email);
    await first.goto(link);
    await first.getByRole('button', { name: 'Open my registration' }).click();
    await first.waitForURL(lobby);
    await first.goto(link);
    await first.waitForURL(lobby);
    for (let times = 0; times < 2; times += 1) {
      const other = await firstPage(device);
      await other.goto(link);
      await other.getByRole('button', { name: 'Open my registration' }).click();
      await seeHeading(other, 'Check your email');
      // People with a forwarded link do not learn whose it is.
      await expect.poll(() => other.getByText(email).count()).toBe(0);
      await other.goto(lobby);
      await other.waitForURL(/\/login/);
      await other.goBack();
      await enterMailedCode(other, address, email);
      await other.waitForURL(lobby);
      await other.context().close();
    }
    await first.context().close();
  },
);

test('a newcomer who was sent an address inside the fair is led from signing in to joining it', async () => {
  const page = await firstPage(phoneWithoutScripts);
  await page.goto(lobby);
  await page.waitForURL(/\/login/);
  await page.locator('main a[href^="/register"]').click();
  await seeHeading(page, 'Join the fair');
  expect(new URL(page.url()).pathname).toBe('/fair-demo/register');
  await page.context().close();
});
