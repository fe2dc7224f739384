import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newVisitor } from './browser.ts';
import { confirmAndSignIn, password, postFromOwnPage, readCode, signUp } from './sign-up.ts';

/** A phone in the hand. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** The same with scripts switched off. */
export const phoneWithoutScripts: BrowserContextOptions = { ...phone, javaScriptEnabled: false };

let made = 0;

/** An address that no one has used. */
export const freshAddress = (who: string): string => `${who}-${(made += 1)}@example.test`;

/** A page of a visitor who is new here; it fails the test when something goes wrong on it. */
export async function firstPage(options: BrowserContextOptions = phone): Promise<Page> {
  const visitor = await newVisitor(options);
  const page = await visitor.newPage();
  return page;
}

/** Goes to the step that asks a student for the birth date, from the start. */
export async function startAsStudent(page: Page, address: string, from = '/register') {
  await page.goto(`${address}${from}`);
  await page.getByRole('link', { name: /^Students/ }).click();
  await seeHeading(page, 'When were you born?');
}

/** Tells a birth date (month, day, year) and goes on. */
export async function tellBirthDate(page: Page, [month, day, year]: readonly string[]) {
  await page.getByLabel('Month').selectOption({ label: month ?? '' });
  await page.getByLabel('Day').fill(day ?? '');
  await page.getByLabel('Year').fill(year ?? '');
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Types address and password of the account to be, and sends them. */
export async function tellDetails(page: Page, email: string, secret = password) {
  await seeHeading(page, 'How you’ll sign in');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Registers a student up to the step at which the mailed code is entered. */
export async function registerAsStudent(page: Page, address: string, email: string) {
  await startAsStudent(page, address);
  await tellBirthDate(page, ['May', '1', '2009']);
  await tellDetails(page, email);
  await seeHeading(page, 'Check your email');
}

/** Types a mailed code and presses the button below. */
export async function enterCode(page: Page, code: string, button = 'Confirm') {
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/**
 * A parent with a confirmed account, signed in. How someone gets there by the screens is told in
 * `someone-signs-in` and `a-student-registers`.
 */
export async function confirmedParent(address: string, email: string): Promise<BrowserContext> {
  const visitor = await newVisitor(phone);
  await signUp(visitor, address, email, 'parent');
  await confirmAndSignIn(visitor, address, email, await readCode(visitor, address, email));
  return visitor;
}

/** The newest code in the mailbox of an address. */
export const codeFor = (page: Page, address: string, email: string): Promise<string> =>
  readCode(page.context(), address, email);

/** Another code of six digits. */
export const otherThan = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Types address and password on the sign-in page, and sends them. */
export async function signInAs(page: Page, email: string, secret = password) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Signs someone in without a screen, where the screen is not what a test is about: that one is told of
 * in `someone-signs-in`.
 */
export async function enter(page: Page, address: string, email: string, secret = password) {
  const form = { email, password: secret };
  const path = '/api/auth/sign-in/email';
  const answer = await postFromOwnPage(page.context(), address, path, form);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Waits until a page with this heading is there. */
export async function seeHeading(page: Page, heading: string | RegExp) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Waits until someone gets exactly this message. */
export async function seeAlert(page: Page, message: string) {
  try {
    await expect.poll(() => toldOn(page)).toContain(message);
  } catch (error) {
    // What the page says instead tells why.
    const main = page.locator('main').first();
    const text = await main.innerText({ timeout: 5_000 }).catch(String);
    throw new Error(`“${message}” isn’t on ${page.url()}, which says:\n${text.slice(0, 2_000)}`, {
      cause: error,
    });
  }
}

const toldOn = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[role=alert] p, [role=status] p')
    .evaluateAll((all) => all.map((one) => one.textContent));
