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
const table = `${address}/admin/fairs/${fairId}/exhibitors`;

const desk = { viewport: { width: 1440, height: 1000 } };

test.each(withAndWithout)(
  'an admin %s publishes the booths that are ready, undoes it, and reminds those who have not paid',
  async (_, device) => {
    const word = device === phone ? 'Meadow' : 'Harbor';
    await threeNamed(pool, fairId, word);
    const page = await openAs(address, 'admin', device);
    await page.goto(`${table}?q=${word}`);
    for (const name of ['Ash', 'Bay', 'Fir'])
      await page.getByRole('checkbox', { name: `Select ${name} ${word}` }).check();
    if (device === phone) await page.getByText('3 selected').waitFor();
    await look(page, device);
    await page.getByRole('button', { name: 'Publish booths', exact: true }).click();
    const publishing = questionOf(page, 'Publish 1 booth?', device);
    await publishing.getByText(`Ash ${word}`).waitFor();
    await publishing.getByText('2 are skipped:').waitFor();
    await publishing.getByText('A step is missing before it can be published:').waitFor();
    await publishing.getByText('No booth:').waitFor();
    await look(page, device);
    await publishing.getByRole('button', { name: 'Publish 1 booth' }).click();
    await seeAlert(page, 'Booth published.');
    await page.getByText('2 were skipped.').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await seeAlert(page, 'Undone for one booth.');
    expect(new URL(page.url()).searchParams.get('q')).toBe(word);

    await page.getByRole('checkbox', { name: `Select Bay ${word}` }).check();
    await page.getByRole('checkbox', { name: `Select Ash ${word}` }).check();
    await page.getByRole('button', { name: 'Remind about payment' }).click();
    const reminding = questionOf(page, 'Remind 1 exhibitor about payment?', device);
    await reminding.getByText('Nothing to pay:').waitFor();
    await reminding.getByRole('button', { name: 'Remind 1 exhibitor' }).click();
    await seeAlert(page, '1 exhibitor reminded.');
    const { rows } = await pool.query(`select kind from mail where recipient = $1`, [
      `bay-${word.toLowerCase()}@exhibitors.test`,
    ]);
    expect(rows).toEqual([{ kind: 'exhibitor-payment-open' }]);
    await page.getByRole('checkbox', { name: `Select Bay ${word}` }).check();
    await page.getByRole('button', { name: 'Remind about payment' }).click();
    const again = questionOf(page, 'There’s no one to remind', device);
    await again.getByText('Reminded within the last 24 hours:').waitFor();
    await again.getByRole('link', { name: 'Back to the list' }).click();

    await page.getByRole('button', { name: 'Unpublish booths' }).click();
    await page.getByText('Select at least one row first.').first().waitFor();
    await page.context().close();
  },
);

test.each(withAndWithout)(
  'an admin %s takes those selected home as a file, and begins an email to them',
  async (_, device) => {
    const word = device === phone ? 'Valley' : 'Summit';
    await threeNamed(pool, fairId, word);
    const page = await openAs(address, 'admin', device);
    await page.goto(`${table}?q=${word}&payment=open`);
    await page.getByText('2 exhibitors', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: `Select Bay ${word}` }).check();
    const lines = await linesSelected(page);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`Bay ${word}`);

    await page.goto(`${table}?q=${word}&payment=open`);
    await page.getByRole('checkbox', { name: `Select Fir ${word}` }).check();
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await seeAlert(page, 'New email to 1 exhibitor.');
    // The new page is read from its top, though the table was scrolled.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Recipients' }).first().click();
    await page.getByLabel('Which exhibitors').waitFor();
    expect(await page.getByLabel('Which exhibitors').inputValue()).not.toBe('');
    await look(page, device);
    await page.getByRole('button', { name: 'Save and preview' }).click();
    await page.waitForURL(/\/preview$/);
    const { rows } = await pool.query<{ audience: string }>(
      'select audience from campaign_draft order by updated_at desc limit 1',
    );
    expect(rows[0]?.audience).toMatch(new RegExp(`^FAIR_EXHIBITORS:${fairId}:E[\\da-f-]{36}$`));
    await page.context().close();
  },
);

test('an admin at a desk selects a whole page by keyboard, then all that match', async () => {
  const page = await openAs(address, 'admin', desk);
  await page.goto(table);
  const whole = page.getByRole('checkbox', { name: 'Select all on this page' });
  await whole.focus();
  await page.keyboard.press('Space');
  await page.getByText('25 selected').waitFor();
  await look(page, desk);
  await page.getByLabel(/^Select all \d+ that match$/).check();
  await page.getByRole('button', { name: 'Unpublish booths' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Unpublish \d+ booths\?$/ });
  await question.waitFor();
  await look(page, desk);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.context().close();
});

test.each(withAndWithout)(
  'a coordinator %s emails some exhibitors of a 6x6 fair, and takes them home as a file',
  async (_, device) => {
    const page = await openAs(address, 'admin6x6', device);
    await page.goto(`${address}/app/fairs/6x6/exhibitors?fair=demo-6x6`);
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await look(page, device);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download selected (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('exhibitors-demo-6x6.csv');
    await page.goto(`${address}/app/fairs/6x6/exhibitors?fair=demo-6x6`);
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await seeAlert(page, 'New email to 2 exhibitors.');
    await page.waitForURL(/\/app\/fairs\/6x6\/emails\/drafts\//);
    await page.context().close();
  },
);
