import { afterEach, expect, test, vi } from 'vitest';
import {
  codeFor,
  confirmedParent,
  enterCode,
  firstPage,
  freshAddress,
  otherThan,
  phone,
  phoneWithoutScripts,
  registerAsStudent,
  seeAlert,
  seeHeading,
  startAsStudent,
  tellBirthDate,
  tellDetails,
} from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors();
const inTheApp = /\/app(?:\/setup)?$/;
const tooYoung =
  'We can’t sign you up with these details. A parent or guardian can register and attend instead.';

afterEach(() => vi.useRealTimers());

test.each([
  ['on a phone', phone],
  ['on a phone with JavaScript switched off', phoneWithoutScripts],
])('a student registers %s and lands in the app', async (_where, device) => {
  const page = await firstPage(device);
  const email = freshAddress('maya');
  await registerAsStudent(page, address, email);
  await enterCode(page, await codeFor(page, address, email));
  await page.waitForURL(inTheApp);
  await seeAlert(page, 'Your email is confirmed. Welcome!');
  const session = await page.request.get(`${address}/api/auth/get-session`);
  expect(await session.json()).toMatchObject({ user: { email, user_type: 'student' } });
  // What was told on the way is not asked again.
  await page.goto(`${address}/app/setup`);
  expect(await page.getByLabel('Month').inputValue()).toBe('05');
  expect(await page.getByLabel('Day').inputValue()).toMatch(/^0?1$/);
  expect(await page.getByLabel('Year').inputValue()).toBe('2009');
});

test.each([
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
])(
  'a child under 13 is turned away kindly and cannot go back and try again, %s',
  async (_how, device) => {
    const page = await firstPage(device);
    await startAsStudent(page, address);
    await tellBirthDate(page, ['May', '1', '2018']);
    await seeHeading(page, 'Thank you for stopping by');
    await page.getByText(tooYoung).waitFor();

    await page.goBack();
    await page.goto(`${address}/register?as=student`);
    await page.getByText(tooYoung).waitFor();
    await expect.poll(() => page.getByLabel('Year').count()).toBe(0);

    // A parent may register on the same phone.
    await page.goto(`${address}/register?as=parent`);
    await seeHeading(page, 'How you’ll sign in');
  },
);

test('a wrong code, one that has expired and another one by mail', async () => {
  const page = await firstPage();
  const email = freshAddress('noah');
  await registerAsStudent(page, address, email);
  const code = await codeFor(page, address, email);
  await enterCode(page, otherThan(code));
  await page
    .getByText('That code isn’t right. Check it and try again, or request a new one.')
    .waitFor();

  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await enterCode(page, code);
  await page.getByText('This code has expired. Please request a new one.').waitFor();

  await page.getByRole('button', { name: 'Send another code' }).click();
  await seeAlert(page, 'Another confirmation email has been sent.');
  await expect.poll(() => codeFor(page, address, email)).not.toBe(code);
  await enterCode(page, await codeFor(page, address, email));
  await page.waitForURL(inTheApp);
});

test('who closes the browser in the middle comes back to the code', async () => {
  const page = await firstPage();
  const email = freshAddress('lena');
  await registerAsStudent(page, address, email);
  const storageState = await page.context().storageState();
  await page.context().close();

  const again = await (await newVisitor({ ...phone, storageState })).newPage();
  await again.goto(`${address}/register`);
  await seeHeading(again, 'Check your email');
  await again.getByText(email).waitFor();
  await enterCode(again, await codeFor(again, address, email));
  await again.waitForURL(inTheApp);
});

test('who mistyped the address goes back and types another', async () => {
  const page = await firstPage();
  await registerAsStudent(page, address, freshAddress('mistyped'));
  await page.getByRole('button', { name: 'Use a different address' }).click();
  const email = freshAddress('right');
  await tellDetails(page, email);
  await seeHeading(page, 'Check your email');
  await enterCode(page, await codeFor(page, address, email));
  await page.waitForURL(inTheApp);
});

test('an address that has an account is told so, with the ways in', async () => {
  const email = freshAddress('known');
  await confirmedParent(address, email);
  const page = await firstPage();
  await page.goto(`${address}/register?as=counselor`);
  await tellDetails(page, email);
  await page.getByText('An account with this email already exists.').waitFor();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await page.getByRole('link', { name: 'set a new password' }).click();
  await page.waitForURL(/\/reset-password$/);
});

test('the rules of a password are ticked off while it is typed', async () => {
  const page = await firstPage();
  await page.goto(`${address}/register?as=parent`);
  const field = page.getByLabel('Password', { exact: true });
  const done = () => page.getByRole('list', { name: 'Your password' }).getByLabel('done').count();
  await field.pressSequentially('campus');
  await expect.poll(done).toBe(1);
  await field.pressSequentially('-2026');
  await expect.poll(done).toBe(4);
  await page.getByText('Password must contain at least 1 uppercase letter.').waitFor();
  await field.pressSequentially('C');
  await expect.poll(done).toBe(5);
});

test('a code is pasted with spaces, and the phone is told where codes go', async () => {
  const page = await firstPage();
  const email = freshAddress('paste');
  await registerAsStudent(page, address, email);
  const code = await codeFor(page, address, email);
  const field = page.getByLabel('Code from the email');
  await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
  await expect.poll(() => field.getAttribute('inputmode')).toBe('numeric');
  await field.focus();
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(inTheApp);
});

test('a student registers with the keyboard alone', async () => {
  const page = await firstPage({ viewport: { width: 1440, height: 900 } });
  const email = freshAddress('keys');
  const { keyboard } = page;
  const tabTo = async (name: RegExp) => {
    const focused = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        const labels =
          active instanceof HTMLInputElement || active instanceof HTMLSelectElement
            ? [...(active.labels ?? [])].map(({ textContent }) => textContent)
            : [];
        return [...labels, active?.textContent ?? ''].join(' ');
      });
    for (let presses = 0; presses < 60; presses += 1) {
      await keyboard.press('Tab');
      if (name.test(await focused())) return;
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  await page.goto(`${address}/register`);
  await tabTo(/^\s*Students/);
  await keyboard.press('Enter');
  await seeHeading(page, 'When were you born?');
  await tabTo(/^Month/);
  await keyboard.type('May');
  await tabTo(/^Day/);
  await keyboard.type('1');
  await tabTo(/^Year/);
  await keyboard.type('2009');
  await keyboard.press('Enter');
  await seeHeading(page, 'How you’ll sign in');
  await tabTo(/^Email/);
  await keyboard.type(email);
  await tabTo(/^Password/);
  await keyboard.type('Campus-2026!');
  await keyboard.press('Enter');
  await seeHeading(page, 'Check your email');
  const code = await codeFor(page, address, email);
  await page.bringToFront();
  await tabTo(/^Code/);
  await keyboard.type(code);
  await keyboard.press('Enter');
  await page.waitForURL(inTheApp);
});
