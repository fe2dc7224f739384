import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { largePng } from '../src/platform/files/pictures.fixture.server.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const booth = `${address}/app/fairs/visit/demo/booths/${demoId('booth', 1)}`;
const large = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

beforeEach(async () => {
  await database.pool.query('update fair_booth set own_questions = null, videos = null');
});

/** Opens the booth for someone; every address outside of Quad that their browser asks is noted. */
async function visit(
  who: Parameters<typeof signIn>[2],
  options: BrowserContextOptions,
  query = '?view=about',
) {
  const visitor = await newVisitor(options);
  const outside: { url: string; referer: string | undefined }[] = [];
  await visitor.route(
    (url) => url.origin !== address,
    (route) => {
      const request = route.request();
      outside.push({ url: request.url(), referer: request.headers()['referer'] });
      return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
    },
  );
  await signIn(visitor, address, who);
  const page = await visitor.newPage();
  await page.goto(`${booth}${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, outside };
}

const add = (page: Page, what: string) => page.getByText(`Add a ${what}`, { exact: true }).first();
const wrongVideo = /^This isn’t the address of a video at YouTube or Vimeo/;

test('a rep adds a question and a video while they type, and a student plays it after seeing who learns of it', async () => {
  const { page: rep } = await visit('college', large, '?edit=booth');
  await rep.getByText('Saved automatically').waitFor();
  await add(rep, 'question').click();
  const question = rep.getByLabel(/^Your question 2/);
  await expect.poll(() => question.evaluate((one) => one === document.activeElement)).toBe(true);
  await question.fill('Is there a choir?');
  await rep.getByLabel('Answer to your question 2').fill('There are four.');
  await add(rep, 'video').click();
  await rep.getByLabel('Link to video 2').fill('https://evil.test/watch?v=dQw4w9WgXcQ');
  await rep.getByLabel('Title of video 2').fill('A day on campus');
  await rep.getByText(wrongVideo).waitFor();
  await rep.getByText(/^Saved, except for/).waitFor();
  await rep.getByLabel('Link to video 2').fill('https://youtu.be/dQw4w9WgXcQ?si=share');
  await rep.getByText('Saved.', { exact: true }).waitFor();
  await expect
    .poll(() => rep.getByLabel('Link to video 2').inputValue())
    .toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(await axeFindings(rep)).toEqual([]);
  await expectToFit(rep);

  const { page: student, outside } = await visit('student', phone);
  await student.getByText('Is there a choir?').click();
  await student.getByText('There are four.').waitFor();
  const poster = student.getByRole('link', { name: /^A day on campus/ });
  expect(await poster.textContent()).toContain('Play. YouTube will know you watched.');
  expect(outside).toEqual([]);
  await expectToFit(student);
  const before = await poster.boundingBox();
  await poster.press('Enter');
  const frame = student.locator('iframe[title="A day on campus"]');
  await frame.contentFrame().frameLocator('iframe').getByText('The player').waitFor();
  const after = await frame.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(outside).toEqual([
    {
      url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
      referer: `${address}/`,
    },
  ]);
  await expect.poll(() => frame.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('without JavaScript a rep is told what is wrong with a video and loses nothing, and a student finds the link', async () => {
  const { page: rep } = await visit('college', phoneWithoutScripts, '?edit=booth');
  await add(rep, 'question').click();
  await rep.getByLabel(/^Your question 2/).fill('Is there a pool?');
  await rep.getByLabel('Answer to your question 2').fill('Two, and a lake.');
  await add(rep, 'video').click();
  await rep.getByLabel('Link to video 2').fill('https://vimeo.com/channels/staffpicks');
  await rep.getByRole('button', { name: 'Save', exact: true }).click();
  await rep.getByText(wrongVideo).first().waitFor();
  expect(await rep.getByLabel('Answer to your question 2').inputValue()).toBe('Two, and a lake.');
  await rep.getByLabel('Link to video 2').fill('vimeo.com/76979871');
  await rep.getByLabel('Title of video 2').fill('Our halls');
  await rep.getByRole('button', { name: 'Save', exact: true }).click();
  await seeAlert(rep, 'Your booth is saved.');

  const { page: student, outside } = await visit('student', phoneWithoutScripts);
  await student.getByText('Is there a pool?').click();
  await student.getByText('Two, and a lake.').waitFor();
  const link = student.getByRole('link', { name: /^Our halls/ });
  const told = await Promise.all(['href', 'target', 'rel'].map((name) => link.getAttribute(name)));
  expect(told).toEqual(['https://vimeo.com/76979871', '_blank', 'noreferrer nofollow ugc']);
  await student.getByText('Admissions counselor').waitFor();
  expect(outside).toEqual([]);
});

test('a rep puts up a picture that shows once it is described, and a student looks through them by keyboard', async () => {
  const { page: rep } = await visit('college', large, '?edit=booth');
  const bring = async (name: string, width: number) =>
    rep.getByLabel('Add a picture').setInputFiles({
      name,
      mimeType: 'image/png',
      buffer: largePng(width, 400),
    });
  await rep.getByText('Saved automatically').waitFor();
  await bring('lake.png', 800);
  await rep.getByText('Families don’t see this picture until you describe it.').waitFor();
  await bring('hall.png', 300);
  const describe = async (n: number, text: string) => {
    const form = rep.locator('form', { has: rep.getByLabel(`Description of picture ${n}`) });
    await form.getByLabel(`Description of picture ${n}`).fill(text);
    await form.getByRole('button', { name: 'Save' }).click();
    await seeAlert(rep, 'Picture saved.');
  };
  await rep.getByLabel('Description of picture 2').waitFor();
  await describe(1, 'Two canoes on a lake');
  await rep.getByRole('button', { name: 'Remove picture 2' }).waitFor();
  await describe(2, 'A hall with a red door');
  await rep.getByRole('button', { name: 'Move picture 2 earlier' }).press('Enter');
  await seeAlert(rep, 'Picture moved.');
  await expect
    .poll(() => rep.getByLabel('Description of picture 1').inputValue())
    .toBe('A hall with a red door');
  expect(await axeFindings(rep)).toEqual([]);
  await expectToFit(rep);

  const { page: student } = await visit('student', phone);
  const lake = student.getByRole('link', { name: 'Two canoes on a lake' });
  await lake.scrollIntoViewIfNeeded();
  await expectToFit(student);
  await lake.press('Enter');
  const dialog = student.getByRole('dialog');
  await dialog.getByRole('img', { name: 'Two canoes on a lake' }).waitFor();
  await dialog.getByText('2 of 2').waitFor();
  expect(await axeFindings(student)).toEqual([]);
  await student.keyboard.press('ArrowLeft');
  await dialog.getByRole('img', { name: 'A hall with a red door' }).waitFor();
  await student.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await lake.evaluate((one) => one === document.activeElement)).toBe(true);

  const { page: plain } = await visit('student', phoneWithoutScripts);
  await plain.getByRole('link', { name: 'Two canoes on a lake' }).click();
  await plain.waitForURL(/\/api\/files\//);
});
