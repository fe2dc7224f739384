import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/features/accounts/demo-accounts.server.ts';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const list = '/admin/campaigns/email';
const { rows: fairs } = await database.pool.query<{ id: string; slug: string }>(
  "select id, slug from fair where slug = 'demo-6x6'",
);
const fair = fairs[0] ?? { id: '', slug: '' };

async function pageOf(who: 'admin' | 'admin6x6', options?: BrowserContextOptions): Promise<Page> {
  const visitor = await newVisitor(options);
  const form = { email: demoEmail(who), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  return visitor.newPage();
}

/** There are drafts and a scheduled email to the exhibitors of the fair. */
async function begin(by: string, drafts: readonly string[], scheduled: readonly string[] = []) {
  const audience = `FAIR_EXHIBITORS:${fair.id}`;
  await database.pool.query(
    `insert into campaign_draft (id, audience, subject, preheader, html, created_by, created_at, updated_at)
     select gen_random_uuid(), $1, subject, '', '<p>Hello</p>', $2, now(), now()
     from unnest($3::text[]) subject`,
    [audience, by, drafts],
  );
  await database.pool.query(
    `insert into campaign (id, audience, subject, send_at, send_time, status, created_by, created_at, updated_at)
     select gen_random_uuid(), $1, subject, now() + interval '5 days', 'later', 'scheduled', $2, now(), now()
     from unnest($3::text[]) subject`,
    [audience, by, scheduled],
  );
}

const auditedLast = async () => {
  const { rows } = await database.pool.query<{ action: string; details: object }>(
    'select action, details from audit_entry order by at desc, id desc limit 1',
  );
  return rows[0];
};

test('an admin on a phone finds campaigns of a fair, downloads some, cancels and deletes the right ones', async () => {
  const page = await pageOf('admin', { viewport: { width: 390, height: 844 } });
  await begin(demoAccounts.admin, ['Tidy one', 'Tidy two'], ['Tidy later']);
  await page.goto(`${address}${list}?q=tidy&fair=${fair.id}`);
  await page.getByText('3 campaigns', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select Tidy one' }).check();
  await page.getByText('1 selected').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download selected (CSV)' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString('utf8');
  expect(text).toContain('Tidy one');
  expect(text).not.toContain('Tidy two');
  expect(text).toContain('recipients,sent,waiting');
  expect(await auditedLast()).toMatchObject({
    action: 'downloadList',
    details: { list: 'campaigns', rows: 1 },
  });

  await page.goto(`${address}${list}?q=tidy&fair=${fair.id}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('3 selected').waitFor();
  await page.getByRole('button', { name: 'Cancel scheduled' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel 1 campaign?' });
  await asked.getByText('This can’t be undone', { exact: false }).waitFor();
  await asked.getByText('2 are skipped:').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel 1 campaign' }).click();
  await seeAlert(page, '1 campaign canceled.');
  expect((await auditedLast())?.action).toBe('cancelCampaign');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Delete drafts' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete 2 drafts?' });
  await deleting.getByText('Not a draft:').waitFor();
  await deleting.getByRole('button', { name: 'Delete 2 drafts' }).click();
  await seeAlert(page, '2 drafts deleted.');
  await page.getByText('1 campaign', { exact: true }).waitFor();
});

test('a coordinator with JavaScript switched off finds, downloads and deletes their own drafts', async () => {
  const page = await pageOf('admin6x6', phoneWithoutScripts);
  await begin(demoAccounts.admin6x6, ['Own one', 'Own two']);
  await page.goto(`${address}/app/fairs/6x6/emails?fair=${fair.slug}`);
  await page.getByRole('searchbox').fill('own');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('2 campaigns', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all (CSV)' }).click();
  const file = await (await download).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString('utf8')).toContain('Own two');
  expect(await auditedLast()).toMatchObject({ action: 'downloadList', details: { rows: 2 } });
  await page.getByRole('button', { name: 'Delete drafts' }).click();
  await page.getByText('Select at least one row first.').waitFor();
  await page.getByRole('checkbox', { name: 'Select Own one' }).check();
  await page.getByRole('button', { name: 'Delete drafts' }).click();
  await page.getByRole('button', { name: 'Delete 1 draft' }).click();
  await seeAlert(page, '1 draft deleted.');
  await page.getByText('1 campaign', { exact: true }).waitFor();
  expect(page.url()).toContain(`fair=${fair.slug}`);
});
