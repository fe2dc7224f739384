/**
 * Lets the browser itself follow the next link, so that the page it leads to comes whole and in the
 * newest version; returns how to end that.
 */
export function leaveByBrowser(page: Window): () => void {
  const keepFromRouter = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // A link within the page leaves nothing.
    if (link && !link.getAttribute('href')?.startsWith('#')) event.stopImmediatePropagation();
  };
  page.addEventListener('click', keepFromRouter, { capture: true });
  return () => page.removeEventListener('click', keepFromRouter, { capture: true });
}
