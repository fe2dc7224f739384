import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { demoCampaigns } from '../src/features/campaigns/sending/demo-campaigns.server.ts';
import { openAs } from './demo-people.ts';
import { phone, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const at = (page: Page) => page.getByRole('main');

const comeIn = (options: BrowserContextOptions) => openAs(address, 'admin6x6', options);

const sizes = {
  'on a phone': phone,
  'at a desk': { viewport: { width: 1440, height: 1000 } },
} as const;

test.each(Object.entries(sizes))(
  'a coordinator %s writes to who chose a session, tests it, sends it and reads what became of it',
  async (where, options) => {
    const page = await comeIn(options);
    const look = async () => {
      expect(await axeFindings(page)).toEqual([]);
      const room = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(() => room()).toBeLessThanOrEqual(0);
    };
    await page.goto(`${address}/app/fairs/6x6/attendees?fair=demo-6x6`);
    await at(page).getByRole('button', { name: 'Email session 2' }).click();
    await seeHeading(page, 'Small and close: Demo 6x6 Fair');
    await at(page).getByRole('textbox', { name: 'Text', exact: true }).waitFor();
    await look();
    await page.getByLabel('Subject').fill(`Small and close, ${where}`);
    await page.getByText('All changes saved').waitFor();
    await at(page).getByRole('link', { name: 'Recipients' }).click();
    await at(page)
      .getByRole('heading', { name: /people get this email$/ })
      .waitFor();
    const session = at(page).getByLabel('Which session they chose');
    expect(await session.inputValue()).toBe('2');
    expect(
      await at(page)
        .getByRole('radio', { name: /^Students/ })
        .count(),
    ).toBe(0);
    await look();
    await at(page).getByRole('button', { name: 'Save and preview' }).click();
    await at(page)
      .getByText(/^Shown for/)
      .waitFor();
    await look();
    await at(page).getByRole('link', { name: 'Choose when to send' }).click();
    await at(page).getByRole('button', { name: 'Send me a test' }).click();
    await seeAlert(page, `Test sent to ${demoEmail('admin6x6')}.`);
    await look();
    await at(page).getByRole('button', { name: 'Review and confirm' }).click();
    const question = page.getByRole('dialog', { name: 'Send this email now?' });
    await question.getByText(/Demo 6x6 Fair, session 2/).waitFor();
    await question.getByRole('button', { name: /^Send to/ }).click();
    await seeAlert(page, 'On its way. Follow it on this page.');
    const arrived = async () => {
      const { rows } = await database.pool.query<{ rest: number; all: number }>(
        `select count(*)::int as all, count(*) filter (where m.status <> 'sent')::int as rest
         from mail m join campaign c on c.id = m.batch_id where c.subject = $1`,
        [`Small and close, ${where}`],
      );
      return rows[0] ? rows[0].all > 0 && rows[0].rest === 0 : false;
    };
    await expect.poll(arrived, { timeout: 60_000 }).toBe(true);
    await page.reload();
    await at(page).getByText('Sent', { exact: true }).first().waitFor();
    await look();
    await at(page).getByRole('link', { name: 'Emails' }).click();
    await page.waitForURL(/emails\?fair=demo-6x6/);
    await at(page)
      .getByRole('link', { name: `Small and close, ${where}` })
      .waitFor();
    await look();
  },
);

test('a coordinator with JavaScript switched off writes to who chose no session yet, and deletes it', async () => {
  const page = await comeIn(phoneWithoutScripts);
  await page.goto(`${address}/app/fairs/6x6/emails?fair=demo-6x6`);
  await at(page).getByLabel('Who gets it').selectOption('People who haven’t chosen a session yet');
  await at(page).getByRole('button', { name: 'Write an email' }).click();
  await seeHeading(page, 'Choose your sessions at Demo 6x6 Fair');
  await at(page).getByRole('button', { name: 'Save and choose recipients' }).click();
  await at(page).getByLabel('Which session they chose').selectOption('3. Hands on');
  await at(page).getByRole('button', { name: 'Count them' }).click();
  await seeAlert(page, 'Recipients saved.');
  expect(await at(page).getByLabel('Which session they chose').inputValue()).toBe('3');
  await at(page).getByRole('link', { name: 'Write' }).click();
  await at(page).getByRole('link', { name: 'Delete draft' }).click();
  await at(page).getByRole('button', { name: 'Delete the draft' }).click();
  await page.waitForURL(/emails\?fair=demo-6x6/);
  expect(await at(page).getByText('Choose your sessions at').count()).toBe(0);
});

test('the campaigns of admins are none of a coordinator’s', async () => {
  const page = await comeIn(phone);
  for (const path of [demoCampaigns.finished, `drafts/${demoCampaigns.draft}`])
    for (const base of ['/app/fairs/6x6/emails', '/admin/campaigns/email']) {
      const answer = await page.request.get(`${address}${base}/${path}`);
      expect([base, path, answer.status()]).toEqual([base, path, 404]);
    }
});
