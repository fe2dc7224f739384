import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoEmail, demoPassword } from '../src/accounts/demo-accounts.ts';
import { phone, phoneWithoutScripts } from './account-journeys.ts';
import { postFromOwnPage } from './sign-up.ts';

/** Signs a visitor in as somebody of the demo. */
export async function signIn(
  visitor: BrowserContext,
  address: string,
  who: 'admin' | 'college',
): Promise<void> {
  const form = { email: demoEmail(who), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
}

/** A question: a dialog over the page, or a step of it without JavaScript. */
export const questionOf = (page: Page, name: string | RegExp, device: typeof phone): Locator =>
  page.getByRole(device === phone ? 'dialog' : 'region', { name });

export const withAndWithout = [
  ['with JavaScript', phone],
  ['without JavaScript', phoneWithoutScripts],
] as const;
