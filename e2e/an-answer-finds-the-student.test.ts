import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { phoneWithoutScripts } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { axeFindings, expectToFit, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const boothId = demoId('booth', 1);
const lobby = `${address}/app/fairs/visit/demo`;
const questions = `${lobby}/questions`;
const booth = `${lobby}/booths/${boothId}?view=chat`;

let asked = 0;

/** A student has asked something; returns the question's id. */
async function ask(student: BrowserContext, text: string): Promise<string> {
  const answer = await postFromOwnPage(student, address, '/graphql', {
    query: `mutation ($boothId: ID!, $text: String!, $key: String!) {
      sayAtBooth(boothId: $boothId, text: $text, clientKey: $key) { id } }`,
    variables: { boothId, text, key: `question ${(asked += 1)}` },
  });
  const { data } = (await answer.json()) as { data: { sayAtBooth: { id: string } } };
  return data.sayAtBooth.id;
}

async function reply(rep: BrowserContext, answers: string | null, text: string): Promise<void> {
  const answer = await postFromOwnPage(rep, address, '/graphql', {
    query: `mutation ($boothId: ID!, $text: String!, $answers: ID, $key: String!) {
      sayAtBooth(boothId: $boothId, text: $text, clientKey: $key, answers: $answers) { id } }`,
    variables: { boothId, text, answers, key: `answer ${(asked += 1)}` },
  });
  expect(await answer.json()).not.toHaveProperty('errors');
}

async function aRep(): Promise<BrowserContext> {
  const rep = await newVisitor();
  await signIn(rep, address, 'college');
  return rep;
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'At this fair' });
const entry = (page: Page) => bar(page).getByRole('link', { name: /^(?:Questions|My conv)/ });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'your question' });
/** The page follows what is new: it can be told. */
const follows = (page: Page) =>
  page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framesent', {
      predicate: ({ payload }) => String(payload).includes('onMyFairNews'),
    }),
  );

async function open(page: Page, url: string): Promise<void> {
  const followed = follows(page);
  await page.goto(url);
  await followed;
}

describe.each([390, 1440])('on a screen of %i pixels', (width) => {
  test('an answer finds the student in the lobby: badge, toast and title; a tap reads it everywhere', async () => {
    const device = await newWatcher(width);
    await signIn(device, address, 'student');
    const second = await newVisitor({ viewport: { width: 390, height: 800 } });
    await signIn(second, address, 'student');
    const rep = await aRep();
    const [page, other] = [await device.newPage(), await second.newPage()];
    await open(page, booth);
    const text = `Do you have a rowing team, ${width}?`;
    await page.getByRole('textbox', { name: /^Your question/ }).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
    await page.getByRole('log').getByText(text).first().waitFor();
    // It is on the page before it has arrived.
    const idOf = async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from booth_message where body = $1',
        [text],
      );
      return rows[0]?.id ?? '';
    };
    await expect.poll(idOf).not.toBe('');
    await bar(page).getByRole('link', { name: 'Booths' }).press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith('/visit/demo'));
    await open(other, questions);
    await page.evaluate(() => {
      document.documentElement.dataset['same'] = 'yes';
    });
    await reply(rep, await idOf(), 'Yes, on the lake.');
    await toast(page).getByText('Yes, on the lake.').waitFor();
    for (const one of [page, other]) {
      await expect.poll(() => entry(one).textContent()).toMatch(/1 unread answer$/);
      await expect.poll(() => one.title()).toMatch(/^\(1\) /);
    }
    expect(await axeFindings(page)).toEqual([]);
    await expectToFit(page);
    expect(await movesOf(page)).toEqual([]);
    await toast(page).getByRole('link', { name: 'Read' }).press('Enter');
    await page.getByRole('log').getByText('Yes, on the lake.').last().waitFor();
    for (const one of [page, other]) {
      await expect.poll(() => entry(one).textContent()).not.toMatch(/unread/);
      await expect.poll(() => one.title()).not.toMatch(/^\(/);
    }
    expect(await toast(page).count()).toBe(0);
    // One page all along.
    expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('yes');
    await other.reload();
    await expect.poll(() => entry(other).textContent()).not.toMatch(/unread/);
    await other.getByText(text).waitFor();
  });
});

test('a conversation opens at its answer, whatever was written since, and the page stays at its top', async () => {
  const student = await newVisitor({ viewport: { width: 390, height: 844 } });
  await signIn(student, address, 'student');
  const rep = await aRep();
  await reply(rep, await ask(student, 'Is there a choir?'), 'There are two.');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await reply(
      rep,
      null,
      `We’re here on ${day} as well, from nine to five, and we answer everyone.`,
    );
  const page = await student.newPage();
  await page.goto(questions);
  const item = page.getByRole('listitem').filter({ hasText: 'Is there a choir?' });
  await item.getByRole('link').press('Enter');
  const answer = page.getByRole('log').getByRole('listitem').filter({ hasText: 'There are two.' });
  const isInView = () =>
    answer.evaluate((one) => {
      const log = one.closest('[role=log]')?.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return log && scrollY === 0 && top >= log.top && bottom <= log.bottom;
    });
  await expect.poll(isInView).toBe(true);
  await page.reload();
  await expect.poll(isInView).toBe(true);
});

test('who has the conversation before their eyes gets no toast, and it is read', async () => {
  const student = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await signIn(student, address, 'student');
  const rep = await aRep();
  const id = await ask(student, 'Is there a night bus?');
  const page = await student.newPage();
  await open(page, booth);
  await reply(rep, id, 'Until two.');
  await page.getByRole('log').getByText('Until two.').waitFor();
  const unread = async () => {
    const { rowCount } = await database.pool.query(
      `select from unread_answer u join booth_message m on m.id = u.id where m.body = 'Until two.'`,
    );
    return rowCount;
  };
  await expect.poll(unread).toBe(0);
  expect(await toast(page).count()).toBe(0);
  expect(await page.title()).not.toMatch(/^\(/);
});

test('an announced answer can be closed, and is not announced again after a reload', async () => {
  const student = await newVisitor({ viewport: { width: 390, height: 800 } });
  await signIn(student, address, 'student');
  const rep = await aRep();
  const id = await ask(student, 'Is there a ferry?');
  const page = await student.newPage();
  await open(page, lobby);
  await reply(rep, id, 'Every hour.');
  await toast(page).getByText('Every hour.').waitFor();
  await toast(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect.poll(() => toast(page).count()).toBe(0);
  await open(page, lobby);
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  expect(await toast(page).count()).toBe(0);
  await postFromOwnPage(student, address, '/graphql', {
    query: `mutation { readBoothAnswers(boothId: "${boothId}") }`,
  });
});

test('without JavaScript a student finds the bar, its number, the list, and the answer', async () => {
  const student = await newVisitor(phoneWithoutScripts);
  await signIn(student, address, 'student');
  const rep = await aRep();
  const id = await ask(student, 'Is there a sailing club?');
  const page = await student.newPage();
  await page.goto(lobby);
  await expect.poll(() => entry(page).textContent()).toBe('QuestionsMy conversations');
  await reply(rep, id, 'Yes, on the bay.');
  await page.reload();
  await expect.poll(() => entry(page).textContent()).toMatch(/1 unread answer$/);
  await entry(page).click();
  const item = page.getByRole('listitem').filter({ hasText: 'Is there a sailing club?' });
  await item.getByText('1 new answer').waitFor();
  await item.getByRole('link').click();
  await page.getByText('Yes, on the bay.').waitFor();
  await page.goto(questions);
  await expect.poll(() => entry(page).textContent()).not.toMatch(/unread/);
});

test('a rep has booths and their own booth in the bar, and no questions', async () => {
  const rep = await aRep();
  const page = await rep.newPage();
  await page.goto(lobby);
  await bar(page).getByRole('link', { name: 'My booth' }).waitFor();
  expect(await entry(page).count()).toBe(0);
});

describe.each([390, 1440])('the list on a screen of %i pixels', (width) => {
  test.each(['student', 'parent'] as const)('can be used by a %s in four themes', async (who) => {
    const device = await newWatcher(width);
    await signIn(device, address, who);
    const page = await device.newPage();
    const answer = await page.goto(questions);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { name: 'My conversations' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
    await expectToFit(page);
    expect(await movesOf(page)).toEqual([]);
  });
});
