/** What takes the focus when a control in it is gone: `tabIndex={-1}`. */
const stop = '[tabindex="-1"]';

/**
 * Keeps the focus nearby for those who use the keyboard: when the control that has it goes away, it
 * goes to the nearest stop around it, or to the one beside a stop that went away, too. A `ref` of the
 * part of the page in which controls come and go.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  let had: Element | null = null;
  let stops: readonly HTMLElement[] = [];
  const hear = ({ target }: FocusEvent) => {
    had = target instanceof Element ? target : null;
    stops = had ? stopsAround(had, part) : [];
  };
  // Someone has moved on, unless the element goes away in this moment.
  const leave = () =>
    setTimeout(() => {
      if (had?.isConnected && document.activeElement !== had) had = null;
    });
  const observer = new MutationObserver(() => {
    if (!had || had.isConnected || document.activeElement !== document.body) return;
    had = null;
    stops.find((one) => part.contains(one))?.focus();
  });
  part.addEventListener('focusin', hear);
  part.addEventListener('focusout', leave);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', hear);
    part.removeEventListener('focusout', leave);
  };
}

/** The nearest first: each stop around an element, those that follow it, and those before it. */
function stopsAround(element: Element, part: HTMLElement): HTMLElement[] {
  const found: Element[] = [];
  for (
    let at = element.closest(stop);
    at && part.contains(at);
    at = at.parentElement?.closest(stop) ?? null
  ) {
    const beside = [...(at.parentElement?.children ?? [])];
    const place = beside.indexOf(at);
    found.push(at, ...beside.slice(place + 1), ...beside.slice(0, place).toReversed());
  }
  return found.filter((one) => one instanceof HTMLElement).filter((one) => one.matches(stop));
}
