import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { signIn } from './demo-people.ts';
import { phone, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const exhibitors = `${address}/admin/fairs/${demoFairs['demo-6x6']}/exhibitors`;
const { rows: colleges } = await database.pool.query<{ id: string; name: string }>(
  `select id, name from college c where status = 'active' and not exists (
     select from fair_exhibitor e where e.college_id = c.id and e.fair_id = $1)
   order by length(name) desc limit 2`,
  [demoFairs['demo-6x6']],
);
const nothing = { id: '', name: '' };

test.each(withAndWithout)(
  'an admin %s registers a college that called, and a guest free of charge',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(exhibitors);
    await page.getByRole('link', { name: 'Add an exhibitor' }).click();
    const fill = async (email: string) => {
      await page.getByLabel('First name').first().fill('Noor');
      await page.getByLabel('Last name').first().fill('Haddad');
      await page.getByLabel('Email', { exact: true }).first().fill(email);
      await page.getByLabel('Phone', { exact: true }).first().fill('413-555-0177');
    };
    const where = device === phone ? 'live' : 'still';
    const guild = `Guild of Welders, ${where}`;
    const [first = nothing, second = nothing] = colleges;
    const college = device === phone ? first : second;
    await page.getByRole('searchbox', { name: 'Find a college' }).fill(college.name);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: `Choose ${college.name}`, exact: true }).click();
    await fill(`noor@${where}.test`);
    await page.getByLabel('Different price, in dollars').fill('99.50');
    await page.getByRole('button', { name: 'Add and email the contact' }).click();
    await seeAlert(page, `${college.name} is registered, and we emailed the contact.`);

    await page.goto(`${exhibitors}/new`);
    await page.getByRole('link', { name: 'Not in the directory? Add a guest exhibitor' }).click();
    await fill(`noor@guild-${where}.test`);
    await page.getByLabel('Free of charge').check();
    if (device !== phone) {
      // What is missing is said at its field, and nothing that was typed is lost.
      await page.getByRole('button', { name: 'Add and email the contact' }).click();
      await expect.poll(() => page.getByLabel('Last name').first().inputValue()).toBe('Haddad');
    }
    await page.getByLabel('Name of the college').fill(guild);
    await page.getByLabel('Street address').first().fill('1 Elm St');
    await page.getByLabel('City').fill('Amherst');
    await page.getByLabel('State').fill('MA');
    await page.getByLabel('ZIP').fill('01002');
    await page.getByRole('button', { name: 'Add and email the contact' }).click();
    await seeAlert(page, `${guild} is registered, and we emailed the contact.`);
    await visitor.close();
  },
);

test.each([390, 1440])('adding an exhibitor is right for everyone at %i', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  const start = `${exhibitors}/new`;
  for (const path of [
    exhibitors,
    start,
    `${start}?q=university`,
    `${start}?college=guest`,
    `${start}?college=${colleges[0]?.id ?? ''}`,
  ]) {
    await page.goto(path);
    await seeHeading(page, 'Demo 6x6 Fair');
    expect(await axeFindings(page)).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
    await expectToFit(page);
  }
  await visitor.close();
});
