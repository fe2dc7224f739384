import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword, demoPeople } from '../src/features/accounts/demo-accounts.ts';
import {
  enter,
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
  signInAs,
} from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { settledStudent } from './settled-student.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

async function openAs(page: Page, who: 'student' | 'parent', path = '/app/colleges') {
  await enter(page, address, demoEmail(who), demoPassword);
  await page.goto(`${address}${path}`);
}

/** The addresses of the colleges on the page, without `college-`. */
async function slugsOn(page: Page): Promise<string[]> {
  const links = page.getByRole('article').getByRole('link');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href.startsWith('/college-')).map((href) => href.slice(9));
}

const tray = (page: Page) => page.getByRole('region', { name: 'To compare' });

test.each([390, 1440])('the pages of colleges are sound on %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  const page = await visitor.newPage();
  const complaints: string[] = [];
  page.on('console', (told) => {
    if (told.type() === 'error' || told.type() === 'warning') complaints.push(told.text());
  });
  await openAs(page, 'student');
  await seeHeading(page, 'Colleges for you');
  const [one, two, three, four, five] = await slugsOn(page);
  for (const [path, heading] of [
    ['?saved=own', 'Colleges for you'],
    [`?pick=${one},${two},${three},${four},${five}`, 'Colleges for you'],
    [`?compare=${one},${two},${three},${four}`, 'Colleges side by side'],
  ] as const) {
    const answer = await page.goto(`${address}/app/colleges${path}`, { waitUntil: 'load' });
    await seeHeading(page, heading);
    expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect([path, ...(await movesOf(page))]).toEqual([path]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect([path, wide]).toEqual([path, false]);
  }
  expect(complaints).toEqual([]);
  await visitor.close();
});

test('a student saves a match, puts colleges side by side, and shares them with a parent', async () => {
  const page = await firstPage(phone);
  await openAs(page, 'student');
  await seeHeading(page, 'Colleges for you');
  const first = page.getByRole('article').first();
  await first.getByText('Strong match').waitFor();
  const name = await first.getByRole('heading', { level: 3 }).innerText();
  await first.getByRole('button', { name: `Save ${name}` }).press('Enter');
  const saved = page.getByRole('button', { name: `Saved: remove ${name} from your list` });
  await saved.waitFor();
  await page.getByRole('link', { name: 'Saved 1' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: '1 college' }).waitFor();
  await page.reload();
  await saved.waitFor();

  // The home has it, and recommends others.
  await page.goto(`${address}/app`);
  const mine = page.getByRole('region', { name: 'My colleges' });
  await mine.getByRole('heading', { level: 3, name }).waitFor();
  const recommended = page.getByRole('region', { name: 'Recommended colleges' });
  await expect.poll(() => recommended.getByRole('article').count()).toBe(3);
  await expect
    .poll(() => recommended.getByRole('heading', { level: 3, name, exact: true }).count())
    .toBe(0);

  await page.goto(`${address}/app/colleges`);
  await seeHeading(page, 'Colleges for you');
  for (const [place, told] of [
    [0, /^1 college picked/],
    [1, '2 colleges picked'],
  ] as const) {
    await page
      .getByRole('article')
      .nth(place)
      .getByRole('link', { name: /^Compare / })
      .press('Enter');
    await tray(page).getByText(told).waitFor();
  }
  await tray(page).getByRole('link', { name: 'Side by side' }).press('Enter');
  await seeHeading(page, 'Colleges side by side');
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
  for (const name of ['What it costs', 'Financial aid', 'Deadlines'])
    await page.getByRole('rowheader', { name }).waitFor();
  expect(page.url()).toMatch(/\/app\/colleges\?compare=[a-z0-9-]+,[a-z0-9-]+$/);

  const other = await firstPage(phone);
  await openAs(other, 'parent', page.url().slice(address.length));
  await seeHeading(other, 'Colleges side by side');
  await expect
    .poll(() => other.getByRole('columnheader').allInnerTexts())
    .toEqual(await page.getByRole('columnheader').allInnerTexts());
  await other.getByRole('rowheader', { name: 'Match' }).waitFor();
  const { firstName } = demoPeople.student;
  await other.goto(`${address}/app/colleges?saved=student`);
  await seeHeading(other, `Colleges for ${firstName}`);
  await other.getByText(`${firstName} has saved it`).waitFor();
  await other.getByRole('button', { name: `Save ${name}` }).waitFor();
});

test('a student who picks a fifth college reads why it has to wait', async () => {
  const page = await firstPage(phone);
  await openAs(page, 'student');
  await seeHeading(page, 'Colleges for you');
  const slugs = await slugsOn(page);
  await page.goto(`${address}/app/colleges?pick=${slugs.slice(0, 4).join(',')}`);
  await tray(page).getByText('4 colleges picked').waitFor();
  const fifth = page.getByRole('article').nth(4);
  const name = await fifth.getByRole('heading', { level: 3 }).innerText();
  await fifth.getByRole('link', { name: /^Compare / }).press('Enter');
  await tray(page).getByText(`Leave one out to add ${name}.`).waitFor();
  await tray(page)
    .getByRole('link', { name: /^Leave / })
    .first()
    .press('Enter');
  await tray(page).getByText('4 colleges picked').waitFor();
  await tray(page)
    .getByRole('link', { name: `Leave out ${name}` })
    .waitFor();
});

test('without scripts a student searches, saves, takes out and compares', async () => {
  const { email } = await settledStudent(address, database, freshAddress('chooses'));
  const page = await firstPage(phoneWithoutScripts);
  await page.goto(`${address}/app/colleges`);
  await signInAs(page, email);
  await seeHeading(page, 'Colleges for you');
  await page.getByText('What are you looking for?').waitFor();
  await page.getByRole('searchbox').fill('university');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/app\/colleges\?q=university/);
  const name = await page.getByRole('article').nth(2).getByRole('heading').innerText();
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await seeAlert(page, 'Saved to your list.');
  expect(page.url()).toMatch(/\/app\/colleges\?q=university.*#college-/);
  await page.getByRole('link', { name: 'Saved 1' }).click();
  await page.getByRole('heading', { level: 2, name: '1 college' }).waitFor();
  await page.getByRole('link', { name: `Compare ${name}` }).click();
  await tray(page)
    .getByText(/^1 college picked/)
    .waitFor();
  await page.getByRole('button', { name: `Saved: remove ${name} from your list` }).click();
  await seeAlert(page, 'Removed from your list.');
  await page.getByRole('link', { name: 'All colleges', exact: true }).click();
  await page
    .getByRole('link', { name: /^Compare / })
    .first()
    .click();
  await tray(page).getByRole('link', { name: 'Side by side' }).click();
  await seeHeading(page, 'Colleges side by side');
  await page.getByRole('columnheader', { name }).waitFor();
});
