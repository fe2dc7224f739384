import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import spanish from '../locales/es.json' with { type: 'json' };
import { userTypes, type UserType } from '../src/platform/model/viewer.ts';
import { pageCookies } from '../src/platform/pages/remember-cookie.ts';
import { everyAddress, publicAddresses } from './addresses.ts';
import { newVisitor } from './browser.ts';
import { signIn } from './demo-people.ts';
import { openForVisitors } from './open-for-visitors.ts';
import {
  focusFindings,
  lastingMotion,
  saidOn,
  spaceOut,
  stretch,
  widthFindings,
} from './use-pages.ts';

const address = await openForVisitors({ demo: true });

/** Pages that quote English: emails to people who read English, and the page of a payment provider. */
const quotesEnglish = (path: string) => /^\/(?:mailbox|test-gateway)\b/.test(path);

const originals: Readonly<Record<string, string>> = english;
const translated: Readonly<Record<string, string>> = spanish;
/** Words that mean the same in both languages on some page. */
const inSpanish = new Set(Object.values(translated).map((text) => text.trim()));
/** English messages without values, none of which has a place on a Spanish page. */
const inEnglish = new Set(
  Object.entries(originals)
    .filter(([id, text]) => text !== translated[id])
    .map(([, text]) => text.trim())
    .filter((text) => /[a-z]{3}/.test(text) && !/[{}#]/.test(text) && !inSpanish.has(text)),
);

/** What people wrote, or languages call themselves, though it is a message elsewhere. */
const asWritten = new Set(['English', 'At a glance']);

/** Looks at a page in Spanish on a phone, and answers all that keeps someone from using it. */
async function findings(page: Page, path: string, isForFamilies: boolean) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address + path, { waitUntil: 'load' });
  expect(await page.locator('html').getAttribute('lang'), path).toBe('es-US');
  const isRead = isForFamilies && !quotesEnglish(path);
  const leaks = (isRead ? await saidOn(page) : []).filter(
    (one) => inEnglish.has(one) && !asWritten.has(one),
  );
  const found = [
    ...leaks.map((one) => `is in English: ${one}`),
    ...(await lastingMotion(page)).map((one) => `goes on moving: ${one}`),
    ...(await focusFindings(page)),
    ...(await widthFindings(page, 'on a phone')),
  ];
  // A desk of 1,280 pixels at 400 percent (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  found.push(...(await widthFindings(page, 'at 400 percent')));
  await spaceOut(page);
  found.push(...(await widthFindings(page, 'with the spaces of WCAG 1.4.12')));
  await page.setViewportSize({ width: 390, height: 844 });
  await stretch(page);
  found.push(...(await widthFindings(page, 'in longer words')));
  return found.map((one) => `${path} ${one}`);
}

async function phoneOf(who?: UserType): Promise<Page> {
  const visitor = await newVisitor({ reducedMotion: 'reduce' });
  if (who !== undefined) await signIn(visitor, address, who);
  await visitor.addCookies([{ name: pageCookies.locale, value: 'es', url: address }]);
  return visitor.newPage();
}

const reads =
  'uses every page in Spanish, by keyboard, at 400 percent, with wider spaces, longer words and without motion';

describe('Someone without an account', () => {
  test(reads, async () => {
    const page = await phoneOf();
    const found: string[] = [];
    for (const path of await publicAddresses()) found.push(...(await findings(page, path, true)));
    expect(found).toEqual([]);
  });
});

const inside = (await everyAddress()).filter(
  (path) => /^\/(?:app|admin)(?:\/|$)/.test(path) && !/(?:\.csv|\/frame)$/.test(path),
);
/** Pages that differ with the type of the account. */
const ownOfEach = new Set(['/app', '/app/profile', '/app/setup']);
const lookedAt = new Set<string>();
/** Whose pages are to be in Spanish to the last word; elsewhere some values are as they are stored. */
const families: ReadonlySet<UserType> = new Set(['student', 'parent', 'counselor']);

describe.each(userTypes)('Someone of the type %s', (who) => {
  test(reads, async () => {
    const page = await phoneOf(who);
    const found: string[] = [];
    for (const path of inside.filter((one) => ownOfEach.has(one) || !lookedAt.has(one))) {
      const answer = await page.request.get(address + path, { maxRedirects: 0 });
      const isPage = answer.headers()['content-type']?.startsWith('text/html');
      if (answer.status() !== 200 || !isPage) continue;
      lookedAt.add(path);
      found.push(...(await findings(page, path, families.has(who))));
    }
    expect(found).toEqual([]);
    expect(lookedAt.size).toBeGreaterThan(2);
  });
});

describe('Someone whose system sets the colors', () => {
  test('sees where they are in menus, tabs and steps, by a line of its own color', async () => {
    const places = [
      ['admin', '/admin/users', 'Organize'],
      ['admin', '/app/fairs/6x6/plan', 'Parts of this fair'],
      ['student', '/app/fairs/visit/demo', 'At this fair'],
    ] as const;
    for (const [who, path, name] of places) {
      const visitor = await newVisitor({ forcedColors: 'active' });
      await signIn(visitor, address, who);
      const page = await visitor.newPage();
      await page.goto(address + path);
      const entries = page.getByRole('navigation', { name }).getByRole('link');
      const lines = await entries.evaluateAll((links) =>
        links.map((link) => {
          const { borderBlockEndColor } = getComputedStyle(link);
          return [link.hasAttribute('aria-current'), borderBlockEndColor] as const;
        }),
      );
      const ofOthers = lines.filter(([isHere]) => !isHere).map(([, color]) => color);
      const here = lines.find(([isHere]) => isHere)?.[1];
      expect(new Set(ofOthers).size, path).toBe(1);
      expect(here ?? 'none', path).not.toBe(ofOthers[0]);
    }
  });
});
