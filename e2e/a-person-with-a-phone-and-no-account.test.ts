import { expect, test } from 'vitest';
import {
  codeFor,
  enterCode,
  firstPage,
  freshAddress,
  phone,
  seeAlert,
  seeHeading,
  tellBirthDate,
  tellDetails,
} from './account-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });

test('a person with a phone and no account finds a fair, a college and a guide, subscribes, registers and lands in the app', async () => {
  const page = await firstPage(phone);
  await page.goto(address);

  // A fair, from the ticket on the front page.
  await page.getByRole('article').getByRole('link', { name: 'Demo College Fair' }).click();
  await seeHeading(page, 'Demo College Fair');
  await page.getByText('LIVE NOW').first().waitFor();

  // A college: spelt as people spell.
  await page.getByRole('link', { name: /home$/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /on one lawn/ }).waitFor();
  await page.getByRole('searchbox').fill('masachusets amherst');
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('link', { name: 'University of Massachusetts-Amherst', exact: true })
    .click();
  await seeHeading(page, 'University of Massachusetts-Amherst');

  // A guide, by the menu of small screens.
  await page.getByLabel('Menu', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Resources' }).filter({ visible: true }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /month at a time/ })
    .click();
  await seeHeading(page, 'College prep, one month at a time');

  const email = freshAddress('lena');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  await dialog.getByLabel('Name', { exact: true }).fill('Lena');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await page.waitForTimeout(2500);
  await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await seeAlert(page, 'Thank you for signing up, Lena!');
  await dialog.waitFor({ state: 'detached' });

  // An account.
  await page.getByLabel('Menu', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Sign Up' }).filter({ visible: true }).click();
  await seeHeading(page, 'Who’s joining?');
  await page.getByRole('link', { name: /^Students/ }).click();
  await seeHeading(page, 'When were you born?');
  await tellBirthDate(page, ['May', '1', '2009']);
  await tellDetails(page, email);
  await seeHeading(page, 'Check your email');
  await enterCode(page, await codeFor(page, address, email));
  await page.waitForURL(/\/app(?:\/setup)?$/);
  await expect.poll(() => page.title()).toMatch(/Quad/);
});
