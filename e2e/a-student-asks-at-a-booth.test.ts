import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const path = (place: number) => `/app/fairs/visit/demo/booths/${demoId('booth', place)}`;
type Who = Parameters<typeof demoEmail>[0];

async function signIn(device: BrowserContext, who: Who): Promise<Page> {
  const form = { email: demoEmail(who), password: demoPassword };
  const answer = await postFromOwnPage(device, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  return device.newPage();
}

/** Someone at a booth; a line that stays open is never idle, so the page is there with its messages. */
async function atBooth(who: Who, place: number, options?: BrowserContextOptions): Promise<Page> {
  const page = await signIn(await newVisitor(options), who);
  await page.goto(`${address}${path(place)}?view=chat`);
  await log(page).waitFor();
  return page;
}

const log = (page: Page) => page.getByRole('log', { name: 'Messages at this booth' });
const box = (page: Page) =>
  page.getByRole('textbox', { name: /^Your (?:question|message|answer)/ });
const seen = (page: Page, text: string) => log(page).getByText(text, { exact: true });
const count = (page: Page, text: string) => seen(page, text).count();

/** A rep goes to a part of the messages, and is there. */
async function lookThrough(page: Page, part: string) {
  const link = page.getByRole('link', { name: new RegExp(`^${part}`) });
  await link.press('Enter');
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
}

async function post(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
}

test('a student asks at a booth, the rep answers in another browser, and a cut line loses nothing', async () => {
  const student = await atBooth('student', 1);
  const rep = await atBooth('college', 1);
  await post(student, 'Do you have a rowing team?');
  await seen(rep, 'Do you have a rowing team?').waitFor();
  const asked = log(rep).getByRole('listitem').filter({ hasText: 'Do you have a rowing team?' });
  await expect.poll(() => asked.getByText('Jordan R.').count()).toBe(1);
  await asked.getByRole('link', { name: 'Answer Jordan R.' }).press('Enter');
  await rep.getByRole('textbox', { name: 'Your answer to Jordan R.' }).waitFor();
  await post(rep, 'Yes, on the lake, from March on.');
  await seen(student, 'Yes, on the lake, from March on.').waitFor();

  await student.context().setOffline(true);
  await student.getByText('Connection lost. Trying again…').waitFor();
  await post(rep, 'We row on Saturdays.');
  await post(student, 'And in winter?');
  await student.getByText(/^Not sent yet\./).waitFor();
  await seen(rep, 'We row on Saturdays.').waitFor();
  await student.context().setOffline(false);
  await seen(student, 'We row on Saturdays.').waitFor();
  await seen(rep, 'And in winter?').waitFor();
  await expect.poll(() => student.getByText(/^Not sent yet\./).count()).toBe(0);
  await expect.poll(() => student.getByText('Connection lost. Trying again…').count()).toBe(0);

  await student.reload();
  const all = [
    'Do you have a rowing team?',
    'Yes, on the lake, from March on.',
    'We row on Saturdays.',
    'And in winter?',
  ];
  for (const page of [student, rep])
    for (const text of all) await expect.poll(() => count(page, text)).toBe(1);
});

test.each([900, 800, 720, 600, 480])(
  'the conversation is as high as a window of %i pixels, its message box in view and one line high',
  async (height) => {
    for (const who of ['student', 'college'] as const) {
      const page = await atBooth(who, 1);
      await page.setViewportSize({ width: 1440, height });
      const isRight = () =>
        page.getByRole('region', { name: /^Ask |^Your conversation/ }).evaluate((region) => {
          const form = region
            .querySelector('form[action="#conversation"]')
            ?.getBoundingClientRect();
          // The line for calls stands above the conversation.
          const column = region.parentElement ?? region;
          // The fair's bar is a second row of the page's header.
          const bar = document
            .querySelector('nav[aria-label="At this fair"]')
            ?.getBoundingClientRect();
          const { top, bottom } = column.getBoundingClientRect();
          return {
            scrolled: scrollY,
            below: top - (bar?.bottom ?? 0),
            left: Math.round(innerHeight - bottom),
            beneath: Math.round(innerHeight - (form?.bottom ?? 0)),
            isLow: (form?.height ?? 100) <= 88,
          };
        });
      await expect
        .poll(isRight)
        .toEqual({ scrolled: 0, below: 0, left: 0, beneath: 0, isLow: true });
      // It stays there while the rest of the booth is read.
      await page.mouse.move(200, height / 2);
      await page.mouse.wheel(0, 500);
      const sendsFrom = () =>
        page
          .getByRole('button', { name: 'Send', exact: true })
          .evaluate(
            (button) => scrollY > 0 && button.getBoundingClientRect().bottom <= innerHeight,
          );
      await expect.poll(sendsFrom).toBe(true);
      await page.context().close();
    }
  },
  120_000,
);

test('a message is on the screen once while the answer to its sending is still on the way', async () => {
  const student = await atBooth('student', 1);
  const text = 'Is there a marching band?';
  const held = Promise.withResolvers<null>();
  await student.route('**/graphql', async (route) => {
    const isSent = route.request().postData()?.includes('sayAtBooth') ?? false;
    if (!isSent) return route.continue();
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  const answered = student.waitForResponse((one) => {
    return one.request().postData()?.includes('sayAtBooth') ?? false;
  });
  await post(student, text);
  // Live news brings it first.
  await expect.poll(() => student.getByText('Sending…').count()).toBe(0);
  await seen(student, text).waitFor();
  expect(await count(student, text)).toBe(1);
  held.resolve(null);
  await answered;
  await expect.poll(() => box(student).inputValue()).toBe('');
  expect(await count(student, text)).toBe(1);
  await student.context().close();
});

test('on a phone the message box stays at the lower edge while messages are read', async () => {
  const page = await atBooth('student', 1);
  await page.setViewportSize({ width: 390, height: 700 });
  await log(page).scrollIntoViewIfNeeded();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const bottom = () =>
    send.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
  await expect.poll(bottom).toBe(true);
  // What is said about names and links while someone types comes above the box.
  const before = await send.boundingBox();
  await box(page).fill('Is there a band?');
  await page.getByText(/Please leave out phone numbers/).waitFor();
  expect(await send.boundingBox()).toEqual(before);
}, 120_000);

test('a rep sees what waits, says who is answered, and puts away what needs no answer', async () => {
  const parent = await atBooth('parent', 1);
  const rep = await atBooth('college', 1);
  await post(parent, 'Is breakfast included?');
  await post(parent, 'Thanks for your time!');
  await seen(rep, 'Thanks for your time!').waitFor();
  const to = rep.getByLabel('To', { exact: true });
  const asked = to.getByRole('option', { name: /Is breakfast included\?$/ });
  await expect.poll(() => asked.count()).toBe(1);
  await to.selectOption((await asked.getAttribute('value')) ?? '');
  await rep.getByRole('textbox', { name: 'Your answer to A parent' }).waitFor();
  await post(rep, 'Yes, every day.');
  await seen(parent, 'Yes, every day.').waitFor();

  await lookThrough(rep, 'To answer');
  const thanks = log(rep).getByRole('listitem').filter({ hasText: 'Thanks for your time!' });
  await thanks.getByText(/^Waiting/).waitFor();
  await expect.poll(() => count(rep, 'Is breakfast included?')).toBe(0);
  await thanks.getByRole('button', { name: /^No answer needed/ }).press('Enter');
  await thanks.getByRole('button', { name: /^Needs an answer/ }).waitFor();
  expect(await axeFindings(rep)).toEqual([]);
  await rep.reload();
  await log(rep).waitFor();
  await expect.poll(() => count(rep, 'Thanks for your time!')).toBe(0);
});

test('what was being typed stays when a refused answer is changed, and so does its question', async () => {
  const student = await atBooth('student', 1);
  const rep = await atBooth('college', 1);
  await post(student, 'Is there a night bus?');
  const asked = log(rep).getByRole('listitem').filter({ hasText: 'Is there a night bus?' });
  await asked.getByRole('link', { name: 'Answer Jordan R.' }).press('Enter');
  const answer = rep.getByRole('textbox', { name: 'Your answer to Jordan R.' });
  await answer.waitFor();
  // It goes to a server that refuses it once.
  await rep.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('sayAtBooth')) return route.fallback();
    const extensions = { code: 'CONFLICT' };
    await route.fulfill({ json: { data: null, errors: [{ message: 'Not now.', extensions }] } });
  });
  await post(rep, 'Until two.');
  const change = log(rep).getByRole('button', { name: 'Change it' });
  await change.waitFor();
  await rep.unroute('**/graphql');
  await box(rep).fill('Every hour.');
  await change.press('Enter');
  await expect.poll(() => answer.inputValue()).toBe('Until two.\nEvery hour.');
  await rep.reload();
  await log(rep).waitFor();
  await expect.poll(() => box(rep).inputValue()).toBe('Until two.\nEvery hour.');
});

test('a rep looks at what is held, shows it, and hides what should not be there', async () => {
  const student = await atBooth('student', 1);
  const parent = await atBooth('parent', 1);
  const rep = await atBooth('college', 1);
  await post(student, 'Write me: jordan@mail.test');
  await log(student)
    .getByText(/A rep reviews this before everyone can see it: it contains an email address/)
    .waitFor();
  const held = log(rep).getByRole('listitem').filter({ hasText: 'Write me: jordan@mail.test' });
  await held.getByText(/Only you and the author can see this/).waitFor();
  await expect.poll(() => count(parent, 'Write me: jordan@mail.test')).toBe(0);
  await held
    .getByRole('button', { name: /^Show to everyone: the message from Jordan R\./ })
    .press('Enter');
  await seen(parent, 'Write me: jordan@mail.test').waitFor();
  await held.getByRole('button', { name: /^Hide the message from Jordan R\./ }).press('Enter');
  await expect.poll(() => count(parent, 'Write me: jordan@mail.test')).toBe(0);
  await student.getByText('Your message was hidden by a rep or an admin.').waitFor();

  // It was a slip: the list of what is hidden says who did it, and brings it back.
  await lookThrough(rep, 'Hidden');
  await held.getByText(/^Hidden by .+\. Students can’t see it\.$/).waitFor();
  await held.getByText('Say why').press('Enter');
  await held.getByLabel('Why it’s hidden').fill('An address in it');
  await held.getByRole('button', { name: 'Save' }).press('Enter');
  await held.getByText(/Why: An address in it$/).waitFor();
  expect(await axeFindings(rep)).toEqual([]);
  await held
    .getByRole('button', { name: /^Show it again: the message from Jordan R\./ })
    .press('Enter');
  await seen(parent, 'Write me: jordan@mail.test').waitFor();
  await seen(student, 'Write me: jordan@mail.test').waitFor();
});

test('with JavaScript switched off a rep edits the booth, is told what is wrong, and a student asks', async () => {
  const rep = await atBooth('college', 1, phoneWithoutScripts);
  await rep.getByRole('link', { name: 'About', exact: true }).click();
  await rep.getByRole('link', { name: 'Edit the booth' }).first().click();
  await rep.getByRole('heading', { name: 'Edit your booth' }).waitFor();
  await rep.getByLabel('What does a year cost?').fill('Twenty thousand, before aid.');
  await rep.getByLabel('Request information').fill('http://college.test/info');
  await rep.getByRole('button', { name: 'Save', exact: true }).click();
  await rep.getByText('Please use an address that starts with https://.').first().waitFor();
  await expect
    .poll(() => rep.getByLabel('What does a year cost?').inputValue())
    .toBe('Twenty thousand, before aid.');
  // A colleague saves while this form is open: it is said, and what was typed stays.
  const change = `mutation { updateFairBooth(input: { id: "${demoId('booth', 1)}", housingAnswer: "Yes." }) { id } }`;
  const colleague = await rep.context().request.post(`${address}/graphql`, {
    data: { query: change },
    headers: { origin: address },
  });
  expect(await colleague.json()).toMatchObject({ data: { updateFairBooth: {} } });
  await rep.getByLabel('Request information').fill('https://college.test/info');
  await rep.getByRole('button', { name: 'Save', exact: true }).click();
  await rep.getByText(/^A colleague saved the booth in the meantime/).waitFor();
  await expect
    .poll(() => rep.getByLabel('What does a year cost?').inputValue())
    .toBe('Twenty thousand, before aid.');
  await rep.getByRole('button', { name: 'Save', exact: true }).click();
  await seeAlert(rep, 'Your booth is saved.');

  const student = await atBooth('student', 1, phoneWithoutScripts);
  await student.getByRole('link', { name: 'About', exact: true }).click();
  await student.getByText('Twenty thousand, before aid.').waitFor();
  await student.getByRole('link', { name: 'Conversation' }).click();
  await student.getByRole('textbox', { name: /^Your question/ }).fill('Is the pool open?');
  await student.getByRole('button', { name: 'Send' }).click();
  await seen(student, 'Is the pool open?').waitFor();
  await student.reload();
  await expect.poll(() => count(student, 'Is the pool open?')).toBe(1);

  await rep.goto(`${address}${path(1)}?show=TO_ANSWER`);
  const asked = log(rep).getByRole('listitem').filter({ hasText: 'Is the pool open?' });
  await asked.getByRole('button', { name: /^No answer needed/ }).click();
  await seeAlert(rep, 'Marked as no answer needed.');
  await expect.poll(() => count(rep, 'Is the pool open?')).toBe(0);
});

test('what two reps write saves as they type, outlives a lost line and a reload, and neither is written over', async () => {
  const editor = async () => {
    const rep = await atBooth('college', 1);
    await rep.goto(`${address}${path(1)}?edit=booth`);
    await rep.getByText('Saved automatically').waitFor();
    return rep;
  };
  const [one, two] = [await editor(), await editor()];
  const field = (page: Page, question: string) => page.getByLabel(question);
  const holds = (page: Page, question: string) => () => field(page, question).inputValue();
  const isSaved = (page: Page) => page.getByText(/^Saved\./).waitFor();
  /** That something was saved may still be said of what was written before: it has to arrive. */
  const save = async (page: Page, question: string, text: string) => {
    const arrived = page.waitForResponse((answer) => !!answer.request().postData()?.includes(text));
    await field(page, question).fill(text);
    await arrived;
    await isSaved(page);
  };

  await save(one, 'What can I study?', 'Boats, and how to build them.');
  await expect.poll(holds(two, 'What can I study?')).toBe('Boats, and how to build them.');

  // Nothing arrives, and the page is opened anew: what was typed is still there, and goes out later.
  const cut = (page: Page) => page.route('**/graphql', (route) => route.abort());
  const mend = (page: Page) => page.unroute('**/graphql');
  await cut(one);
  await field(one, 'Where do students live?').fill('In halls by the lake.');
  await one.getByText(/^Not saved\./).waitFor();
  await one.reload();
  await expect.poll(holds(one, 'Where do students live?')).toBe('In halls by the lake.');
  await mend(one);
  await isSaved(one);
  await expect.poll(holds(two, 'Where do students live?')).toBe('In halls by the lake.');

  // Both write the same answer: the second is told, and chooses.
  await cut(two);
  await field(two, 'Can I visit?').fill('On Mondays.');
  await two.getByText(/^Not saved\./).waitFor();
  await save(one, 'Can I visit?', 'On Fridays.');
  await mend(two);
  const clash = two.getByRole('alert').filter({ hasText: 'On Fridays.' });
  await clash.getByRole('heading', { name: /Can I visit\?$/ }).waitFor();
  expect(await holds(two, 'Can I visit?')()).toBe('On Mondays.');
  await two.getByText(/^Everything is saved except for this/).waitFor();
  await clash.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect.poll(holds(one, 'Can I visit?')).toBe('On Mondays.');
  await isSaved(two);
});

describe.each([390, 1440])('on a screen of %i pixels', (width) => {
  test.each([
    ['student', ''],
    ['student', '?view=chat'],
    ['college', ''],
    ['college', '?edit=booth'],
    ['college', '?show=TO_ANSWER'],
  ] as const)(
    'someone with an account of the type %s can use the booth%s, in four themes',
    async (who, query) => {
      const device = await newWatcher(width);
      const page = await signIn(device, who);
      const answer = await page.goto(`${address}${path(1)}${query}`);
      expect(answer?.status()).toBe(200);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
      await expectToFit(page);
      expect(await movesOf(page)).toEqual([]);
      await device.close();
    },
  );
});
