import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phone, seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { linesSelected, lookAtRows as look } from './several-rows.ts';
import { threeNamed } from './three-exhibitors.ts';

const database = await demoDatabase();
const { pool } = database;
const address = await openForVisitors({ database });
const fairId = demoFairs.demo;

test.each(withAndWithout)(
  'an admin %s reminds those whose payment is open, and marks what came in as paid',
  async (_, device) => {
    const word = device === phone ? 'Meadow' : 'Harbor';
    await threeNamed(pool, fairId, word);
    const page = await openAs(address, 'admin', device);
    await page.goto(`${address}/admin/payments?show=all&q=${word}`);
    const pick = (name: string) =>
      page.getByRole('checkbox', { name: new RegExp(`^Select ${name} ${word}, `) });
    for (const name of ['Ash', 'Bay', 'Fir']) await pick(name).check();
    if (device === phone) await page.getByText('3 selected').waitFor();
    await look(page, device);
    await page.getByRole('button', { name: 'Remind about payment' }).click();
    const reminding = questionOf(page, 'Remind about 2 payments?', device);
    await reminding.getByText('Nothing to pay:').waitFor();
    await look(page, device);
    await reminding.getByRole('button', { name: 'Remind about 2 payments' }).click();
    await seeAlert(page, 'Reminded about 2 payments.');
    await page.getByText('1 was skipped.').first().waitFor();
    const to = ['bay', 'fir'].map((name) => `${name}-${word.toLowerCase()}@exhibitors.test`);
    const { rows: mails } = await pool.query(
      'select recipient, kind from mail where recipient = any($1) order by recipient',
      [to],
    );
    expect(mails).toEqual(to.map((recipient) => ({ recipient, kind: 'exhibitor-payment-open' })));
    await pick('Bay').check();
    await page.getByRole('button', { name: 'Remind about payment' }).click();
    const again = questionOf(page, 'There’s no one to remind', device);
    await again.getByText('Reminded within the last 24 hours:').waitFor();
    await again.getByRole('link', { name: 'Back to the list' }).click();
    await again.waitFor({ state: 'hidden' });

    for (const name of ['Ash', 'Bay', 'Fir']) {
      await pick(name).uncheck();
      await pick(name).check();
    }
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    const paid = questionOf(page, 'Mark 2 payments as paid?', device);
    await paid.getByText(/so this can’t be undone\.$/).waitFor();
    await paid.getByText('1 is skipped:').waitFor();
    await look(page, device);
    // A day to come is refused at its field, and nothing is lost.
    await paid.getByLabel('Check or transfer number').fill('7781');
    await paid.getByLabel('Year').fill('2099');
    await paid.getByRole('button', { name: 'Mark 2 payments as paid' }).click();
    await paid.getByText('Please enter a date that isn’t in the future.').first().waitFor();
    expect(await paid.getByLabel('Check or transfer number').inputValue()).toBe('7781');
    await paid.getByLabel('Year').fill(String(new Date().getUTCFullYear()));
    await paid.getByRole('button', { name: 'Mark 2 payments as paid' }).click();
    await seeAlert(page, '2 payments marked as paid. The exhibitors get an email within a minute.');
    const { rows } = await pool.query(
      `select payment_status as status, payment_data ->> 'receivedNumber' as number
       from fair_exhibitor where name like '%' || $1 order by name`,
      [word],
    );
    expect(rows).toEqual([
      { status: 'paid', number: null },
      { status: 'paid', number: '7781' },
      { status: 'paid', number: '7781' },
    ]);
    expect(new URL(page.url()).searchParams.get('q')).toBe(word);
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await page.getByText('Select at least one row first.').first().waitFor();
    await page.context().close();
  },
);

test.each(withAndWithout)(
  'an admin %s narrows payments to a fair and a state, and takes those selected home as a file',
  async (_, device) => {
    const word = device === phone ? 'Valley' : 'Summit';
    await threeNamed(pool, fairId, word);
    const page = await openAs(address, 'admin', device);
    await page.goto(`${address}/admin/payments?show=all&q=${word}`);
    await page.getByLabel('Status', { exact: true }).selectOption('Unpaid');
    await page.getByLabel('Fair', { exact: true }).selectOption(fairId);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByText('2 payments', { exact: true }).waitFor();
    await look(page, device);
    await page.getByRole('checkbox', { name: new RegExp(`^Select Bay ${word}, `) }).check();
    const lines = await linesSelected(page);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`Bay ${word}`);
    await page.context().close();
  },
);

test('an admin on a phone marks all that match, unless the list changed meanwhile', async () => {
  const page = await openAs(address, 'admin', phone);
  await page.goto(`${address}/admin/payments?show=all`);
  await page.getByLabel(/^Select all \d+ that match$/).check();
  await page.getByRole('button', { name: 'Remind about payment' }).click();
  const question = page.getByRole('dialog', { name: /^Remind about \d+ payments?\?$/ });
  await question.waitFor();
  await look(page, phone);
  await threeNamed(pool, fairId, 'Delta');
  await question.getByRole('button', { name: /^Remind about \d+ payments?$/ }).click();
  await page
    .getByText(/^The list has changed: \d+ now match\./)
    .first()
    .waitFor();
  const { rows } = await pool.query('select from mail where recipient like $1', ['%-delta@%']);
  expect(rows).toEqual([]);
  await page.context().close();
});
