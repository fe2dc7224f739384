/**
 * Closes what a `<details>` opened over the page: on Escape, on a press outside (or on what in it
 * `data-ground` marks as the page behind it), when the keyboard leaves it, and when a link in it was
 * followed. The function that it returns ends that.
 */
export function closeByItself(menu: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const isInside = (target: EventTarget | null) => target instanceof Node && menu.contains(target);
  const close = () => {
    menu.open = false;
  };
  const hear = <Kind extends keyof HTMLElementEventMap>(
    where: Document | HTMLElement,
    kind: Kind,
    told: (event: HTMLElementEventMap[Kind]) => void,
  ) =>
    where.addEventListener(kind, (event) => told(event as HTMLElementEventMap[Kind]), {
      signal: stop.signal,
    });
  hear(document, 'keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  hear(document, 'pointerdown', ({ target }) => {
    if (!isInside(target) || (target instanceof Element && target.hasAttribute('data-ground')))
      close();
  });
  hear(menu, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) close();
  });
  hear(menu, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  return () => stop.abort();
}
