import type { Page } from 'playwright-core';

/** What a page says and calls its parts, each once. */
export const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = new Set<string>([document.title.trim()]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, template, [lang=en]'))
        said.add(node.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const one of document.querySelectorAll(`[${name}]`))
        if (!one.closest('[lang=en]')) said.add(one.getAttribute(name)?.trim() ?? '');
    return [...said];
  });

/** The most stops of the Tab key that are looked at on a page. */
const stops = 70;

/**
 * Goes through a page with the Tab key, and answers where it cannot be seen where one is: no outline, or
 * something else over it (WCAG 2.2, 2.4.7 and 2.4.11).
 */
export async function focusFindings(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    let told = await tellFocus(page);
    // What comes into view or slides in may take a moment.
    for (let wait = 0; wait < 10 && told.startsWith('has '); wait += 1) {
      await page.waitForTimeout(200);
      told = await tellFocus(page);
    }
    if (told === 'end') break;
    if (told !== '') found.add(told);
  }
  return [...found];
}

/** What is wrong with where the focus is: nothing, `''`; `end` when it has left the page. */
const tellFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body || at === document.documentElement) return 'end';
    if (at instanceof HTMLIFrameElement) return '';
    const outlined = (one: Element | null | undefined): boolean =>
      [null, '::before', '::after'].some((part) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      });
    // Hidden radios and checkboxes show it on what stands for them, links of cards on the card.
    const around: Element[] = [];
    for (let one: Element | null = at; one && around.length < 6; one = one.parentElement)
      around.push(one);
    const shown = [...around, at.nextElementSibling, at.closest('label')].some(outlined);
    const name = `${at.outerHTML.slice(0, 120)}…`;
    if (!shown) return `has no visible focus: ${name}`;
    const place = around.find((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 4 && height > 4;
    });
    if (!place) return `has no place for the focus: ${name}`;
    // As much of it as the window shows: a long text goes on below.
    const whole = place.getBoundingClientRect();
    const [left, top] = [Math.max(0, whole.left), Math.max(0, whole.top)];
    const right = Math.min(window.innerWidth, whole.right);
    const bottom = Math.min(window.innerHeight, whole.bottom);
    const isSeen = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return hit !== null && (place.contains(hit) || hit.contains(place));
      }),
    );
    return isSeen ? '' : `has its focus under something else: ${name}`;
  });

/** Whether a page must be moved sideways to be read, `how` it is looked at; it may take a moment to fit. */
export async function widthFindings(page: Page, how: string): Promise<readonly string[]> {
  let over = 0;
  for (let wait = 0; wait < 10; wait += 1) {
    over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over <= 0) return [];
    await page.waitForTimeout(100);
  }
  return [`is ${over} pixels too wide ${how}`];
}

/** What goes on moving on a page (WCAG 2.2, 2.2.2 and 2.3.3). */
export const lastingMotion = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter(({ effect }) => {
        const { endTime = 0 } = effect?.getComputedTiming() ?? {};
        return Number(endTime) > 1_000;
      })
      .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
  );

/** Spaces texts as WCAG 2.2, 1.4.12 lets readers do. */
export async function spaceOut(page: Page): Promise<void> {
  // Put in by the debugger, which no policy of the page keeps out.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-block-end: 2em !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Makes each word of a page half as long again, with accents: a made-up language in which it shows what
 * is too narrow for German or Tagalog.
 */
export const stretch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
    const accents: Readonly<Record<string, string>> = { a: 'å', e: 'ë', i: 'ï', o: 'ø', u: 'ü' };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, template, [translate=no], svg, textarea'))
        nodes.push(node);
    for (const node of nodes)
      node.textContent = (node.textContent ?? '').replace(/\p{L}+/gu, (word) =>
        [...word].map((letter, at) => (accents[letter] ?? letter).repeat(1 + (at % 2))).join(''),
      );
  });
