import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { enter, firstPage, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { openForExhibitors } from './exhibitor-journeys.ts';
import { axeFindings, newWatcher } from './look-at-pages.ts';

const address = await openForExhibitors();
const home = `${address}/app/fairs/signup`;

async function signIn(page: Page): Promise<void> {
  await enter(page, address, demoEmail('college'), demoPassword);
  await page.goto(home);
  await seeHeading(page, 'Fairs and payments');
}

async function choose(page: Page, ...fairs: readonly string[]): Promise<void> {
  for (const fair of fairs) await page.getByRole('checkbox', { name: fair }).check();
  await page.getByRole('button', { name: 'Review and pay' }).click();
  await page.getByRole('heading', { name: 'Your choice' }).waitFor();
}

test('a rep picks two fairs in two tabs, pays once by card, and prints the receipt', async () => {
  const visitor = await newWatcher(1440);
  const page = await visitor.newPage();
  await signIn(page);
  expect(await axeFindings(page)).toEqual([]);
  const talks = page.getByRole('checkbox', { name: 'May Talks' });
  expect(await talks.locator('xpath=ancestor::label').innerText()).toContain(
    'At a 6x6 fair you talk for a few minutes; there’s no booth to set up.',
  );
  await choose(page, 'Spring Fair', 'May Talks');
  await page.getByText('2 fairs: $600 in all').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const tab = await visitor.newPage();
  await tab.goto(page.url());
  for (const one of [page, tab]) await one.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: /^Pay \$600.00/ }).waitFor();
  // The other tab has the same choice before it, and signs up no one twice.
  await tab.getByRole('button', { name: 'Register', exact: true }).click();
  await tab.getByText(/Your college is already registered for .*\./).waitFor();
  await page.getByRole('button', { name: /^Pay \$600.00/ }).click();
  await seeHeading(page, 'Fairs and payments');
  await page.getByText('Thank you. Your payment has arrived.').waitFor();

  await tab.goto(home);
  await tab.getByRole('link', { name: 'Set up booth: Spring Fair' }).waitFor();
  const paid = tab
    .getByRole('listitem')
    .filter({ hasText: 'Spring Fair' })
    .filter({ hasText: 'May Talks' });
  await paid.getByRole('link', { name: /^Receipt .*\$600/ }).click();
  await seeHeading(tab, 'Receipt');
  await tab.getByText('$600').waitFor();
  expect(await axeFindings(tab)).toEqual([]);
  await visitor.close();
});

test('a rep without JavaScript buys credits, and withdraws from a fair', async () => {
  const page = await firstPage(phoneWithoutScripts);
  await signIn(page);
  const credits = async () => Number(/has (\w+) credit/.exec(await page.innerText('main'))?.[1]);
  const before = await credits();
  await page.getByRole('button', { name: 'Buy for $900' }).click();
  await page.getByRole('button', { name: /^Pay \$900.00/ }).click();
  await seeHeading(page, 'Fairs and payments');
  await expect
    .poll(async () => {
      await page.goto(home);
      return credits();
    })
    .toBe((Number.isNaN(before) ? 0 : before) + 3);
  const fair = page.getByRole('listitem').filter({ hasText: 'Spring Fair' }).first();
  // A fair that it is too late to withdraw from says what to do instead.
  const late = page.getByRole('listitem').filter({ hasText: 'Demo 6x6 Fair' });
  expect(await late.getByText('Withdraw', { exact: true }).count()).toBe(0);
  await late.getByText('It’s too late to withdraw online.').waitFor();
  await late.getByRole('link', { name: 'Contact us' }).waitFor();
  await fair.getByText('Withdraw', { exact: true }).first().click();
  // What comes of it is said before.
  await fair.getByText('Your college gets credits for what you paid right away.').waitFor();
  await fair.getByLabel('Yes, withdraw from this fair').check();
  await fair.getByRole('button', { name: 'Withdraw' }).click();
  await seeAlert(page, 'You’ve withdrawn, and your college has the credits.');
  await page.context().close();
});
