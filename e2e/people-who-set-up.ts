import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { enter, seeHeading } from './account-journeys.ts';
import { axeFindings, expectToFit, newWatcher } from './look-at-pages.ts';
import { confirmAndSignIn, password, postFromOwnPage, readCode } from './sign-up.ts';

/** Someone with a confirmed account, signed in, who has told nothing yet. */
export async function newcomer(
  address: string,
  email: string,
  userType: string,
  device: BrowserContext,
  name = 'Bo Reed',
): Promise<Page> {
  const form = {
    email,
    password,
    user_type: userType,
    name,
    ...(userType === 'student' ? { birth_date: '2009-05-01' } : {}),
  };
  const answer = await postFromOwnPage(device, address, '/api/auth/sign-up/email', form);
  expect(answer.status(), await answer.text()).toBe(200);
  await confirmAndSignIn(device, address, email, await readCode(device, address, email));
  return pageOf(device);
}

/** Someone who has an account, on another device. */
export async function onAnotherDevice(
  address: string,
  email: string,
  width = 1440,
  secret = password,
): Promise<Page> {
  const page = await pageOf(await newWatcher(width));
  await enter(page, address, email, secret);
  return page;
}

async function pageOf(device: BrowserContext): Promise<Page> {
  const page = await device.newPage();
  return page;
}

/** Waits for a step and looks at it in every theme. */
export async function lookAtStep(page: Page, heading: string | RegExp) {
  await seeHeading(page, heading);
  expect(await axeFindings(page), String(heading)).toEqual([]);
  await expectToFit(page, String(heading));
}

/** Whether the menu of the profile offers the profile, as it does once the setup is complete. */
export const offersProfile = async (page: Page): Promise<boolean> =>
  (await page.getByRole('banner').locator('a[href="/app/profile"]').count()) > 0;

/** Presses a button by what it says, the first of several. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Fills in the first step of a student. */
export async function tellAbout(page: Page, firstName: string) {
  await page.getByLabel('Month').selectOption({ label: 'May' });
  await page.getByLabel('Day').fill('1');
  await page.getByLabel('Year').fill('2009');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Reed');
  await page.getByLabel('City or town').fill('Amherst');
  await page.getByLabel('State', { exact: true }).fill('MA');
  await press(page, 'Save and continue');
}

/** Fills in the second step of a student. */
export async function tellSchool(page: Page, school: string) {
  await page.getByLabel('School', { exact: true }).fill(school);
  await page.getByLabel('When will you start college?').selectOption({ label: 'Not sure yet' });
  await press(page, 'Save and continue');
}
