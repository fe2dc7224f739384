/**
 * Lets the browser itself follow the next link, so that the page it leads to comes whole and in the
 * newest version, without what runs on this one; returns how to end that.
 *
 * @param isLeaving which links are meant, by where they lead
 */
export function leaveByBrowser(
  page: Window,
  isLeaving: (to: URL) => boolean = () => true,
): () => void {
  const keepFromRouter = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '#';
    // A link within the page leaves nothing.
    if (href.startsWith('#')) return;
    const to = URL.parse(href, page.location.href);
    if (to && isLeaving(to)) event.stopImmediatePropagation();
  };
  page.addEventListener('click', keepFromRouter, { capture: true });
  return () => page.removeEventListener('click', keepFromRouter, { capture: true });
}
