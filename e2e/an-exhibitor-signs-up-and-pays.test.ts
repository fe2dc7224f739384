import { expect, test } from 'vitest';
import {
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import { linkFor, openForExhibitors, typeSignUp } from './exhibitor-journeys.ts';
import { axeFindings, newWatcher } from './look-at-pages.ts';

const address = await openForExhibitors();
const form = `${address}/fair-spring/exhibitor`;

test.each([
  ['on a phone', phone],
  ['on a phone with JavaScript switched off', phoneWithoutScripts],
])('a guest %s is declined, cancels, pays after all, and has the place', async (where, device) => {
  const page = await firstPage(device);
  await page.goto(form);
  await seeHeading(page, 'Exhibit at this fair');
  await page.getByText('Registration costs $350.').waitFor();
  const email = freshAddress('exhibitor');
  await typeSignUp(page, email, `College ${where}`);
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await page.getByRole('button', { name: 'Let the card be declined' }).click();
  await page.getByText('The card was declined.').waitFor();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await seeHeading(page, 'Your exhibitor registration');
  await page.getByText('Your spot is held, but not paid yet').waitFor();
  await expect
    .poll(() => page.getByText('Your spot is confirmed', { exact: true }).count())
    .toBe(0);

  await page.getByRole('button', { name: 'Pay $350 by card' }).click();
  await page.getByRole('button', { name: /^Pay \$350.00/ }).click();
  await seeHeading(page, 'Your exhibitor registration');
  const settled = page.getByText('Your spot is confirmed', { exact: true });
  // The page looks again by itself; without JavaScript it is asked to.
  if (device === phoneWithoutScripts)
    await expect
      .poll(async () => {
        await page.goto(`${address}/fair-spring/confirmation`);
        return settled.count();
      })
      .toBe(1);
  await settled.waitFor();
  await page.context().close();
});

test('a guest who closes the browser at the card page comes back by the mail, corrects, and withdraws', async () => {
  const page = await firstPage();
  const email = freshAddress('exhibitor');
  await page.goto(form);
  await typeSignUp(page, email, 'Forgetful College');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: 'Let the card be declined' }).waitFor();
  await page.context().close();

  const elsewhere = await firstPage();
  const link = await linkFor(address, email);
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Open my registration' }).click();
  await elsewhere.getByText('Your spot is held, but not paid yet').waitFor();
  await elsewhere.getByText('Correct your registration').click();
  await elsewhere.getByLabel('Name of the college').fill('Mindful College');
  await elsewhere.getByRole('button', { name: 'Save' }).first().click();
  await seeAlert(elsewhere, 'Your changes are saved.');
  await elsewhere.getByText('Mindful College').first().waitFor();
  // The link was used: someone else who finds the mail is not let in by it.
  const other = await firstPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Open my registration' }).click();
  await other.getByText('This link was already used or has expired.').waitFor();
  await other.context().close();

  await elsewhere.getByText('Withdraw', { exact: true }).first().click();
  await elsewhere.getByLabel('Yes, withdraw from this fair').check();
  await elsewhere.getByRole('button', { name: 'Withdraw' }).click();
  await seeAlert(elsewhere, 'You’ve withdrawn from this fair.');
  await elsewhere.getByText('No registration to show').waitFor();
  await elsewhere.context().close();
});

test('the pages of a sign-up are right for everyone, in every theme', async () => {
  const visitor = await newWatcher(390);
  const page = await visitor.newPage();
  await page.goto(form);
  expect(await axeFindings(page)).toEqual([]);
  await typeSignUp(page, freshAddress('exhibitor'), 'Accessible College');
  await page.getByRole('radio', { name: /^Check/ }).check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByText('Send us a check').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${address}/fair-may-talks/confirmation`);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${address}/fair-spring/confirmation?link=none`);
  expect(await axeFindings(page)).toEqual([]);
  await visitor.close();
});

test('a visitor learns that sign-up has closed', async () => {
  const page = await firstPage();
  await page.goto(`${address}/fair-demo/exhibitor`);
  await page.getByText('Registration for colleges has closed').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Register', exact: true }).count())
    .toBe(0);
  await page.context().close();
});
