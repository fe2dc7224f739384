import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/features/accounts/demo-accounts.server.ts';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import {
  codeFor,
  enter,
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { enterMailedCode, registerFor } from './fair-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const lobby = `${address}/app/fairs/visit/demo`;

/** The college of the demo's rep, and its booth at the fair that is live. */
const { rows } = await database.pool.query<{ name: string; booth: string }>(
  `select c.name, b.id as booth from college_rep r join college c on c.id = r.college_id
   join fair_booth b on b.college_id = c.id join fair f on f.id = b.fair_id and f.slug = 'demo'
   where r.user_id = $1`,
  [demoAccounts.college],
);
const { name: college, booth } = rows[0] ?? { name: '', booth: '' };

/** The leads that the rep of that college sees, by email. */
async function leadOf(email: string): Promise<readonly string[]> {
  const rep = await firstPage(phoneWithoutScripts);
  await enter(rep, address, demoEmail('college'), demoPassword);
  await rep.goto(`${address}/app/leads?q=${encodeURIComponent(email)}`);
  await seeHeading(rep, 'Leads');
  const [lead] = await rep.getByRole('rowheader').getByRole('link').all();
  await lead?.click();
  if (lead) await rep.getByText(email).first().waitFor();
  const texts = lead ? [await rep.getByRole('main').innerText()] : [];
  await rep.context().close();
  return texts.filter((text) => text.includes(email));
}

async function sayYes(page: Page, hasScripts: boolean) {
  await page.goto(`${lobby}/booths/${booth}`);
  await page
    .getByRole('button', { name: `Save ${college}` })
    .first()
    .click();
  const question = `Share your details with ${college}?`;
  const asked = hasScripts ? page.getByRole('dialog', { name: question }) : page;
  if (!hasScripts) await seeHeading(page, question);
  // As for everyone: nothing is shared by doing nothing.
  await asked.getByLabel(/^No, share nothing/).waitFor();
  expect(await asked.getByLabel(/^No, share nothing/).isChecked()).toBe(true);
  await asked.getByLabel(/^Yes, share my name and email/).check();
  await asked.getByRole('button', { name: 'Save my answer' }).click();
  await seeAlert(page, `${college} gets what you chose.`);
}

test.each([
  ['with scripts', phone, true],
  ['without scripts', phoneWithoutScripts, false],
] as const)(
  'a guest is asked before a college gets a lead, sees who has what, and takes everything along, %s',
  async (_how, device, hasScripts) => {
    const page = await firstPage(device);
    const email = freshAddress('guest-yes');
    await registerFor(page, `${address}/fair-demo/register`, { as: 'student', email });
    await enterMailedCode(page, address, email);
    await page.waitForURL(lobby);
    expect(await leadOf(email)).toEqual([]);
    await sayYes(page, hasScripts);
    expect(await leadOf(email)).toHaveLength(1);

    // Nothing of it asks to finish a setup first.
    await page.goto(`${address}/my-registration`);
    await page.getByRole('main').getByRole('link', { name: 'Who sees my details' }).click();
    await page.waitForURL(/\/app\/profile\/sharing$/);
    const sharing = page.getByRole('main');
    await sharing.getByRole('heading', { name: college }).waitFor();
    await sharing.getByText('Can see: Name and email. No calls or text messages.').waitFor();

    await page.goto(`${address}/my-registration`);
    await page.getByRole('main').getByRole('link', { name: 'Download or delete my data' }).click();
    await page.waitForURL(/\/app\/profile\/data$/);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as JSON' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect([file.includes(email), file.includes(college)]).toEqual([true, true]);

    await page.getByRole('link', { name: 'Back to profile' }).click();
    await page.getByText('1 college can see your details').waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Delete my account/ })
      .click();
    await seeHeading(page, 'Delete my account');
    const byCode = page.getByRole('region', { name: 'With a code by email' });
    await byCode.getByRole('button', { name: 'Email me a code' }).click();
    await byCode.getByText(`A code is on its way to ${email}.`).waitFor();
    await byCode.getByLabel('Code from the email').fill(await codeFor(page, address, email));
    await byCode.getByRole('button', { name: 'Delete my account for good' }).click();
    await page.waitForURL(`${address}/`);
    await seeAlert(page, 'Your account has been deleted.');
    expect(await leadOf(email)).toEqual([]);
    await page.context().close();
  },
);
