import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { phoneWithoutScripts } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const booth = `${address}/app/fairs/visit/demo/booths/${demoId('booth', 1)}`;
const phone = { viewport: { width: 390, height: 844 } };

async function visit(
  who: Parameters<typeof signIn>[2],
  options: BrowserContextOptions,
  query = '',
): Promise<Page> {
  const visitor = await newVisitor(options);
  await signIn(visitor, address, who);
  const page = await visitor.newPage();
  await page.goto(`${booth}${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of this booth' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
const about = (page: Page) => page.getByRole('heading', { name: /^About / });
const log = (page: Page) => page.getByRole('log', { name: 'Messages at this booth' });
const isCurrent = (page: Page, name: string) => () => tab(page, name).getAttribute('aria-current');

test.each([
  ['with JavaScript', phone],
  ['without JavaScript', { ...phoneWithoutScripts, ...phone }],
] as const)(
  'a student on a phone %s changes between the halves, and goes back',
  async (_, device) => {
    const page = await visit('student', device);
    await about(page).waitFor();
    await expect.poll(() => log(page).isVisible()).toBe(false);
    await expect.poll(isCurrent(page, 'About')).toBe('true');
    await tab(page, 'Conversation').click();
    await log(page).waitFor();
    await expect.poll(() => about(page).isVisible()).toBe(false);
    await expect.poll(isCurrent(page, 'Conversation')).toBe('true');
    expect(new URL(page.url()).searchParams.get('view')).toBe('chat');
    // The message box is at the lower edge, above the fair's bar, one line high.
    const box = () =>
      page.locator('form[action="#conversation"]').evaluate((form) => {
        const { bottom, height } = form.getBoundingClientRect();
        const bar = document
          .querySelector('nav[aria-label="At this fair"]')
          ?.getBoundingClientRect();
        return { beneath: Math.round((bar?.top ?? 0) - bottom), isLow: height <= 88 };
      });
    await expect.poll(box).toEqual({ beneath: 0, isLow: true });
    // Nothing is below it, and the messages have at least half of the window.
    await expect.poll(() => page.locator('main ~ footer').isVisible()).toBe(false);
    const height = await log(page).evaluate((one) => one.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(phone.viewport.height / 2 - 60);
    // Reporting is in a message's menu, at its head and not beneath it.
    const menu = page.getByLabel('Report this message').first();
    const depth = await menu.evaluate(
      (one) =>
        one.getBoundingClientRect().top - (one.closest('li')?.getBoundingClientRect().top ?? 0),
    );
    expect(depth).toBeLessThan(48);
    await page.goBack();
    await about(page).waitFor();
    await expect.poll(() => log(page).isVisible()).toBe(false);
    const way = page.getByRole('link', { name: 'All booths' });
    expect((await way.boundingBox())?.height).toBe(44);
    await way.click();
    await page.waitForURL(`${address}/app/fairs/visit/demo`);
  },
);

test('a student who reads about a college sees that messages arrived, and a rep how many wait', async () => {
  const student = await visit('student', phone);
  const parent = await visit('parent', {}, '?view=about');
  // On a large screen both are there.
  await about(parent).waitFor();
  await log(parent).waitFor();
  await parent.getByRole('textbox', { name: /^Your question/ }).fill('Is there a choir?');
  await parent.keyboard.press('Enter');
  await expect.poll(() => tab(student, 'Conversation').textContent()).toMatch(/, 1 new message$/);
  await tab(student, 'Conversation').click();
  await log(student).getByText('Is there a choir?').waitFor();
  await expect.poll(() => tab(student, 'Conversation').textContent()).toBe('Conversation');

  const rep = await visit('college', phone);
  await log(rep).waitFor();
  await expect
    .poll(() => tab(rep, 'Conversation').textContent())
    .toMatch(/\d+ questions? to answer$/);
});

test('a person is led from a card of the lobby with a rep into the conversation', async () => {
  const rep = await visit('college', {});
  await log(rep).waitFor();
  const student = await visit('student', phone);
  await student.goto(`${address}/app/fairs/visit/demo`);
  const here = student.locator(`a[href$="${demoId('booth', 1)}?view=chat"]`).first();
  // Cards keep their places: a rep who came after the page was read is told of by a button.
  const arrived = student.getByRole('button', { name: /a rep here. Show$/ });
  await here.or(arrived).first().waitFor();
  if (!(await here.isVisible())) await arrived.click();
  await here.click();
  await log(student).waitFor();
});

test('someone with a keyboard skips to the conversation on a large screen', async () => {
  const page = await visit('student', { viewport: { width: 1440, height: 900 } });
  const skip = page.getByRole('link', { name: 'Skip to the conversation' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isThere = () =>
    page.evaluate(
      () => document.querySelector('#conversation')?.contains(document.activeElement) === true,
    );
  await expect.poll(isThere).toBe(true);
});
