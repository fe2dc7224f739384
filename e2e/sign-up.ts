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

/** The newest code in the mailbox of an address. */
export async function readCode(
  visitor: BrowserContext,
  address: string,
  email: string,
): Promise<string> {
  const to = encodeURIComponent(email);
  const answer = await visitor.request.get(`${address}/mailbox.json?to=${to}`);
  const mails = (await answer.json()) as { text: string }[];
  return codeIn(mails.at(0)?.text ?? '');
}

/** The code of six digits that a mail tells. */
export function codeIn(mail: string): string {
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
