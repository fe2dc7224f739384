import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { enter, firstPage, phone, phoneWithoutScripts, seeHeading } from './account-journeys.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });
const at = (page: Page) => page.getByRole('main');
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([
  ['with JavaScript', phone],
  ['without JavaScript', phoneWithoutScripts],
])('a coordinator %s sees who comes, and sets a link that was missing', async (_, options) => {
  const page = await firstPage(options);
  const look = async () => {
    if (options !== phone) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  };
  await enter(page, address, demoEmail('admin6x6'), demoPassword);
  await page.goto(`${address}/app/fairs/6x6/attendees`);
  await seeHeading(page, 'Demo 6x6 Fair');
  await look();

  // Who comes to one session, and from where they come.
  await at(page).getByRole('link', { name: '2. Small and close' }).click();
  await page.waitForURL(/session=2/);
  await at(page).getByLabel('Joined or not').selectOption('no');
  await at(page).getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/joined=no/);
  const csv = at(page).getByRole('link', { name: /^Download .+ as CSV$/ });
  const file = await page.request.get(`${address}${(await csv.getAttribute('href')) ?? ''}`);
  expect(await file.text()).toContain('firstName,lastName,email');
  await look();

  // Another fair of the same kind.
  await at(page).getByLabel('Fair', { exact: true }).selectOption('last-fall');
  await at(page).getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/attendees\?fair=last-fall/);
  await at(page).getByRole('link', { name: 'Exhibitors' }).click();
  await page.waitForURL(/exhibitors\?fair=last-fall/);
  await look();

  // Where sessions take place.
  await page.goto(`${address}/app/fairs/6x6/sessions?fair=demo-6x6`);
  await look();
  const link = at(page).getByLabel('Link to join').nth(2);
  await link.fill(options === phone ? '' : 'https://meet.example.org/three');
  await at(page).getByLabel('Link for the host').nth(2).fill('');
  await at(page).getByRole('button', { name: 'Save links' }).click();
  await page.getByText('Links saved.').first().waitFor();
  await page.goto(`${address}/app/fairs/6x6/exhibitors?fair=demo-6x6`);
  await expect
    .poll(() => at(page).getByText('1 session has no link to join yet.').count())
    .toBe(options === phone ? 1 : 0);
});

test('a fair of booths is none of a coordinator’s', async () => {
  const page = await firstPage(phone);
  await enter(page, address, demoEmail('admin6x6'), demoPassword);
  for (const screen of ['plan', 'attendees', 'attendees.csv', 'exhibitors', 'sessions']) {
    const answer = await page.request.get(`${address}/app/fairs/6x6/${screen}?fair=demo`);
    expect([screen, answer.status()]).toEqual([screen, 404]);
  }
});
