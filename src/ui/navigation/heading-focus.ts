import { useEffect, useRef } from 'react';
import { useHydrated } from '../layout/hydrated.ts';

interface HeadingFocusOptions {
  /** The page stays scrolled as it is: someone else looks after that. */
  readonly preventScroll?: boolean;
}

/**
 * Focuses the heading of the page when `shown` changes without a document load: the keyboard
 * continues from there, and a screen reader announces the page. Not on the first render, nor on the
 * way to a part of the page (`#...`), nor away from a field.
 */
export function useHeadingFocus(
  shown: string,
  { preventScroll = false }: HeadingFocusOptions = {},
) {
  // Everything drawn after hydration is new to the visitor.
  const isNew = useHydrated();
  const lastShown = useRef(isNew ? null : shown);
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    if (window.location.hash === '') focusHeading(preventScroll);
  }, [shown, preventScroll]);
}

function focusHeading(preventScroll: boolean): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading || main?.querySelector(':is(input, select, textarea):focus')) return;
  // Not for the Tab key; base.css shows no ring around it.
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}
