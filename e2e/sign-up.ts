import type { APIResponse, BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** A password by the rules of the specification. */
export const password = 'Campus-2026!';

/** Posts to Quad as one of its own pages would: with the cookies of the visitor, from its origin. */
export async function postFromOwnPage(
  visitor: BrowserContext,
  address: string,
  path: string,
  body: unknown,
): Promise<APIResponse> {
  return visitor.request.post(`${address}${path}`, { data: body, headers: { origin: address } });
}

/** Makes an account, a college's unless told; the code to confirm it is in the mail. */
export async function signUp(
  visitor: BrowserContext,
  address: string,
  email: string,
  userType = 'college',
) {
  const form = { email, password, user_type: userType };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-up/email', form);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens the mailbox in the browser and reads the newest code there as a person would. */
export async function readCode(
  visitor: BrowserContext,
  address: string,
  email: string,
): Promise<string> {
  const page = await visitor.newPage();
  await page.goto(`${address}/mailbox?to=${encodeURIComponent(email)}`);
  const mail = await page.getByRole('article').first().innerText();
  await page.close();
  const [code] = /\b\d{6}\b/.exec(mail) ?? [];
  if (code === undefined) throw new Error(`There is no code in this mail: ${mail}`);
  return code;
}

/** Confirms the account with the code, and signs in; the visitor's browser has the cookie then. */
export async function confirmAndSignIn(
  visitor: BrowserContext,
  address: string,
  email: string,
  code: string,
) {
  const calls: [string, Record<string, string>][] = [
    ['/api/auth/email-otp/verify-email', { email, otp: code }],
    ['/api/auth/sign-in/email', { email, password }],
  ];
  for (const [path, form] of calls) {
    const answer = await postFromOwnPage(visitor, address, path, form);
    expect(answer.status(), await answer.text()).toBe(200);
  }
}
