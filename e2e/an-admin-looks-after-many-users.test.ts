import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { phone, seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const { pool } = database;
const address = await openForVisitors({ database });

/** Thirty counselors of this last name. */
const thirty = (last: string) =>
  pool.query(
    `insert into account select (jsonb_populate_record(a, jsonb_build_object(
       'id', gen_random_uuid(), 'name', to_char(n, 'FM00') || ' ' || $2::text, 'approved_at', null,
       'email', lower($2) || to_char(n, 'FM00') || '@users.test'))).*
     from account a, generate_series(1, 30) n where a.email = $1`,
    [demoEmail('counselor'), last],
  );
const disabledOf = async (last: string) => {
  const { rowCount } = await pool.query(
    'select from account where name like $1 and disabled_at is not null',
    [`%${last}`],
  );
  return rowCount;
};

const look = async (page: Page, device: typeof phone) => {
  if (device !== phone) return;
  expect(await axeFindings(page)).toEqual([]);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(() => wide()).toBeLessThanOrEqual(0);
};
const choose = async (page: Page, act: string) => {
  await page.getByLabel('What to do').selectOption(act);
  await page.getByRole('button', { name: 'Continue' }).click();
};

test.each(withAndWithout)(
  'an admin %s sorts and filters users, disables some of them, and undoes it',
  async (_, device) => {
    const last = device === phone ? 'Alderwood' : 'Birchwood';
    await thirty(last);
    await pool.query('update account set disabled_at = now() where name = $1', [`30 ${last}`]);
    const page = await openAs(address, 'admin', device);
    await page.goto(`${address}/admin/users?q=${last}&sort=name&order=down`);
    await page.getByText('30 users', { exact: true }).waitFor();
    for (const name of ['30', '29', '28'])
      await page.getByRole('checkbox', { name: `Select ${name} ${last}` }).check();
    await look(page, device);
    await choose(page, 'Disable');
    const question = questionOf(page, 'Disable 2 accounts?', device);
    await question.getByText('The account is disabled:').waitFor();
    await question.getByText('You can undo this').waitFor();
    await look(page, device);
    await question.getByRole('button', { name: 'Disable 2 accounts' }).click();
    await seeAlert(page, '2 accounts disabled.');
    await page.getByText('1 was skipped.').first().waitFor();
    expect(await disabledOf(last)).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await seeAlert(page, '2 accounts are as they were before.');
    expect(await disabledOf(last)).toBe(1);

    await page.getByLabel('Status').selectOption('Disabled');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('1 user', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
    await choose(page, 'Enable');
    await page.getByText('Select at least one row first.').first().waitFor();
    await page.context().close();
  },
);

test.each(withAndWithout)(
  'an admin %s approves all users who match, over all pages, and takes them home as a file',
  async (_, device) => {
    const last = device === phone ? 'Cedarwood' : 'Dogwood';
    await thirty(last);
    const page = await openAs(address, 'admin', device);
    await page.goto(`${address}/admin/users?q=${last}&type=counselor`);
    await page.getByLabel('Select all 30 that match').check();
    await choose(page, 'Approve');
    const question = questionOf(page, 'Approve 30 accounts?', device);
    await question.getByText('and 20 more').waitFor();
    await question.getByRole('button', { name: 'Approve 30 accounts' }).click();
    await seeAlert(page, '30 accounts approved.');
    const { rowCount } = await pool.query(
      `select from audit_entry where action = 'approveUser' and subject_id in (
         select id from account where name like $1)`,
      [`%${last}`],
    );
    expect(rowCount).toBe(30);

    for (const name of ['01', '02'])
      await page.getByRole('checkbox', { name: `Select ${name} ${last}` }).check();
    const [chosen] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download selected (CSV)' }).click(),
    ]);
    expect(await linesOf(chosen)).toHaveLength(3);
    const [found] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download these users as CSV' }).click(),
    ]);
    expect(await linesOf(found)).toHaveLength(31);
    const { rows } = await pool.query<{ details: object }>(
      `select details from audit_entry where action = 'downloadList' order by at desc, id desc limit 1`,
    );
    expect(rows[0]?.details).toEqual({
      list: 'users',
      rows: 30,
      filters: ['q', 'type=counselor'],
    });
    await page.context().close();
  },
);

async function linesOf(file: Awaited<ReturnType<typeof download>>): Promise<string[]> {
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(String(part));
  return parts.join('').trim().split('\r\n');
}

const download = (page: Page) => page.waitForEvent('download');

test('the admin’s own account can’t be selected, and nothing is done with it by an address', async () => {
  const page = await openAs(address, 'admin');
  const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [
    demoEmail('admin'),
  ]);
  await page.goto(`${address}/admin/users?q=${encodeURIComponent(demoEmail('admin'))}`);
  await page.getByText('This is you').first().waitFor();
  expect(await page.getByRole('checkbox', { name: /^Select/ }).count()).toBe(0);
  await page.goto(`${address}/admin/users?ask=disable&id=${rows[0]?.id}`);
  await page.getByText('This is you. Ask another admin.:').waitFor();
  await page.context().close();
});
