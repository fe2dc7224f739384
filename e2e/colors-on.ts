import type { Page } from 'playwright-core';

/** The four themes, as the attributes of `<html>` say them. */
export const themes = [
  { name: 'light', dark: 'off', contrast: 'off' },
  { name: 'dark', dark: 'on', contrast: 'off' },
  { name: 'light-high-contrast', dark: 'off', contrast: 'on' },
  { name: 'dark-high-contrast', dark: 'on', contrast: 'on' },
] as const;

declare global {
  /** What `coloursOn` found last: the texts of a page by the way they are set. */
  var textsByWay: Map<string, Element[]>;
}

/** Applies a theme to a page, as its switch does. */
export async function applyTheme(page: Page, { dark, contrast }: (typeof themes)[number]) {
  await page.evaluate(
    ([darkMode, highContrast]) => {
      const { dataset } = document.documentElement;
      dataset['dark'] = darkMode;
      dataset['contrast'] = highContrast;
      // What fades in is judged when it has arrived.
      for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().iterations !== Infinity) one.finish();
    },
    [dark, contrast] as const,
  );
}

/**
 * The ways in which texts are set on a page: their color, whether they count as large, and all that
 * they lie on. That decides whether a text can be read: of two that are set in the same way one is as
 * good as the other, wherever they are.
 */
export const coloursOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const remember = <Said>(find: (one: Element) => Said) => {
      const known = new Map<Element, Said>();
      return (one: Element): Said => {
        const said = known.get(one) ?? find(one);
        known.set(one, said);
        return said;
      };
    };
    const styleOf = remember((one) => getComputedStyle(one));
    /** What an element paints, and how it lets shine through what is below. */
    const paintOf = remember((one) => {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = styleOf(one);
      const all = [
        backgroundColor.replace('rgba(0, 0, 0, 0)', ''),
        ...[backgroundImage, filter].map((said) => said.replace(/^none$/, '')),
        opacity.replace(/^1$/, ''),
        mixBlendMode.replace(/^normal$/, ''),
      ];
      return all.some(Boolean) ? all.join(';') : '';
    });
    const groundOf: (one: Element) => string = remember((one) => {
      const below = one.parentElement ? groundOf(one.parentElement) : '';
      return [paintOf(one), below].filter(Boolean).join(' on ');
    });
    const every = [...document.querySelectorAll('body, body *')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    // What has left the flow may lie below a text that is not in it, or above.
    const afloat = every
      .filter((one) => styleOf(one).position !== 'static' && paintOf(one) !== '')
      .map((one) => ({ one, box: one.getBoundingClientRect() }));
    const besides = (text: Element, { left, right, top, bottom }: DOMRect) =>
      afloat
        .filter(({ box }) => box.left < right && left < box.right)
        .filter(({ box }) => box.top < bottom && top < box.bottom)
        .filter(({ one }) => !one.contains(text) && !text.contains(one))
        .map(({ one }) => groundOf(one));
    /** What axe passes over: what is out of sight, or cannot be used. */
    const passedOver = (one: Element, box: DOMRect) => [
      box.width <= 1 || box.height <= 1 || box.right <= 0 || box.bottom <= 0,
      styleOf(one).clipPath !== 'none',
      one.closest(':disabled, [aria-disabled=true]') !== null,
      one.closest('label')?.control?.matches(':disabled, [aria-disabled=true]') ?? false,
    ];
    /** A link among words is told from them by more than its color. */
    const asLink = (one: Element) => {
      const link = one.closest('a');
      if (!link?.parentElement || styleOf(link).display !== 'inline') return [];
      return [link, link.parentElement].map((each) => {
        const { color, fontSize, fontWeight, fontStyle, textDecoration, borderBottom } =
          styleOf(each);
        return [color, fontSize, fontWeight, fontStyle, textDecoration, borderBottom].join(';');
      });
    };
    const wayOf = (one: Element) => {
      const { color, fontSize, fontWeight, textShadow } = styleOf(one);
      const [pixels, weight] = [parseFloat(fontSize), Number(fontWeight)];
      const box = one.getBoundingClientRect();
      return [
        color,
        pixels >= 24 || (weight >= 700 && pixels >= 18.7) ? 'large' : '',
        textShadow,
        passedOver(one, box).join(),
        groundOf(one),
        ...asLink(one),
        ...besides(one, box),
      ].join(' / ');
    };
    const holdsText = (one: Element) =>
      one.matches('input, select, textarea') ||
      [...one.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
    globalThis.textsByWay = Map.groupBy(every.filter(holdsText), wayOf);
    return [...globalThis.textsByWay.keys()];
  });
