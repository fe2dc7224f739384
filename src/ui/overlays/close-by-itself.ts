/** Marks a `<details>` that opens over the page. */
export const closing = { 'data-closes': '' } as const;

/**
 * Closes the marked `<details>` of a page that overlay it: on Escape, on a press outside (or on
 * what in it `data-ground` marks as the page behind it), when the focus leaves it, and after a link
 * in it. It receives events of all of them, also of server-drawn ones. Returns a cleanup function.
 */
export function closeByItself(page: Document): () => void {
  const stop = new AbortController();
  const hear = <Kind extends keyof DocumentEventMap>(
    kind: Kind,
    isOver: (menu: HTMLDetailsElement, event: DocumentEventMap[Kind]) => boolean,
  ) =>
    page.addEventListener(
      kind,
      (event) => {
        for (const menu of page.querySelectorAll<HTMLDetailsElement>('details[data-closes][open]'))
          if (isOver(menu, event)) menu.open = false;
      },
      { signal: stop.signal },
    );
  hear('keydown', (menu, { key }) => {
    const isOver = key === 'Escape';
    if (isOver) menu.querySelector('summary')?.focus();
    return isOver;
  });
  hear(
    'pointerdown',
    (menu, { target }) =>
      !isIn(menu, target) || (target instanceof Element && target.hasAttribute('data-ground')),
  );
  hear(
    'focusout',
    (menu, { target, relatedTarget }) =>
      relatedTarget !== null && isIn(menu, target) && !isIn(menu, relatedTarget),
  );
  hear(
    'click',
    (menu, { target }) =>
      isIn(menu, target) && target instanceof Element && target.closest('a') !== null,
  );
  return () => stop.abort();
}

const isIn = (menu: Element, target: EventTarget | null): boolean =>
  target instanceof Node && menu.contains(target);
