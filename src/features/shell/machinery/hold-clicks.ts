interface Hold {
  /** Asks the server for a sign of life; rejects when there is no answer. */
  readonly ask: () => Promise<unknown>;
  /** No one answered: the page stays. */
  readonly onHeld: () => void;
}

/**
 * Keeps offline visitors on the page: a link or a search would lead to the browser's own error
 * page. What a browser reports about its connection is not always true (a site on the same machine
 * needs none), so the click waits for a check of the site. Returns a cleanup function.
 */
export function holdClicks(page: Window, { ask, onHeld }: Hold): () => void {
  let isPassing = false;

  const hold = (event: Event, goOn: () => void) => {
    if (isPassing || page.navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask().then(() => {
      isPassing = true;
      goOn();
      isPassing = false;
    }, onHeld);
  };

  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && leaves(link, page.location))
      hold(event, () => link.click());
  };

  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    // What is posted stays by itself (src/ui/forms/keep-unsent.ts).
    if (form instanceof HTMLFormElement && form.method === 'get')
      hold(event, () => form.requestSubmit(submitter));
  };

  page.addEventListener('click', onClick, { capture: true });
  page.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    page.removeEventListener('click', onClick, { capture: true });
    page.removeEventListener('submit', onSubmit, { capture: true });
  };
}

/** Whether following a link leaves this page: not into another tab, a file or the page itself. */
function leaves(link: HTMLAnchorElement, here: Location): boolean {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  const isWithin = link.hash !== '' && link.href.split('#')[0] === here.href.split('#')[0];
  return link.protocol.startsWith('http') && !isWithin;
}
