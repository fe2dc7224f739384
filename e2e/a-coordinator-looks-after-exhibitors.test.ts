import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs } from './demo-people.ts';
import { phone, phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const list = `${address}/app/fairs/6x6/exhibitors?fair=demo-6x6`;
const at = (page: Page) => page.getByRole('main');

const comeIn = (options?: BrowserContextOptions) => openAs(address, 'admin6x6', options);

const typed = {
  'Name of the college': 'Elm State College',
  'Street address': '1 Elm St',
  City: 'Amherst',
  State: 'MA',
  'ZIP code': '01002',
} as const;

test.each([
  ['on a phone', phone],
  ['at a desk', { viewport: { width: 1440, height: 1000 } }],
  ['without JavaScript', phoneWithoutScripts],
])('a coordinator %s enters an exhibitor, corrects and removes it', async (_, options) => {
  const page = await comeIn(options);
  const look = async () => {
    if (options === phoneWithoutScripts) return;
    expect(await axeFindings(page)).toEqual([]);
    const room = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(() => room()).toBeLessThanOrEqual(0);
  };
  await page.goto(list);
  await look();
  await at(page).getByRole('link', { name: 'Add an exhibitor' }).click();
  await at(page).getByRole('heading', { name: 'Add an exhibitor' }).waitFor();
  await look();
  for (const [label, value] of Object.entries(typed))
    await at(page).getByLabel(label, { exact: true }).first().fill(value);
  await at(page).getByLabel('First name').first().fill('Ada');
  await at(page).getByLabel('Last name').first().fill('Byron');
  await at(page).getByLabel('Email', { exact: true }).first().fill('ada@elm.test');
  await at(page).getByLabel('Phone', { exact: true }).first().fill('413-555-0100');
  await at(page)
    .getByLabel(/^This college agreed to exhibit/)
    .check();
  await at(page).getByRole('button', { name: 'Add an exhibitor' }).click();
  await seeAlert(page, 'Elm State College added.');

  await at(page).getByRole('searchbox').fill('elm state');
  await at(page).getByRole('button', { name: 'Search' }).click();
  await at(page).getByText('1 exhibitor', { exact: true }).waitFor();
  await at(page).getByRole('link', { name: 'Elm State College' }).click();
  await at(page).getByRole('heading', { name: 'Elm State College' }).waitFor();
  await look();
  // Without scripts the browser itself keeps back what is no address.
  if (options !== phoneWithoutScripts) {
    await at(page).getByLabel('Email', { exact: true }).first().fill('not an address');
    await page.keyboard.press('Tab');
    await at(page).getByText('Please enter a valid email address.').first().waitFor();
  }
  await at(page).getByLabel('Email', { exact: true }).first().fill('grace@elm.test');
  await at(page).getByLabel('Times that work, from').fill('17:00');
  await at(page).getByLabel('No other time works').check();
  const away = async (place: number) => {
    const time = at(page).getByRole('group', { name: `Unavailable time ${place}` });
    if (!(await time.isVisible())) await at(page).getByText('Times you can’t come').click();
    return {
      from: time.getByLabel('From', { exact: false }),
      until: time.getByLabel('Until', { exact: false }),
    };
  };
  await (await away(1)).until.fill('17:30');
  await (await away(2)).from.fill('18:30');
  await (await away(2)).until.fill('18:00');
  await at(page).getByLabel('Requests').fill('A captioner, please');
  // With scripts the form says so at once, and its button waits.
  if (options === phoneWithoutScripts)
    await at(page).getByRole('button', { name: 'Save', exact: true }).click();
  await at(page).getByText('Please choose an end time after the start time.').waitFor();
  expect(await (await away(1)).until.inputValue()).toBe('17:30');
  await (await away(2)).until.fill('19:00');
  await at(page).getByRole('button', { name: 'Save', exact: true }).click();
  await seeAlert(page, 'Elm State College saved.');
  const file = await page.request.get(list.replace('exhibitors?', 'exhibitors.csv?'));
  expect(await file.text()).toMatch(
    /Elm State College.*grace@elm\.test.*Can only come from 17:00\s+Unavailable until 17:30\s+Unavailable from 18:30 until 19:00\s+A captioner, please/,
  );

  // The planner knows the times, and the form has them again.
  await page.goto(`${address}/app/fairs/6x6/plan?fair=demo-6x6`);
  await at(page).getByRole('link', { name: 'Elm State College', exact: true }).first().click();
  await at(page)
    .getByText(/after 5:00 PM/)
    .first()
    .waitFor();
  await at(page).getByText('not before 5:30 PM', { exact: true }).waitFor();
  await at(page).getByText('not between 6:30 PM and 7:00 PM', { exact: true }).waitFor();
  await page.goto(`${list}&q=elm+state`);
  await at(page).getByRole('link', { name: 'Elm State College' }).click();
  expect(await at(page).getByLabel('Times that work, from').inputValue()).toBe('17:00');
  expect(await at(page).getByLabel('Requests').inputValue()).toBe('A captioner, please');
  expect(await (await away(2)).from.inputValue()).toBe('18:30');
  await at(page).getByRole('link', { name: 'Remove from this fair' }).click();
  await page.getByText('The college is removed from the plan.').waitFor();
  await look();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await seeAlert(page, 'Elm State College removed.');
  const { rows } = await database.pool.query(
    `select from fair_exhibitor where name = 'Elm State College'`,
  );
  expect(rows).toEqual([]);
});

test('an exhibitor who has paid is not the coordinator’s to remove, and booth fairs are not to be seen', async () => {
  const page = await comeIn(phone);
  const { rows } = await database.pool.query<{ id: string; slug: string }>(
    `select distinct on (f.slug) e.id, f.slug from fair_exhibitor e join fair f on f.id = e.fair_id
     where e.payment_status = 'paid' and f.slug in ('demo', 'demo-6x6')`,
  );
  for (const { id, slug } of rows) {
    const answer = await page.goto(`${address}/app/fairs/6x6/exhibitors/${id}?fair=demo-6x6`);
    expect([slug, answer?.status()]).toEqual([slug, slug === 'demo' ? 404 : 200]);
  }
  expect(rows).toHaveLength(2);
  await page.goto(
    `${address}/app/fairs/6x6/exhibitors/${rows.find(({ slug }) => slug === 'demo-6x6')?.id ?? ''}?fair=demo-6x6`,
  );
  await at(page)
    .getByText(/^This exhibitor has paid/)
    .waitFor();
  const csv = await page.request.get(
    list.replace('exhibitors?fair=demo-6x6', 'exhibitors.csv?fair=demo'),
  );
  expect(csv.status()).toBe(404);
});
