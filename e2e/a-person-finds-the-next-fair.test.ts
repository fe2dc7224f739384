import ICAL from 'ical.js';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  timezoneId: 'America/Los_Angeles',
};

async function open(path: string, options: BrowserContextOptions = phone): Promise<Page> {
  const visitor = await newVisitor(options);
  const page = await visitor.newPage();
  await page.goto(address + path);
  return page;
}

const ticketOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
const shown = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

/** Both with and without JavaScript; without it the zone is only known once it was chosen. */
describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('A person on a phone, %s,', (_, javaScriptEnabled) => {
  const options = { ...phone, javaScriptEnabled };

  test('finds the fair that is live, the next one, and one to watch', async () => {
    const page = await open('/calendar', options);
    await expect
      .poll(() => shown(page))
      .toEqual(['Demo College Fair', 'Demo 6x6 Fair', 'Last Fall’s 6x6 Fair']);
    const live = ticketOf(page, 'Demo College Fair');
    await expect.poll(() => live.textContent()).toContain('LIVE NOW');
    await expect
      .poll(() => live.getByRole('link', { name: 'Enter the fair' }).getAttribute('href'))
      .toBe('/fair-demo/register');
    await ticketOf(page, 'Demo 6x6 Fair').getByRole('link', { name: 'Demo 6x6 Fair' }).click();
    await page.waitForURL('**/fair-demo-6x6');
    await page.getByRole('heading', { level: 1, name: 'Demo 6x6 Fair' }).waitFor();
    await page.getByRole('link', { name: 'Register free' }).click();
    await page.waitForURL('**/fair-demo-6x6/register');
    await page.context().close();
  });

  test('reads the times in a zone of their choice', async () => {
    const page = await open('/calendar', options);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Show times in').selectOption('Pacific/Honolulu');
    await page.getByRole('button', { name: 'Use this time zone' }).click();
    await page.waitForURL('**/calendar');
    await expect.poll(() => page.textContent('main')).toMatch(/Times in Hawaii.*\(HST\)/);
    await expect.poll(() => ticketOf(page, 'Demo 6x6 Fair').textContent()).toContain('PM HST');
    // Another day, and another page: it is remembered.
    await page.goto(`${address}/fair-demo-6x6`);
    await expect.poll(() => page.textContent('main')).toContain('HST');
    await page.context().close();
  });

  test('adds a fair to the calendar', async () => {
    const page = await open('/fair-demo-6x6', options);
    await page.getByRole('button', { name: /^Add to calendar/ }).click();
    const google = page.getByRole('link', { name: 'Google Calendar' });
    await expect.poll(() => google.getAttribute('href')).toContain('text=Demo%206x6%20Fair');
    const link = page.getByRole('link', { name: 'Calendar file (.ics)' });
    const file = await (await fetch((await link.getAttribute('href')) ?? '')).text();
    const calendar = ICAL.Component.fromString(file);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.summary).toBe('Demo 6x6 Fair');
    expect(event.duration.toSeconds()).toBe(3 * 3600);
    await page.context().close();
  });

  test('filters the calendar, and the link shows others the same', async () => {
    const page = await open('/calendar', options);
    await page.getByRole('link', { name: '6x6 1', exact: true }).click();
    await page.waitForURL('**/calendar?type=6x6');
    await expect.poll(() => shown(page)).toEqual(['Demo 6x6 Fair', 'Last Fall’s 6x6 Fair']);
    await page.getByRole('link', { name: 'Recordings 1' }).click();
    await page.waitForURL('**/calendar?type=6x6&recordings=out');
    await expect.poll(() => shown(page)).toEqual(['Last Fall’s 6x6 Fair']);
    const friend = await open(new URL(page.url()).pathname + new URL(page.url()).search, options);
    await expect.poll(() => shown(friend)).toEqual(['Last Fall’s 6x6 Fair']);
    await friend.getByRole('link', { name: 'Watch' }).click();
    await friend.waitForURL('**/fair-last-fall/recordings');
    await expect.poll(() => friend.getByRole('article').count()).toBe(3);
    await expect.poll(() => friend.getByRole('link', { name: /^0:28: watch / }).count()).toBe(3);
    await Promise.all([page.context().close(), friend.context().close()]);
  });

  test('looks for a college at a fair', async () => {
    const page = await open('/fair-demo', options);
    const search = page.getByRole('searchbox');
    await search.fill('brown providence');
    await search.press('Enter');
    await page.waitForURL('**/fair-demo?college=brown+providence**');
    const colleges = page.locator('#colleges');
    await expect.poll(() => colleges.textContent()).toContain('1 college matches.');
    await expect
      .poll(() => colleges.getByRole('link', { name: 'Brown University' }).count())
      .toBe(1);
    await colleges.getByRole('link', { name: 'Show all colleges' }).click();
    await page.waitForURL(/\/fair-demo\?colleges=all(?:#colleges)?$/);
    await expect.poll(() => colleges.getByRole('listitem').count()).toBe(60);
    await expect.poll(() => colleges.textContent()).not.toContain('fits.');
    await colleges.getByLabel('Kind of college').selectOption('private-nonprofit');
    // With a script a choice is sent at once.
    if (javaScriptEnabled) await page.waitForURL(/kind=private-nonprofit/);
    await colleges.getByLabel('Subject').selectOption({ index: 1 });
    if (!javaScriptEnabled) await colleges.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL(/kind=private-nonprofit&subject=/);
    await expect.poll(() => colleges.textContent()).toMatch(/\d+ colleges? match(es)?\./);
    const kept = await colleges.getByLabel('Kind of college').inputValue();
    expect(kept).toBe('private-nonprofit');
    await page.context().close();
  });
});

test('someone sees times in their own zone at the first visit, without a choice', async () => {
  const page = await open('/fair-demo-6x6', { ...phone, timezoneId: 'America/Anchorage' });
  await expect.poll(() => page.textContent('h1 >> xpath=ancestor::header')).toMatch(/AK[SD]T/);
  await page.context().close();
});

test('someone is told that an address is no fair’s', async () => {
  for (const path of [
    '/fair-none',
    '/fair-none/register',
    '/college-x/register',
    '/fair-/register',
  ])
    expect([path, (await fetch(address + path)).status]).toEqual([path, 404]);
});
