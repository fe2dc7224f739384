import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../src/platform/testing/eventually.ts';
import { newVisitor } from './browser.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { signIn } from './demo-people.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });

declare global {
  /** Names that stood first in the list, one after the other. */
  var namesShown: string[];
}

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search colleges' });
const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.locator('#found').innerText();
const firstName = (page: Page) => cards(page).first().getByRole('heading').innerText();
const search = (page: Page) => new URL(page.url()).search;
/** Flags of colleges without a logo on which no letters are sewn. */
const bareFlags = (page: Page) =>
  page.locator('article svg[viewBox^="0 0 480"]:not(:has([data-glyph], image))').count();

/** Waits until the page answers what is typed into it. */
async function hydrated(page: Page): Promise<Page> {
  await page.waitForLoadState('networkidle');
  return page;
}

async function open(path: string, width: number): Promise<Page> {
  const page = await (await newWatcher(width)).newPage();
  await page.goto(address + path);
  return hydrated(page);
}

// The directory is read in the background after the server has opened.
beforeAll(async () => {
  const page = await (await newVisitor()).newPage();
  await eventually(async () => {
    await page.goto(`${address}/colleges`);
    // Read once: the page does not change by itself, it is asked for again.
    expect(await count(page)).toBe('250 colleges');
  });
});

describe('Someone with a phone', () => {
  test('finds a college by a misspelt name, opens it, and is back where the list was', async () => {
    const page = await open('/colleges?state=IL&state=MA', 390);
    const before = await count(page);
    await box(page).pressSequentially('norhtwestern', { delay: 30 });
    await expect.poll(() => search(page)).toBe('?q=norhtwestern&state=IL&state=MA');
    await expect.poll(() => firstName(page)).toBe('Northwestern University');
    await expect.poll(() => box(page).inputValue()).toBe('norhtwestern');
    await expect.poll(() => page.locator('mark').allInnerTexts()).toEqual(['Northwestern']);
    // Not on the page when it came: their letters are drawn in the browser.
    await expect.poll(() => bareFlags(page)).toBe(0);
    await expect.poll(() => cards(page).first().locator('[data-glyph="still NU"]').count()).toBe(1);
    await cards(page).first().getByRole('link').click();
    await expect.poll(() => page.title()).toContain('Northwestern University');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toBe('Northwestern University');
    await page.goBack();
    await expect.poll(() => firstName(page)).toBe('Northwestern University');
    await expect.poll(() => box(page).inputValue()).toBe('norhtwestern');
    // All of the typing was one step.
    await page.goBack();
    await expect.poll(() => count(page)).toBe(before);
    await expect.poll(() => box(page).inputValue()).toBe('');
    await expect.poll(() => search(page)).toBe('?state=IL&state=MA');
  });

  test('sets filters in a sheet, sees them as chips, and takes them away', async () => {
    const page = await open('/colleges', 390);
    const filters = page.getByRole('button', { name: /^Filters/ });
    await filters.click();
    const sheet = page.locator('#filters');
    await sheet.getByText('Public', { exact: true }).click();
    await expect.poll(() => search(page)).toBe('?type=public');
    await sheet.getByRole('checkbox', { name: /Under 1,000 students/ }).check();
    await expect.poll(() => search(page)).toBe('?type=public&size=under+1%2C000');
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect.poll(() => sheet.isVisible()).toBe(false);
    await expect.poll(() => filters.innerText()).toMatch(/Filters\s+2\s+set/);
    await page.getByRole('link', { name: 'Remove Under 1,000 students' }).click();
    await expect.poll(() => search(page)).toBe('?type=public');
    await page.keyboard.press('Escape');
    await filters.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.isVisible()).toBe(false);
  });
});

test('a visitor saves colleges on their device, and finds them in their account later', async () => {
  const context = await newWatcher(390);
  const page = await context.newPage();
  await page.goto(`${address}/colleges?q=northwestern`);
  await hydrated(page);
  const save = page.getByRole('button', { name: 'Save Northwestern University' });
  await save.click();
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('1 college saved on this device').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText('1 college saved on this device').waitFor();
  await page.getByRole('link', { name: 'Sign up to keep them' }).waitFor();

  await signIn(context, address, 'parent');
  await page.goto(`${address}/app`);
  const own = page.getByRole('region', { name: 'My colleges' });
  await own.getByRole('heading', { name: 'Northwestern University' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quad.colleges'))).toBe(null);

  await page.goto(`${address}/college-babson-college`);
  const onPage = page.getByRole('button', { name: 'Save Babson College' });
  await onPage.click();
  await page.getByRole('button', { name: /^Saved: remove Babson College/ }).waitFor();
  await page.goto(`${address}/app`);
  await own.getByRole('heading', { name: 'Babson College' }).waitFor();
});

describe('Someone at a desk', () => {
  test('filters by a state on the map with the keyboard alone, and goes back', async () => {
    const page = await open('/colleges?view=map', 1440);
    const oregon = page.getByRole('link', { name: 'OR Oregon' });
    await oregon.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => search(page)).toBe('?state=OR&view=map');
    await expect.poll(() => count(page)).not.toBe('250 colleges');
    const chosen = page.getByRole('link', { name: /^OR Oregon.*chosen$/ });
    // The keyboard is where it was.
    await expect.poll(() => chosen.evaluate((one) => one === document.activeElement)).toBe(true);
    const places = await cards(page).locator('header, p').allInnerTexts();
    expect(places.some((place) => place.endsWith(', OR'))).toBe(true);
    await page.goBack();
    await expect.poll(() => count(page)).toBe('250 colleges');
    await page.getByText('Show the map as a table').click();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(50);
  });

  test('is never shown an answer to what is no longer asked', async () => {
    const page = await open('/colleges', 1440);
    const late = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    // Who types slowly asks for the beginnings of it, too.
    await page.route(/\/colleges\.data\?.*q=n/, async (route) => {
      if (/q=nort(&|$)/.test(route.request().url())) asked.resolve(undefined);
      await late.promise;
      await route.continue().catch(() => undefined);
    });
    await page.evaluate(() => {
      globalThis.namesShown = [];
      new MutationObserver(() => {
        const name = document.querySelector('article h3')?.textContent;
        if (name) globalThis.namesShown.push(name);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await box(page).pressSequentially('nort');
    await asked.promise;
    await box(page).fill('');
    await box(page).pressSequentially('yale');
    await expect.poll(() => firstName(page)).toBe('Yale University');
    late.resolve(undefined);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => firstName(page)).toBe('Yale University');
    await expect.poll(() => box(page).inputValue()).toBe('yale');
    expect(await page.evaluate(() => globalThis.namesShown)).not.toContainEqual(
      expect.stringMatching(/^Nor/),
    );
  });

  test('keeps the caret while answers come in, hears the number found, and nothing moves', async () => {
    const page = await open('/colleges', 1440);
    const frame = () =>
      Promise.all(
        [box(page), page.locator('#found'), cards(page).first()].map((part) =>
          part.evaluate((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y]),
        ),
      );
    const before = await frame();
    await box(page).pressSequentially('univ of', { delay: 60 });
    await expect.poll(() => search(page)).toBe('?q=univ+of');
    await expect.poll(() => frame()).toEqual(before);
    await page.keyboard.press('Home');
    await page.keyboard.type('a ');
    await expect.poll(() => search(page)).toBe('?q=a+univ+of');
    expect(
      await box(page).evaluate((one: HTMLInputElement) => [
        one === document.activeElement,
        one.selectionStart,
      ]),
    ).toEqual([true, 2]);
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringMatching(/^\d+ colleges? for “a univ of”$/));
    await expect.poll(() => frame()).toEqual(before);
    expect(await movesOf(page)).toEqual([]);
  });

  test('is told what to let go of when nothing fits, and that leads somewhere', async () => {
    const page = await open('/colleges?state=WY&size=20%2C000+and+more', 1440);
    await page.getByRole('heading', { name: 'No colleges match your filters' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const [way] = await page.getByRole('link', { name: /^Without / }).all();
    await way?.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    await page.goto(`${address}/colleges?q=zzzzqqq`);
    await page.getByRole('heading', { name: /couldn’t find “zzzzqqq”/ }).waitFor();
  });

  test('finds a subject in the list of all of them', async () => {
    const page = await open('/colleges', 1440);
    await page.getByRole('searchbox', { name: 'Find a subject' }).pressSequentially('nurs');
    const nursing = page.getByRole('checkbox', { name: /^Registered Nursing/ });
    await nursing.check();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('majors')).toHaveLength(1);
    await expect.poll(() => nursing.isChecked()).toBe(true);
  });

  test.each(['?q=norhtwestern', '?state=OR&type=public', '?view=map&state=OR', '?page=3'])(
    'can use %s in all four themes',
    async (asked) => {
      const page = await open(`/colleges${asked}`, 1440);
      // Before axe: themes that change are not movements.
      expect(await movesOf(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      const html = await page.request.get(`${address}/colleges${asked}`);
      expect(await htmlFindings(await html.text())).toEqual([]);
    },
  );
});

describe('Someone without JavaScript', () => {
  test('searches, filters, turns pages, uses the map, opens a college and goes back', async () => {
    const visitor = await newVisitor({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await visitor.newPage();
    await page.goto(`${address}/colleges`);
    // Nothing is looked for yet: first come those who can be met next.
    await expect.poll(() => cards(page).first().innerText()).toMatch(/At \d fair/);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => search(page)).toBe('?page=2');
    await box(page).fill('norhtwestern');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => firstName(page)).toBe('Northwestern University');
    // Without JavaScript nothing is kept on the device: the bookmark leads to signing up.
    await page.getByRole('link', { name: 'Sign up to save Northwestern University' }).waitFor();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect.poll(() => page.title()).toContain('Northwestern University');
    await page.goBack();
    await expect.poll(() => firstName(page)).toBe('Northwestern University');
    await page.goto(`${address}/colleges`);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.locator('#filters').getByText('Public', { exact: true }).click();
    await page.getByRole('button', { name: 'Use these filters' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('type')).toEqual(['public']);
    await page.getByRole('link', { name: 'By state' }).click();
    await page.getByRole('link', { name: 'OR Oregon' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('state')).toEqual(['OR']);
    await page.getByRole('link', { name: 'Remove Oregon' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('state')).toEqual([]);
  });
});

test('a college that is not there is a page that is not found', async () => {
  const answers = await Promise.all(
    ['/college-no-such-college', '/college-', '/college-college-northwestern-university'].map(
      (path) => fetch(address + path, { redirect: 'manual' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a machine reads what a college is and where it lives, and one address for a narrowed list', async () => {
  const read = async (path: string) => (await fetch(address + path)).text();
  const college = await read('/college-northwestern-university');
  expect(college).toContain('"@type":"CollegeOrUniversity"');
  expect(college).toContain('"@type":"BreadcrumbList"');
  expect(college).toContain(
    `<link rel="canonical" href="${address}/college-northwestern-university"/>`,
  );
  expect(college).toMatch(/<title>Northwestern University · /);
  expect(college).toContain('rel="noopener nofollow ugc"');
  expect(college).not.toMatch(/collegeReps|fairCredits|"owner"/);
  const narrowed = await read('/colleges?state=OR');
  expect(narrowed).toContain(`<link rel="canonical" href="${address}/colleges"/>`);
  const deep = await read('/colleges?state=OR&type=public');
  expect(deep).toContain('<meta name="robots" content="noindex');
  const second = await read('/colleges?page=2');
  expect(second).toContain(`<link rel="canonical" href="${address}/colleges?page=2"/>`);
  expect(second).not.toContain('noindex');
});
