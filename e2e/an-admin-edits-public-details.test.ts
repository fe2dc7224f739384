import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phone, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs, signIn } from './demo-people.ts';
import { axeFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const { rows } = await database.pool.query<{ id: string; booth: string }>(
  `select e.id, b.id as booth from fair_exhibitor e
   join fair_booth b on b.fair_id = e.fair_id and b.college_id = e.college_id
   where e.fair_id = $1 and b.booth_sent order by e.name limit 3`,
  [demoFairs.demo],
);
const [first, second, third] = rows;
const {
  rows: [fair],
} = await database.pool.query<{ name: string }>('select name from fair where id = $1', [
  demoFairs.demo,
]);
const detailOf = (id = '') => `${address}/admin/fairs/${demoFairs.demo}/exhibitors/${id}`;

test.each(withAndWithout)(
  'an admin %s edits what visitors read about an exhibitor',
  async (_, device) => {
    const exhibitor = device === phone ? first : second;
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(detailOf(exhibitor?.id));
    await page.getByRole('link', { name: 'Edit public details' }).click();
    await page.getByRole('heading', { name: 'Edit public details' }).waitFor();

    const name = `Lakeside ${device === phone ? 'Live' : 'Still'} College`;
    await page.getByLabel('Name at this fair').fill(name);
    await page.getByRole('button', { name: 'Save the name' }).click();
    await seeAlert(page, 'The name is saved.');

    // What is wrong is said at its field, and nothing is lost.
    const about = 'Small classes by the lake.';
    await page.getByLabel(/^About /).fill(about);
    const apply = page.getByLabel(/^Apply/);
    await apply.fill('http://lakeside.example.edu');
    // With scripts the form says so at once, and its button waits.
    if (device === phone) await page.keyboard.press('Tab');
    else await page.getByRole('button', { name: 'Save the booth' }).click();
    await page.getByText('Please use an address that starts with https://.').first().waitFor();
    await expect.poll(() => page.getByLabel(/^About /).inputValue()).toBe(about);
    await apply.fill('https://lakeside.example.edu/apply');

    // Someone else saves in the meantime: neither is lost, and the second has the last word.
    await database.pool.query(
      `update fair_booth set about = 'From the rep.', updated_at = date_trunc('milliseconds', now()) where id = $1`,
      [exhibitor?.booth],
    );
    await page.getByRole('button', { name: 'Save the booth' }).click();
    await page.getByText(/^Someone else saved this in the meantime/).waitFor();
    await page.getByText('From the rep.').waitFor();
    if (device === phone) expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => page.getByLabel(/^About /).inputValue()).toBe(about);
    await page.getByRole('button', { name: 'Save the booth' }).click();
    await seeAlert(page, 'The booth is saved.');

    await page.getByRole('link', { name: 'See the booth' }).click();
    await page.getByText(about).waitFor();
    const { rows: entries } = await database.pool.query<{ action: string }>(
      `select action from audit_entry where subject_id in ($1, $2) order by id`,
      [exhibitor?.id, exhibitor?.booth],
    );
    expect(entries.map(({ action }) => action)).toEqual(['updateFairExhibitor', 'updateFairBooth']);
    await visitor.close();
  },
);

test('a coordinator does not overwrite what someone else corrected at the same time', async () => {
  const page = await openAs(address, 'admin6x6', phone);
  const { rows: six } = await database.pool.query<{ id: string; name: string }>(
    'select id, name from fair_exhibitor where fair_id = $1 order by name limit 1',
    [demoFairs['demo-6x6']],
  );
  const id = six[0]?.id ?? '';
  await page.goto(`${address}/app/fairs/6x6/exhibitors/${id}?fair=demo-6x6`);
  const city = page.getByRole('main').getByLabel('City');
  await city.fill('Hadley');
  await database.pool.query(
    `update fair_exhibitor set city = 'Amherst', updated_at = date_trunc('milliseconds', now()) where id = $1`,
    [id],
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Someone else saved this exhibitor in the meantime/).waitFor();
  await expect.poll(() => city.inputValue()).toBe('Hadley');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await seeAlert(page, `${six[0]?.name ?? ''} saved.`);
});

test.each([390, 1440])('the page is right for everyone at %i', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  for (const path of [detailOf(third?.id), `${detailOf(third?.id)}/edit`]) {
    await page.goto(path);
    await seeHeading(page, fair?.name ?? '');
    expect(await axeFindings(page)).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
    const room = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(() => room()).toBeLessThanOrEqual(0);
  }
  await visitor.close();
});
