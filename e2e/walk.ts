import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import type { MessageValues } from '../src/platform/i18n/define-messages.ts';
import { translatorFor } from '../src/platform/i18n/translator-for.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';

/** The name of a message in every language. */
type MessageName = keyof typeof english;

/** What is written on a page: a message by its name, or a text that is the same in every language. */
type Written = MessageName | RegExp;

interface Way {
  readonly screens: number;
  readonly taps: number;
  readonly fields: number;
}

/**
 * Seconds that people take, on average: reading a word at 238 a minute (Brysbaert 2019), typing a
 * character on a phone at 36 words a minute (Palin 2019), deciding and pointing (the keystroke-level
 * model of Card, Moran and Newell 1980).
 */
const takes = { word: 60 / 238, character: 60 / (36 * 5), decision: 1.35, tap: 1.1 } as const;

/** Someone who goes through pages in one language, counting, and looks at each of them. */
export interface Walk {
  readonly page: Page;
  readonly way: Way;
  /** How long someone would take who reads every word in view, without the way to an email and back. */
  readonly minutes: number;
  say(name: MessageName, values?: MessageValues): string;
  /** Waits for a screen with this heading, which everyone must be able to use. */
  see(heading: Written, values?: MessageValues): Promise<void>;
  tap(role: 'button' | 'link', name: Written, values?: MessageValues): Promise<void>;
  /** Goes to a page of the menus. */
  menu(name: Written): Promise<void>;
  /** Fills in a field; `parts` beyond the first one are not counted, as those of a date. */
  type(label: Written, value: string, isPart?: boolean): Promise<void>;
  /** Takes one of a list: two taps. */
  choose(label: Written, value: string, isPart?: boolean): Promise<void>;
  tick(role: 'checkbox' | 'radio', label: Written): Promise<void>;
}

/** A text as a pattern that matches it alone. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param language of the pages: `en` or `es` */
export function newWalk(page: Page, language: string): Walk {
  const translate = translatorFor(language);
  const main = page.getByRole('main');
  let [screens, taps, fields, words, characters] = [0, 0, 0, 0, 0];
  const say = (name: MessageName, values?: MessageValues) =>
    translate({ id: name, message: english[name] }, values);
  const written = (what: Written, values?: MessageValues) =>
    what instanceof RegExp ? what : say(what, values);
  /** Either as it is written, or as the beginning of what a control is called. */
  const named = (what: Written, values?: MessageValues) =>
    what instanceof RegExp ? what : new RegExp(`^${escaped(say(what, values))}`);
  const field = (label: Written): Locator =>
    main.getByLabel(written(label), { exact: true }).and(page.locator('input, select, textarea'));
  return {
    page,
    get way() {
      return { screens, taps, fields };
    },
    get minutes() {
      const { word, character, decision, tap } = takes;
      const seconds =
        words * word + characters * character + (taps + fields) * decision + taps * tap;
      return seconds / 60;
    },
    say,
    async see(heading, values) {
      screens += 1;
      await page.getByRole('heading', { level: 1, name: named(heading, values) }).waitFor();
      words += await wordsInView(page);
      const lang = await page.locator('html').getAttribute('lang');
      expect(lang?.split('-')[0], page.url()).toBe(language);
      expect(await axeFindings(page), page.url()).toEqual([]);
      await expectToFit(page);
    },
    async tap(role, name, values) {
      taps += 1;
      await main
        .getByRole(role, { name: named(name, values) })
        .first()
        .click();
    },
    async menu(name) {
      taps += 1;
      const menus = page.getByRole('banner').or(page.getByRole('navigation'));
      await menus
        .getByRole('link', { name: written(name), exact: true })
        .first()
        .click();
    },
    async type(label, value, isPart = false) {
      if (!isPart) fields += 1;
      characters += value.length;
      await field(label).first().fill(value);
    },
    async choose(label, value, isPart = false) {
      if (!isPart) fields += 1;
      taps += 2;
      const list =
        label instanceof RegExp ? main.getByLabel(label) : main.getByLabel(say(label)).first();
      await list.selectOption(value);
    },
    async tick(role, label) {
      fields += 1;
      taps += 1;
      await main
        .getByRole(role, { name: named(label) })
        .first()
        .check();
    },
  };
}

/** The words of the content that a window shows without scrolling. */
const wordsInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    let words = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('option, script, style, [aria-hidden=true]')) continue;
      range.selectNodeContents(node);
      const { top, bottom, height } = range.getBoundingClientRect();
      if (height > 1 && bottom > 0 && top < window.innerHeight)
        words += (node.textContent ?? '').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    }
    return words;
  });
