import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newVisitor } from './browser.ts';
import { coloursOn, applyTheme, themes } from './colors-on.ts';

/** What axe is asked for; nothing is fetched for it, and only what is wrong is described. */
const briefly: RunOptions = { resultTypes: ['violations'], preload: false };
/** Rules about colors: the dearest of all, and all that another theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const onlyColours: RunOptions = { ...briefly, runOnly: { type: 'rule', values: colourRules } };
/** Everything else, once. */
const everythingElse: RunOptions = {
  ...briefly,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};

declare global {
  /** What `newWatcher` puts into every page. */
  var watchedShifts: number;
  var watchedMoves: string[];
  /** What the framework puts into every page once it is hydrated. */
  var __reactRouterDataRouter: { subscribe(told: () => void): unknown } | undefined;
  /** What `axeFindings` puts into the pages it looks at. */
  var axe: {
    run(context: Document | { include: Element[] }, options: RunOptions): Promise<AxeResults>;
  };
}

/**
 * A visitor whose pages are watched: what moves by itself is summed up. What moves as the answer to
 * something that was done does not; a browser excuses it for half a second, this until the router has
 * brought the answer and two seconds have passed, for on a busy machine it takes longer to draw.
 */
export async function newWatcher(width: number): Promise<BrowserContext> {
  const visitor = await newVisitor({ viewport: { width, height: width < 600 ? 844 : 900 } });
  await visitor.addInitScript(() => {
    globalThis.watchedShifts = 0;
    globalThis.watchedMoves = [];
    let excusedUntil = 0;
    let isFollowed = false;
    const excuse = () => {
      excusedUntil = performance.now() + 2_000;
    };
    const act = () => {
      excuse();
      if (isFollowed || !globalThis.__reactRouterDataRouter) return;
      isFollowed = true;
      globalThis.__reactRouterDataRouter.subscribe(excuse);
    };
    for (const kind of ['pointerdown', 'keydown', 'input', 'popstate'])
      globalThis.addEventListener(kind, act, true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput || entry.startTime < excusedUntil) continue;
        globalThis.watchedShifts += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          const way = [from, to].map(({ x, y, width, height }) => [x, y, width, height].join(' '));
          globalThis.watchedMoves.push(
            `${entry.value}: ${what?.slice(0, 100)}: ${way.join(' to ')}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return visitor;
}

const axeSource = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Ways in which texts are set, on whatever page, and with which axe has found nothing wrong. */
const readable = new Set<string>();

/**
 * What axe finds on a page, a line each; an empty list is right. In each theme it looks at the colors
 * of the texts that are set in a way which it has not judged before, and at everything else once, for
 * themes are colors and nothing else.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // In the font of before, words are wider, and what fits scrolls for a moment; what fades in can be
  // read once it is there.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const brief = document.getAnimations().filter(({ playState, effect }) => {
      const { endTime = Infinity } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number(endTime) < 2_000;
    });
    // In a page behind another one nothing moves on.
    await Promise.race([
      Promise.allSettled(brief.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]);
  });
  // Told by the debugger, which no policy of the page keeps out, and once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource);
  const found: string[] = [];
  for (const theme of themes) {
    await applyTheme(page, theme);
    const colours = await judgeColours(page);
    const others = theme === themes[0] ? await judgeAllElse(page) : { violations: [] };
    for (const { id, help, nodes } of [...colours.violations, ...others.violations])
      found.push(
        `${theme.name}: ${id} (${help}): ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
  }
  return found;
}

type Judged = Pick<AxeResults, 'violations'>;

const judgeAllElse = (page: Page): Promise<Judged> =>
  page.evaluate((options) => globalThis.axe.run(document, options), everythingElse);

/** Judges the colors of all texts that are set in a way that was not found readable before. */
async function judgeColours(page: Page): Promise<Judged> {
  for (;;) {
    const ways = (await coloursOn(page)).filter((way) => !readable.has(way));
    const colours = await judgeTexts(page, ways);
    if (colours === null) continue;
    if (colours.violations.length === 0) for (const way of ways) readable.add(way);
    return colours;
  }
}

/** Of the texts in these ways; null when some have left the page since it was looked at. */
async function judgeTexts(page: Page, ways: readonly string[]): Promise<Judged | null> {
  if (ways.length === 0) return { violations: [] };
  return page.evaluate(
    ([asked, options]) => {
      const include = asked.flatMap((way) => globalThis.textsByWay.get(way) ?? []);
      return include.every((one) => one.isConnected)
        ? globalThis.axe.run({ include }, options)
        : null;
    },
    [ways, onlyColours] as const,
  );
}

/** How far a page may move by itself: what cannot be seen. */
const still = 0.001;

/** How far things on a page have moved by themselves since it was opened (Cumulative Layout Shift). */
const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => globalThis.watchedShifts);

/** Layout shifts that a visitor could see, one per line. */
export const movesOf = async (page: Page): Promise<readonly string[]> =>
  (await shiftsOf(page)) < still ? [] : page.evaluate(() => globalThis.watchedMoves);

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // What React writes: lower-case doctype, self-closed void elements, boolean attributes with "".
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    // Integrity is for files of other hosts.
    'require-sri': 'off',
    // Passwords managers and one-time codes need names that this rule does not know.
    'no-implicit-button-type': 'error',
  },
});

/** Errors in a page's HTML as it was sent, one per line; an empty list is right. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Expects that nothing on a page is wider than its window. */
export const expectToFit = (page: Page, message = page.url()): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message,
    })
    .toBeLessThanOrEqual(0);

/** Opens a screen as a visitor and expects that it can be used by everyone, in four themes. */
export async function expectUsable(visitor: BrowserContext, address: string): Promise<void> {
  const page = await visitor.newPage();
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  expect(await axeFindings(page)).toEqual([]);
  expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
  await expectToFit(page);
  await page.close();
}

/** How a page looks: its background color, and the font of its h1, once loaded. */
export const looksOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    const family = heading && getComputedStyle(heading).fontFamily.split(',').at(0);
    const hasArrived = [...document.fonts].some(
      (face) =>
        face.status === 'loaded' && face.family.replaceAll('"', '') === family?.replaceAll('"', ''),
    );
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      heading: hasArrived ? family : null,
    };
  });

/** How every page looks in the light theme, by `src/ui/brand/tokens.css`. */
export const expectedLooks = { ground: 'rgb(250, 248, 243)', heading: '"Bricolage Grotesque"' };
