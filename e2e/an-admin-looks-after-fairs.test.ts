import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

async function adminPage(options?: BrowserContextOptions): Promise<Page> {
  const visitor = await newVisitor(options);
  const form = { email: demoEmail('admin'), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  return visitor.newPage();
}

/** There are drafts of fairs in a month. */
const draft = (fairType: string, ...names: readonly string[]) =>
  database.pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, time_zone,
       created_at, updated_at)
     select gen_random_uuid(), name, replace(lower(name), ' ', '-'), now() + interval '30 days',
       now() + interval '30 days 4 hours', now() + interval '20 days', $1, 'America/New_York', now(), now()
     from unnest($2::text[]) name`,
    [fairType, names],
  );
const published = async (name: string) => {
  const { rows } = await database.pool.query<{ is: boolean }>(
    'select published_at is not null as is from fair where name = $1',
    [name],
  );
  return rows[0]?.is;
};

test('an admin on a phone publishes several drafts, reads why one is skipped, and undoes it', async () => {
  await draft('booth', 'Sorted Elm', 'Sorted Fir');
  await draft('webinar', 'Sorted Talks');
  const page = await adminPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${address}/admin/fairs?q=sorted&when=coming`);
  await page.getByText('3 fairs', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('3 selected').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish 2 fairs?' });
  await question.getByText('Add its sessions first:').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Publish 2 fairs' }).click();
  await seeAlert(page, '2 fairs published.');
  expect([await published('Sorted Elm'), await published('Sorted Talks')]).toEqual([true, false]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await seeAlert(page, 'Undone for 2 fairs.');
  expect(await published('Sorted Elm')).toBe(false);

  await page.getByRole('checkbox', { name: 'Select Sorted Fir' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download selected (CSV)' }).click();
  const text = Buffer.concat(
    await (await (await download).createReadStream()).toArray(),
  ).toString();
  expect(text).toContain('Sorted Fir');
  expect(text).not.toContain('Sorted Elm');
  const { rows } = await database.pool.query(
    `select details ->> 'list' as list from audit_entry where action = 'downloadList'`,
  );
  expect(rows).toEqual([{ list: 'fairs' }]);
});

test('an admin with JavaScript switched off publishes a fair and takes it back', async () => {
  await draft('booth', 'Plain Ash');
  const page = await adminPage(phoneWithoutScripts);
  await page.goto(`${address}/admin/fairs?q=plain+ash`);
  await page.getByRole('checkbox', { name: 'Select Plain Ash' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish 1 fair' }).click();
  await seeAlert(page, '1 fair published.');
  await page.getByRole('checkbox', { name: 'Select Plain Ash' }).check();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await page.getByText('They leave the calendar', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Unpublish 1 fair' }).click();
  await seeAlert(page, '1 fair unpublished.');
  expect(await published('Plain Ash')).toBe(false);
});
