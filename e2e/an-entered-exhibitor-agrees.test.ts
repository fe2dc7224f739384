import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { firstPage, phone, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs, signIn } from './demo-people.ts';
import { linkFor } from './exhibitor-journeys.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const exhibitors = `${address}/admin/fairs/${demoFairs['demo-6x6']}/exhibitors`;

const look = async (page: Page, device: typeof phone) => {
  if (device !== phone) return;
  expect(await axeFindings(page)).toEqual([]);
  await expectToFit(page);
};

/** An admin enters a guild by hand; gives the page of it. */
async function entered(device: typeof phone, guild: string, email: string): Promise<Page> {
  const visitor = await newVisitor(device);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  await page.goto(`${exhibitors}/new?college=guest`);
  await page.getByLabel('Name of the college').fill(guild);
  await page.getByLabel('Street address').first().fill('1 Elm St');
  await page.getByLabel('City').fill('Amherst');
  await page.getByLabel('State').fill('MA');
  await page.getByLabel('ZIP').fill('01002');
  await page.getByLabel('First name').first().fill('Noor');
  await page.getByLabel('Last name').first().fill('Haddad');
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Phone', { exact: true }).first().fill('413-555-0177');
  await page.getByLabel('Free of charge').check();
  await page.getByRole('button', { name: 'Add and email the contact' }).click();
  await seeAlert(page, `${guild} is registered, and we emailed the contact.`);
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from fair_exhibitor where name = $1',
    [guild],
  );
  await page.goto(`${exhibitors}/${rows[0]?.id ?? ''}`);
  return page;
}

/** What the page of an admin says about the agreement. */
const agreedOn = (page: Page) =>
  page.locator('dt', { hasText: 'Agreed to the terms' }).locator('xpath=following-sibling::dd[1]');

test.each(withAndWithout)(
  'an exhibitor whom an admin entered %s agrees by the link of the email, and the admin sees it',
  async (_, device) => {
    const where = device === phone ? 'live' : 'still';
    const [guild, email] = [`Guild of Weavers, ${where}`, `noor@weavers-${where}.test`];
    const admin = await entered(device, guild, email);
    await agreedOn(admin).getByText('Not yet').waitFor();
    await look(admin, device);

    const page = await firstPage(device);
    await page.goto(await linkFor(address, email));
    await page.getByRole('button', { name: 'Open my registration' }).click();
    const title = page.getByText('Please agree to the terms of Demo 6x6 Fair');
    await title.waitFor();
    await look(page, device);
    await page.getByRole('link', { name: 'terms of this fair' }).click();
    await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor();
    await page.goBack();
    await title.waitFor();
    if (device !== phone) {
      // Without the check mark nothing is agreed to.
      await page.getByRole('button', { name: 'Agree', exact: true }).click();
      await title.waitFor();
    }
    await page.getByLabel(/^I’m authorized to register Guild of Weavers/).check();
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await seeAlert(page, 'Thank you. You’ve agreed to the terms of this fair.');
    await page.getByText('What happens next').waitFor();
    await expect.poll(() => title.count()).toBe(0);
    await look(page, device);

    await admin.reload();
    await agreedOn(admin).getByText('Yes').waitFor();
  },
);

test.each(withAndWithout)('a rep %s agrees for the college among its fairs', async (_, device) => {
  const { rows } = await database.pool.query<{ fair: string }>(
    `update fair_exhibitor e set consent = false from fair f
       where f.id = e.fair_id and f.end_time > now() and e.payment_status <> 'refunded' and e.id = (
         select x.id from fair_exhibitor x join fair g on g.id = x.fair_id
         join college_rep p on p.college_id = x.college_id
         where p.email = 'college@demo.test' and g.end_time > now() order by g.start_time limit 1)
       returning f.name as fair`,
  );
  const page = await openAs(address, 'college', device);
  await page.goto(`${address}/app/fairs/signup`);
  const title = page.getByText(`Please agree to the terms of ${rows[0]?.fair ?? ''}`);
  await title.waitFor();
  await look(page, device);
  await page.getByLabel(/^I’m authorized to register .*, and I agree/).check();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await seeAlert(page, 'Thank you. You’ve agreed to the terms of this fair.');
  await expect.poll(() => title.count()).toBe(0);
  await seeHeading(page, 'Fairs and payments');
});
