import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { phoneWithoutScripts } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const visit = `${address}/app/fairs/visit/demo`;

async function open(who: 'student' | 'college', device = newVisitor()): Promise<Page> {
  const visitor = await device;
  const form = { email: demoEmail(who), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  return visitor.newPage();
}

const lawn = (page: Page) => page.getByRole('region', { name: 'Here now' });
const away = (page: Page) => page.getByRole('region', { name: 'Leave a question' });

test.each([390, 1440])(
  'a student sees on the first screen of %i pixels who is here, and a rep who comes goes up when asked',
  async (width) => {
    const device = await newWatcher(width);
    const page = await open('student', Promise.resolve(device));
    await page.goto(visit);
    await lawn(page).getByText('No reps online right now.').waitFor();
    expect(await lawn(page).getByRole('article').count()).toBe(0);

    const rep = await open('college');
    await rep.goto(visit);
    await rep.getByRole('link', { name: 'My booth' }).waitFor();
    // Nothing moves by itself: the row says it, and the lawn offers it.
    const more = lawn(page).getByRole('button', { name: '1 more booth has a rep here. Show' });
    const card = lawn(page).getByRole('article');
    await more.press('Enter');
    await card.getByText('1 rep here').waitFor();
    await card.getByRole('link', { name: /^Say hello ?: / }).waitFor();
    expect(await movesOf(page)).toEqual([]);

    const answer = await page.goto(visit);
    await card.waitFor();
    const seen = await card.boundingBox();
    expect((seen?.y ?? Infinity) + (seen?.height ?? 0)).toBeLessThan(width < 600 ? 844 : 900);
    expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await expectToFit(page);
    expect(await movesOf(page)).toEqual([]);
    // A booth without reps has letters on the flag, a state in words and a button.
    const row = away(page).getByRole('article').first();
    await row.getByRole('link', { name: /Leave a question|Ask/ }).waitFor();
    await rep.context().close();
    // A place stays; its words follow.
    await card.getByText('Answers by email').waitFor();
    await card.getByRole('link', { name: /^Leave a question ?: / }).waitFor();
    await device.close();
  },
);

test('a student who mistypes a college finds it, with scripts and without', async () => {
  for (const options of [{}, phoneWithoutScripts]) {
    const page = await open('student', newVisitor(options));
    await page.goto(visit);
    await page.getByLabel('Find a booth').fill('northwestren');
    await page.getByLabel('Find a booth').press('Enter');
    await page.getByText(/^1 booth of \d+/).waitFor();
    await expect
      .poll(() => page.getByRole('article').getByRole('heading').allTextContents())
      .toEqual(['Northwestern University']);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByLabel('State', { exact: true }).selectOption('IL');
    if (options === phoneWithoutScripts)
      await page.getByRole('button', { name: 'Show booths' }).click();
    await page.waitForURL(/state=IL/);
    await page.getByText(/^\d+ booths? of \d+/).waitFor();
    await page.context().close();
  }
});

test('a student from Chicago meets the colleges there first, and why', async () => {
  await database.pool.query(
    `update student set postal_code = '60614', city = 'Chicago', state = 'IL'
     where user_id = (select id from account where email = $1)`,
    [demoEmail('student')],
  );
  const page = await open('student');
  await page.goto(`${visit}?show=near`);
  const places = () => away(page).getByRole('article').allInnerTexts();
  await expect.poll(async () => (await places()).length).toBeGreaterThan(1);
  for (const text of await places()) expect(text).toMatch(/, (?:IL|WI|IN|MI)\n/);
  await page
    .getByText(/Less than 10 miles away|About \d+ miles away/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: /^Near you \d+/, exact: false }).waitFor();
  await page.context().close();
});

test('the bag opens with the keyboard and gives the focus back; Escape closes it', async () => {
  const page = await open('student', newWatcher(1440));
  await page.goto(visit);
  const button = page.getByRole('link', { name: 'My bag', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const bag = page.getByRole('dialog', { name: 'My bag' });
  await bag.getByRole('heading', { name: 'Start with one of these' }).waitFor();
  await expect.poll(() => bag.getByRole('listitem').count()).toBe(3);
  expect(await axeFindings(page)).toEqual([]);
  expect(new URL(page.url()).hash).toBe('#bag');
  await page.keyboard.press('Escape');
  await expect.poll(() => bag.count()).toBe(0);
  await expect.poll(() => button.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
  expect(await movesOf(page)).toEqual([]);
  await page.context().close();
});
