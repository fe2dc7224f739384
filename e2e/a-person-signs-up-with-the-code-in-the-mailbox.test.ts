import { expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { codeIn, confirmAndSignIn, password, postFromOwnPage, signUp } from './sign-up.ts';

const address = await openForVisitors();

test('a person signs up, reads the code in the mailbox, confirms it and is signed in', async () => {
  const visitor = await newVisitor();
  const email = 'ada@example.test';
  await signUp(visitor, address, email);

  const tooEarly = { email, password };
  const refused = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', tooEarly);
  expect(await refused.json()).toMatchObject({ code: 'UserNotConfirmedException' });

  const page = await visitor.newPage();
  await page.goto(`${address}/mailbox?view=text&to=${encodeURIComponent(email)}`);
  const code = codeIn(await page.getByRole('article').first().innerText());
  await confirmAndSignIn(visitor, address, email, code);

  const cookies = await visitor.cookies(address);
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: 'quad.session_token', httpOnly: true, sameSite: 'Lax' }),
  );
  const session = await visitor.request.get(`${address}/api/auth/get-session`);
  expect(await session.json()).toMatchObject({ user: { email, user_type: 'college' } });
});

test('what a mail says is shown, and nothing in the mailbox runs', async () => {
  const visitor = await newVisitor();
  const email = 'grace@example.test';
  await signUp(visitor, address, email);
  const page = await visitor.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto(`${address}/mailbox`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Mailbox');
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
  // As it was designed, in a frame.
  const designed = page.locator('iframe').first().contentFrame();
  await designed.getByRole('heading', { name: 'Confirm your email' }).waitFor();
  await expect.poll(() => designed.locator('.digits').innerText()).toMatch(/^\d{6}$/);
  expect(answer?.headers()['content-security-policy']).not.toContain('script-src');
  await expect.poll(() => page.locator('script').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Text' }).click();
  await expect
    .poll(() => page.getByRole('article').first().innerText())
    .toContain('Confirm your email');
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
});
