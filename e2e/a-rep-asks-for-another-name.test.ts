import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import { enter, firstPage, phone, phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await testDatabase();
const address = await openForVisitors({ demo: true, database });

test.each([
  ['with scripts', phone, 'Lakeside'],
  ['without scripts', phoneWithoutScripts, 'Hillside'],
] as const)(
  'a rep of a federal college asks for another name, and an admin refuses it, then approves it, %s',
  async (_how, device, name) => {
    const rep = await firstPage(device);
    await enter(rep, address, demoEmail('college'), demoPassword);
    const admin = await firstPage(device);
    await enter(admin, address, demoEmail('admin'), demoPassword);
    const ask = async () => {
      await rep.goto(`${address}/app/college`);
      await rep.locator('#college').getByLabel('Name of the college').fill(`${name} University`);
      await rep.locator('#college').getByRole('button', { name: 'Save' }).click();
      await seeAlert(
        rep,
        'Saved. Changes to what comes from the federal list will appear once an admin approves them.',
      );
      await rep.getByText('An admin still has to approve this change:').waitFor();
      await admin.goto(`${address}/admin/claims`);
      await admin.getByText(`${name} University`).first().waitFor();
    };

    await ask();
    await admin.getByLabel('Reason for declining the change').fill('Please send us a proof.');
    await admin.getByRole('button', { name: /^Decline the change to/ }).click();
    await seeAlert(admin, 'Declined. The college’s reps get an email within a minute.');
    await ask();
    await admin.getByRole('button', { name: /^Approve the change to/ }).click();
    await seeAlert(admin, 'Approved. The college’s reps get an email within a minute.');
    const { rows } = await database.pool.query('select from college where name = $1', [
      `${name} University`,
    ]);
    expect(rows).toHaveLength(1);
    await rep.goto(`${address}/app/college`);
    expect(await rep.getByText('An admin still has to approve this change:').count()).toBe(0);
  },
);

test.each([
  ['with scripts', phone, 'Canada', 'H3A 0G4'],
  ['without scripts', phoneWithoutScripts, 'Ireland', 'D02 PN40'],
] as const)(
  'a rep moves a federal college to another country with its ZIP code, and an admin approves both, %s',
  async (_how, device, country, postalCode) => {
    const rep = await firstPage(device);
    await enter(rep, address, demoEmail('college'), demoPassword);
    await rep.goto(`${address}/app/college`);
    const college = rep.locator('#college');
    await college.getByLabel('Country').fill(country);
    await college.getByLabel('ZIP code').fill(postalCode);
    await college.getByLabel('About the college').fill(`Now in ${country}.`);
    await college.getByRole('button', { name: 'Save' }).click();
    await seeAlert(
      rep,
      'Saved. Changes to what comes from the federal list will appear once an admin approves them.',
    );
    await rep.getByText('An admin still has to approve this change:').waitFor();
    const admin = await firstPage(device);
    await enter(admin, address, demoEmail('admin'), demoPassword);
    await admin.goto(`${address}/admin/claims`);
    await admin.getByText(postalCode).first().waitFor();
    await admin.getByRole('button', { name: /^Approve the change to/ }).click();
    await seeAlert(admin, 'Approved. The college’s reps get an email within a minute.');
    const { rows } = await database.pool.query(
      'select description from college where country = $1 and postal_code = $2',
      [country, postalCode],
    );
    expect(rows).toEqual([{ description: `Now in ${country}.` }]);
  },
);
