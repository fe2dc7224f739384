import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { defaultPrices } from '../src/features/payments/price-list.ts';
import { enter, phone, phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { openForExhibitors } from './exhibitor-journeys.ts';
import { axeFindings, expectUsable, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForExhibitors();
const path = '/admin/settings/prices';

async function comeIn(role: 'admin' | 'college', options?: BrowserContextOptions): Promise<Page> {
  const page = await (await newVisitor(options)).newPage();
  await enter(page, address, demoEmail(role), demoPassword);
  return page;
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Prices in dollars: what a fair with live booths costs before and after. */
describe.each([
  ['on a phone', phone, '410', '$350', '$410'],
  ['without JavaScript', phoneWithoutScripts, '425.50', '$350', '$425.50'],
])('an admin %s', (_, options, price, before, after) => {
  test('sets a price and packs after a look at them, and every page shows them', async () => {
    // A rep has the price of before on the screen, and so has another admin.
    const rep = await comeIn('college', options);
    await rep.goto(`${address}/app/fairs/signup`);
    await rep.getByRole('checkbox', { name: 'Spring Fair' }).check();
    await rep.getByRole('button', { name: 'Review and pay' }).click();
    await rep.getByText(`1 fair: ${before} in all`).waitFor();
    const other = await comeIn('admin', options);
    await other.goto(`${address}${path}`);

    const page = await comeIn('admin', options);
    await page.goto(`${address}${path}`);
    const booths = group(page, 'Live booths');
    const input = booths.getByRole('textbox', { name: 'Price in USD' });
    expect(await input.inputValue()).toBe('350');
    await input.fill('0.2');
    await group(page, 'Pack 1').getByRole('textbox', { name: 'Name' }).fill('Trio');
    // With JavaScript it is said when the field is left.
    await (options.javaScriptEnabled === false ? press(page, 'Review changes') : input.blur());
    await booths.getByText('Enter 0 for free, or at least 0.50.').waitFor();
    expect(await group(page, 'Pack 1').getByLabel('Name').inputValue()).toBe('Trio');
    await input.fill(price);

    await press(page, 'Add a pack');
    const added = group(page, 'Pack 4');
    await added.getByRole('textbox', { name: 'Name' }).fill('One fair');
    await added.getByRole('textbox', { name: 'Credits' }).fill('1');
    await added.getByRole('textbox', { name: 'Price in USD' }).fill('330');
    await added.getByRole('button', { name: /^Move up/ }).click();
    await expect.poll(() => group(page, 'Pack 3').getByLabel('Name').inputValue()).toBe('One fair');
    await press(page, 'Remove: Twelve fairs');
    await group(page, 'Pack 4').waitFor({ state: 'detached' });

    await press(page, 'Review changes');
    const review = section(page, 'Check the changes');
    await review.getByText(`Registration, Live booths: ${before} → ${after}`).waitFor();
    await review
      .getByText('Pack: Three fairs, 3 credits for $900 → Trio, 3 credits for $900')
      .waitFor();
    await review.getByText('New pack: One fair, 1 credit for $330').waitFor();
    await review.getByText('Pack removed: Twelve fairs, 12 credits for $3,000').waitFor();
    if (options.javaScriptEnabled !== false) expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Keep editing');
    await page.getByRole('textbox', { name: 'Days before the fair' }).fill('7');
    await press(page, 'Review changes');
    await review
      .getByText('Withdrawing online: until 14 → 7 days before the fair', { exact: true })
      .waitFor();
    await review.getByText('You can withdraw up to 7 days before the fair.').waitFor();
    await review.getByRole('textbox', { name: 'Note' }).fill('For spring');
    await press(page, 'Save these prices');
    await seeAlert(page, 'Prices saved. They apply from now on.');
    await section(page, 'Earlier prices').getByText('For spring').first().waitFor();
    expect(await input.inputValue()).toBe(price);

    // The pages were cached before the change.
    const pricing = async () => (await page.request.get(`${address}/pricing`)).text();
    await expect.poll(pricing).toContain(after);
    expect(await pricing()).toContain('Trio');

    // The rep is told, and sees the new price; nothing was bought.
    await rep.getByRole('radio', { name: /^Invoice/ }).check();
    await rep.getByRole('button', { name: 'Register', exact: true }).click();
    await rep.getByText(`it’s ${after} now and was ${before}`).waitFor();
    await rep.getByText(`1 fair: ${after} in all`).waitFor();
    expect(await rep.getByRole('radio', { name: /^Invoice/ }).isChecked()).toBe(true);

    // The other admin is told, too, and loses nothing.
    await other.getByRole('textbox', { name: 'Days before the fair' }).fill('21');
    await press(other, 'Review changes');
    await other.getByText('changed the prices while you were editing').waitFor();
    await other.getByText(`Registration, Live booths: ${before} → ${after}`).first().waitFor();
    const days = other.getByRole('textbox', { name: 'Days before the fair' });
    expect(await days.inputValue()).toBe('21');
    await press(other, 'Review changes');
    await section(other, 'Check the changes')
      .getByText(`Registration, Live booths: ${after} → ${before}`)
      .waitFor();

    // Back to what was there at first.
    await page.getByRole('button', { name: 'Use these again: version 0' }).click();
    await review.getByText(`Registration, Live booths: ${after} → ${before}`).waitFor();
    await press(page, 'Save these prices');
    await seeAlert(page, 'Prices saved. They apply from now on.');
    await expect.poll(() => input.inputValue()).toBe('350');
    for (const one of [rep, other, page]) await one.context().close();
  });
});

test('an admin whose server sets PRICES sees them, and finds no fields', async () => {
  const prices = { ...defaultPrices, registration: { booth: 9_900, '6x6': 0, webinar: 5_000 } };
  const locked = await openForVisitors({
    database: await demoDatabase(),
    env: () => Promise.resolve({ PRICES: JSON.stringify(prices) }),
  });
  const page = await (await newVisitor(phone)).newPage();
  await enter(page, locked, demoEmail('admin'), demoPassword);
  await page.goto(`${locked}${path}`);
  await page.getByText('The server sets these with PRICES.').waitFor();
  await page.getByText('$99 or 1 credit').first().waitFor();
  expect(await page.locator('main').getByRole('textbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Use these again/ }).count()).toBe(0);
  await page.context().close();
});

test.each([390, 1440])('on a screen of %i pixels everyone can set prices', async (width) => {
  const visitor = await newWatcher(width);
  const page = await visitor.newPage();
  await enter(page, address, demoEmail('admin'), demoPassword);
  await expectUsable(visitor, `${address}${path}`);
  await visitor.close();
});
