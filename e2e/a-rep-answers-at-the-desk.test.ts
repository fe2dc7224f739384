import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, phoneWithoutScripts } from './account-journeys.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const desk = `${address}/app/fairs/visit/demo/desk`;
const booth = `${address}/app/fairs/visit/demo/booths/${demoId('booth', 1)}`;

const box = (page: Page) => page.getByRole('textbox', { name: /^(?:Write to|Your answer to)/ });
const entry = (page: Page, text: string) =>
  page.getByRole('region', { name: 'To answer' }).getByRole('link', { name: text });

/** A student asks in front of everyone, and in private. */
async function ask(publicly: string, privately: string) {
  const student = await openAs(address, 'student', phoneWithoutScripts);
  for (const [view, text] of [
    ['?view=chat', publicly],
    ['?talk=private', privately],
  ] as const) {
    await student.goto(booth + view);
    await student.locator('#say-text').fill(text);
    await student.getByRole('button', { name: 'Send', exact: true }).click();
    await student.getByText(text, { exact: true }).first().waitFor();
  }
  return student;
}

test('a rep answers a public question and a private conversation by keyboard', async () => {
  const rep = await openAs(address, 'college', { viewport: { width: 1440, height: 900 } });
  await rep.goto(`${address}/app`);
  await rep.getByRole('main').getByRole('link', { name: 'Open the desk' }).first().click();
  await rep.getByRole('heading', { level: 1, name: / desk$/ }).waitFor();
  const student = await ask('Is there a ski team?', 'I failed chemistry.');
  await entry(rep, 'Is there a ski team?').waitFor();
  await entry(rep, 'I failed chemistry.').waitFor();

  await rep.keyboard.press('?');
  await rep.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  await rep.keyboard.press('?');
  await rep.keyboard.press('/');
  await rep.keyboard.type('ski team');
  await expect.poll(() => rep.locator('[aria-label="Search results"] li').count()).toBe(1);
  await rep.keyboard.press('Escape');
  await rep.keyboard.press('j');
  const log = rep.getByRole('log');
  await log.getByText('Is there a ski team?', { exact: true }).first().waitFor();
  expect(await axeFindings(rep)).toEqual([]);
  await rep.keyboard.press('r');
  await expect.poll(() => box(rep).evaluate((one) => one === document.activeElement)).toBe(true);
  // Letters of keys are letters in a text.
  await rep.keyboard.type('jkr? Yes, a big one.');
  await rep.keyboard.press('Enter');
  await log.getByText('jkr? Yes, a big one.', { exact: true }).waitFor();

  await rep.getByRole('searchbox').fill('chemistry');
  await rep
    .getByRole('region', { name: 'Search results' })
    .getByRole('link', { name: 'I failed chemistry.' })
    .waitFor();
  await rep.keyboard.press('Escape');
  await rep.keyboard.press('j');
  await rep.getByText(/^Only .* and your team can read this\.$/).waitFor();
  await rep.getByText('No details shared').waitFor();
  await rep.keyboard.press('r');
  await rep.keyboard.type('That is fine.');
  await rep.keyboard.press('Enter');
  await log.getByText('That is fine.', { exact: true }).waitFor();
  expect(await axeFindings(rep)).toEqual([]);

  await student.goto(`${booth}?view=chat`);
  await student.getByText('jkr? Yes, a big one.', { exact: true }).waitFor();
  await student.goto(`${booth}?talk=private`);
  await student.getByText('That is fine.', { exact: true }).waitFor();
});

test.each([
  ['with JavaScript', phone],
  ['without JavaScript', phoneWithoutScripts],
] as const)(
  'on a phone %s, a rep moves from the list to a conversation and back',
  async (_, device) => {
    const texts =
      device === phone
        ? (['Is there a choir?', 'Can I pay later?'] as const)
        : (['Is there a band?', 'Can I start in spring?'] as const);
    await ask(texts[0], texts[1]);
    const rep = await openAs(address, 'college', device);
    await rep.goto(desk);
    await entry(rep, texts[0]).waitFor();
    await expectToFit(rep);
    if (device === phone) expect(await axeFindings(rep)).toEqual([]);
    for (const text of texts) {
      await entry(rep, text).click();
      const answer = `An answer to “${text}”`;
      await box(rep).fill(answer);
      await rep.getByRole('button', { name: 'Send', exact: true }).click();
      await rep.getByRole('log').getByText(answer, { exact: true }).waitFor();
      await expectToFit(rep);
      await rep.getByRole('link', { name: 'About this person' }).click();
      await rep.getByRole('heading', { name: 'No details shared' }).waitFor();
      if (device === phone) expect(await axeFindings(rep)).toEqual([]);
      await rep.getByRole('link', { name: 'Conversation', exact: true }).click();
      await rep.getByRole('link', { name: 'List', exact: true }).click();
      await rep.getByRole('region', { name: 'To answer' }).waitFor();
    }
  },
);

/** Many questions of one person, the first of which has waited longest of all. */
async function askMany(count: number) {
  await database.pool.query(
    `insert into booth_message (id, booth_id, author_id, author_as, body, client_key, created_at)
     select gen_random_uuid(), $1, m.author_id, 'student', 'Bulk question ' || n || '.',
       'bulk-' || n, now() - interval '2 days' + n * interval '1 minute'
     from generate_series(1, $2::int) n, (select author_id from booth_message
       where author_as = 'student' and author_id is not null limit 1) m`,
    [demoId('booth', 1), count],
  );
}

test('a rep reaches what is behind the first questions, and finds all of them', async () => {
  await askMany(60);
  const rep = await openAs(address, 'college', { viewport: { width: 1440, height: 900 } });
  await rep.goto(desk);
  await entry(rep, 'Bulk question 1.').click();
  await box(rep).fill('A draft that stays');
  expect(await entry(rep, 'Bulk question 60.').count()).toBe(0);
  await rep.getByRole('link', { name: 'Show more' }).click();
  await entry(rep, 'Bulk question 60.').waitFor();
  await expect
    .poll(() => entry(rep, 'Bulk question 41.').evaluate((one) => one === document.activeElement))
    .toBe(true);
  expect(await box(rep).inputValue()).toBe('A draft that stays');
  expect(await axeFindings(rep)).toEqual([]);

  await rep.getByRole('searchbox').fill('question 59.');
  await rep.getByText('One result shown, newest first.').waitFor();
  await expect.poll(() => rep.url()).toContain('find=question');
  expect(await box(rep).inputValue()).toBe('A draft that stays');
  await expect
    .poll(() => rep.getByRole('searchbox').evaluate((one) => one === document.activeElement))
    .toBe(true);

  const plain = await openAs(address, 'college', phoneWithoutScripts);
  await plain.goto(desk);
  expect(await entry(plain, 'Bulk question 60.').count()).toBe(0);
  await plain.getByRole('link', { name: 'Show more' }).click();
  await entry(plain, 'Bulk question 60.').waitFor();
  await plain.goto(desk);
  await plain.getByRole('searchbox').fill('question 60.');
  await plain.getByRole('button', { name: 'Find', exact: true }).click();
  await plain.getByRole('link', { name: 'Bulk question 60.' }).click();
  await plain.getByRole('log').getByText('Bulk question 60.').first().waitFor();
});
