import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  firstPage,
  freshAddress,
  seeHeading,
  tellBirthDate,
  startAsStudent,
} from './account-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors();
const desk = { viewport: { width: 1440, height: 900 } };

/** What has the focus: its kind, and its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return `${active?.localName}: ${active?.textContent ?? ''}`;
  });

async function open(path: string): Promise<Page> {
  const page = await firstPage(desk);
  await page.goto(address + path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Tells whether the document was loaded again since it was marked. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-kept', ''));
const isKept = (page: Page) => page.locator('body[data-kept]').count();

test('A student who registers with the keyboard goes on at the heading of each step', async () => {
  const page = await open('/register');
  await expect.poll(() => focused(page)).toMatch(/^body/);
  await mark(page);
  await page.getByRole('link', { name: /^Students/ }).press('Enter');
  await expect.poll(() => focused(page)).toBe('h1: When were you born?');
  await tellBirthDate(page, ['May', '1', '2009']);
  await expect.poll(() => focused(page)).toBe('h1: How you’ll sign in');
  // What was wrong has the focus: the same step stays.
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expect.poll(() => focused(page)).toMatch(/^input/);
  expect(await isKept(page)).toBe(1);
});

test('A child under 13 hears the page that says goodbye', async () => {
  const page = await firstPage(desk);
  await startAsStudent(page, address);
  await page.waitForLoadState('networkidle');
  await tellBirthDate(page, ['May', '1', '2018']);
  await expect.poll(() => focused(page)).toBe('h1: Thank you for stopping by');
});

test('Someone who forgot the password goes on at the heading over the code', async () => {
  const page = await open('/reset-password');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill(freshAddress('forgetful'));
  await email.press('Enter');
  await seeHeading(page, 'Set a new password');
  await expect.poll(() => focused(page)).toBe('h1: Set a new password');
});

test('A link leads the keyboard to the heading of the next page, and back to that of the last', async () => {
  const page = await open('/');
  await expect.poll(() => focused(page)).toMatch(/^body/);
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Colleges' }).first().press('Enter');
  await expect.poll(() => focused(page)).toBe('h1: Find your college');
  // The ring is for what can be pressed.
  const ring = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle;
  expect(await page.evaluate(ring)).toBe('none');
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('h1: Every college on one lawn.');
  expect(await isKept(page)).toBe(1);
});

test('Someone who types into the search of the directory keeps the focus there', async () => {
  const page = await open('/colleges');
  const box = page.getByRole('searchbox', { name: 'Search colleges' });
  await box.pressSequentially('univ');
  await page.waitForURL(/\?q=univ$/);
  await page.waitForLoadState('networkidle');
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
});
