import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { pageCookies } from '../src/platform/pages/remember-cookie.ts';
import { homeZone, newVisitor } from './browser.ts';
import { postFromOwnPage } from './sign-up.ts';

type DemoPerson = Parameters<typeof demoEmail>[0];

/** Signs a visitor in as a person of the demo. */
export async function signIn(
  visitor: BrowserContext,
  address: string,
  who: DemoPerson,
): Promise<void> {
  const form = { email: demoEmail(who), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  // The page on which one signs in remembers the zone: times are right from the first page on.
  const value = encodeURIComponent(homeZone);
  await visitor.addCookies([{ name: pageCookies.zone, value, url: address }]);
}

/** The first page of a new visitor who is signed in as a person of the demo. */
export async function openAs(
  address: string,
  who: DemoPerson,
  options?: BrowserContextOptions,
): Promise<Page> {
  const visitor = await newVisitor(options);
  await signIn(visitor, address, who);
  return visitor.newPage();
}
