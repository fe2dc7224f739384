import type { BrowserContextOptions, Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { issueBillingLink } from '../src/features/exhibitors/billing-emails/billing-link.server.ts';
import { issueBillingDocument } from '../src/features/payments/issue-billing-document.server.ts';
import { demoPayments } from '../src/features/payments/demo-payments.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { enter, firstPage, phone, phoneWithoutScripts, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openForExhibitors } from './exhibitor-journeys.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';

const database = await demoDatabase();
const address = await openForExhibitors(database);

/** The path that an email with the invoice of the demo's college leads to. */
async function emailedInvoice(): Promise<string> {
  const { pool } = database;
  const { id: subjectId } = demoPayments['demo-6x6'];
  await issueBillingDocument(pool, realWorld, { kind: 'invoice', subject: 'payment', subjectId });
  const copyId = realWorld.newId();
  await pool.query(
    `insert into billing_document_copy (id, document_id, recipient, role, created_at)
     select $1, id, 'office@business.test', 'billing', now() from billing_document
     where subject_id = $2`,
    [copyId, subjectId],
  );
  return `/billing/${(await issueBillingLink(pool, realWorld, { copyId })).token}`;
}
const path = await emailedInvoice();

test.each([390, 1440])(
  'someone in a business office reads the invoice at %i pixels, in every theme',
  async (width) => {
    const visitor = await newWatcher(width);
    const page = await visitor.newPage();
    const answer = await page.goto(address + path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
    await seeHeading(page, 'Invoice');
    await page.getByText('PO-1042').waitFor();
    await page
      .getByText('1 Example Street, Springfield, IL 62701 (demo address)')
      .first()
      .waitFor();
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
    expect(await movesOf(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await visitor.close();
  },
);

test('someone without JavaScript has the PDF, and a changed link shows nothing', async () => {
  const page = await firstPage(phoneWithoutScripts);
  await page.goto(address + path);
  const pdf = await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href');
  const answer = await fetch(new URL(pdf ?? '', address));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const wrong = `${path.slice(0, -2)}${path.endsWith('A') ? 'BB' : 'AA'}`;
  for (const link of [wrong, path.toLowerCase(), '/billing/x'])
    expect((await fetch(address + link)).status).toBe(404);
  await page.context().close();
});

test('someone prints the page of an invoice whose name is in other scripts, without what only screens need', async () => {
  const name = 'جامعة ရန်ကုန် 東京大学 Łódź';
  const { id } = demoPayments['demo-6x6'];
  const ofPayment = 'from college_payment p where p.college_id = c.id and p.id = $1';
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.name from college c where exists (select ${ofPayment})`,
    [id],
  );
  const rename = (to: string) =>
    database.pool.query(`update college c set name = $2 ${ofPayment}`, [id, to]);
  await rename(name);
  const page = await firstPage(phone);
  await page.goto(address + path);
  await page.emulateMedia({ media: 'print' });
  await page.getByText(name).waitFor();
  expect(await page.getByRole('link', { name: 'Download as PDF' }).isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  const { text } = await extractText(new Uint8Array(await page.pdf()), { mergePages: true });
  // What a browser prints of the other scripts is up to the fonts of its machine.
  expect(text).toMatch(/To\s.*Łódź/);
  expect(text).toContain('Amount due $250.00');
  expect(text).not.toContain('Download as PDF');
  await rename(rows[0]?.name ?? '');
  await page.context().close();
});

/** What can be typed for an invoice, as far as it is shown. */
const forInvoice = (page: Page) => page.getByRole('group', { name: 'For the invoice' });

const devices: readonly (readonly [string, BrowserContextOptions, string])[] = [
  ['with JavaScript', phone, 'Spring Fair'],
  ['with JavaScript switched off', phoneWithoutScripts, 'May Talks'],
];

test.each(devices)(
  'a rep %s is asked for the billing contact of an invoice only',
  async (_, device, fair) => {
    const page = await firstPage(device);
    await enter(page, address, demoEmail('college'), demoPassword);
    await page.goto(`${address}/app/fairs/signup`);
    await seeHeading(page, 'Fairs and payments');
    await page.getByRole('checkbox', { name: fair }).check();
    await page.getByRole('button', { name: 'Review and pay' }).click();
    await page.getByRole('heading', { name: 'Your choice' }).waitFor();
    const ways = page.getByRole('radiogroup', { name: 'Pay by' });
    for (const way of await ways.getByRole('radio').all()) {
      await way.check();
      const isInvoice = (await way.getAttribute('value')) === 'invoice';
      await expect.poll(() => forInvoice(page).isVisible()).toBe(isInvoice);
    }
    await ways.getByRole('radio', { name: /^Invoice/ }).check();
    await forInvoice(page).getByLabel('Email of the billing contact').fill('not an address');
    // What is wrong there does not matter to someone who pays by check after all.
    await ways.getByRole('radio', { name: /^Check/ }).check();
    await forInvoice(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByText('The invoice is on its way by email.').waitFor();
    await page.context().close();
  },
);

test.each(devices)(
  'a guest %s names the billing contact where Invoice is chosen',
  async (_, device) => {
    const page = await firstPage(device);
    await page.goto(`${address}/fair-may-talks/exhibitor`);
    await seeHeading(page, 'Exhibit at this fair');
    expect(await forInvoice(page).isVisible()).toBe(false);
    await page.getByRole('radio', { name: /^Invoice/ }).check();
    await forInvoice(page).getByText('All of this is optional.').waitFor();
    await page.getByRole('radio', { name: /^Card/ }).check();
    await forInvoice(page).waitFor({ state: 'hidden' });
    await page.context().close();
  },
);
