import { expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors();
const phone = { viewport: { width: 390, height: 844 } };
const guides = [
  'college-prep',
  'parent-guardian-prep',
  'nontraditional-students',
  'online-hybrid-inperson-pros-cons',
];

test('a person on a phone finds a guide, reads it, ticks two points, and the ticks are there the next day', async () => {
  const visitor = await newVisitor(phone);
  const page = await visitor.newPage();
  await page.goto(`${address}/resources`);
  await page.getByRole('link', { name: 'Parents and Guardians', exact: true }).first().click();
  await page.waitForURL('**/resources?role=parent');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect.poll(() => first.innerText()).toBe('Your part in their next step');
  await page.getByRole('link', { name: 'Your part in their next step' }).click();
  await page.waitForURL('**/resources/parent-guardian-prep');

  // By the outline to the checklist.
  await page.getByText('On this page').last().click();
  await page.getByRole('link', { name: 'Your checklist', exact: true }).click();
  await page.getByRole('status').filter({ hasText: '0 of 14 done' }).waitFor();
  await page.getByLabel('Say what we can pay each year').check();
  await page.getByLabel('Agree on what the college may tell me').check();
  await page.getByRole('status').filter({ hasText: '2 of 14 done' }).waitFor();

  await page.close();
  const nextDay = await visitor.newPage();
  await nextDay.goto(`${address}/resources/parent-guardian-prep`);
  await nextDay.getByRole('status').filter({ hasText: '2 of 14 done' }).waitFor();
  await expect
    .poll(() => nextDay.getByLabel('Say what we can pay each year').isChecked())
    .toBe(true);
  await expect
    .poll(() => nextDay.getByLabel('Create my own StudentAid.gov account').isChecked())
    .toBe(false);

  // Another guide has a list of its own.
  await nextDay.getByRole('link', { name: /^Keep reading/ }).click();
  await nextDay.getByRole('status').filter({ hasText: '0 of' }).waitFor();
  await nextDay.goBack();
  await nextDay.getByRole('button', { name: 'Clear the checks' }).click();
  await nextDay.reload();
  await nextDay.getByRole('status').filter({ hasText: '0 of 14 done' }).waitFor();
});

test('a person without JavaScript filters, reads, follows the notes and ticks the boxes', async () => {
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${address}/resources`);
  await page.getByRole('link', { name: 'Students', exact: true }).first().click();
  await page.waitForURL(`${address}/resources?role=student`);
  await page.getByRole('link', { name: 'College prep, one month at a time' }).click();
  await page.waitForURL(`${address}/resources/college-prep`);
  await expect.poll(() => page.getByText('Without JavaScript').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Note 1', exact: true }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#note-1');
  await page.getByLabel('Meet my counselor and check my classes').check();
  await expect
    .poll(() => page.getByRole('button', { name: 'Print this guide' }).isVisible())
    .toBe(false);
});

test('every anchor of a guide leads to a place on it', async () => {
  const page = await (await newVisitor()).newPage();
  for (const guide of guides) {
    await page.goto(`${address}/resources/${guide}`);
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.querySelector(href)),
    );
    expect(lost, guide).toEqual([]);
  }
});

test('a counselor prints a guide, or its checklist alone, without menus and buttons', async () => {
  const page = await (await newVisitor()).newPage();
  await page.goto(`${address}/resources/college-prep`);
  await page.getByRole('status').filter({ hasText: '0 of' }).waitFor();
  // The press is answered, and no window of a printer opens.
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.emulateMedia({ media: 'print' });
  const seen = (name: string) => page.getByRole('heading', { name, exact: true }).isVisible();
  await expect.poll(() => seen('Senior fall: apply')).toBe(true);
  await expect.poll(() => seen('What to do next')).toBe(false);
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect((await page.pdf({ format: 'Letter' })).length).toBeGreaterThan(10_000);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print the checklist' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => seen('Senior fall: apply')).toBe(false);
  await expect.poll(() => seen('Your checklist')).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => seen('Senior fall: apply')).toBe(true);
});

// The hub and the guides themselves are among the public pages that are looked at everywhere.
test.each([390, 1440])(
  'no one who narrows the guides is kept out at %i pixels: axe finds nothing, nothing jumps',
  async (width) => {
    const page = await (await newWatcher(width)).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const path of ['?role=student', '?role=nobody']) {
      const answer = await page.goto(`${address}/resources${path}`);
      expect(answer?.status(), path).toBe(200);
      expect(await htmlFindings((await answer?.text()) ?? ''), path).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect(await axeFindings(page), path).toEqual([]);
      expect([path, ...(await movesOf(page))]).toEqual([path]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wider, path).toBe(false);
    }
    expect(complaints).toEqual([]);
  },
);

test('a page that shows guides carries none of their text in its scripts', async () => {
  const page = await (await newVisitor()).newPage();
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text());
  });
  await page.goto(`${address}/resources/college-prep`);
  await page.waitForLoadState('networkidle');
  const text = (await Promise.all(scripts)).join('\n');
  expect(text.length).toBeGreaterThan(1000);
  expect(text).not.toContain('Talk about money at home');
});
