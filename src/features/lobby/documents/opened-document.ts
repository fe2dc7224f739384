import { useCallback, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The query parameter that names the document over the page. */
const parameter = 'document';

/** The address of the page with a document over it, or with none. */
function withDocument(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  return `?${query.toString()}`;
}

/** Whether an entry of the history was made by opening a document: then going back closes it. */
const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opensDocument' in state;

/** The document in the address, and how it is closed. */
export function useOpenedDocument(): { readonly id: string | null; readonly close: () => void } {
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const close = useCallback(() => {
    if (isOpenedHere(state)) void navigate(-1);
    else
      void navigate(withDocument(search, null), {
        replace: true,
        preventScrollReset: true,
      });
  }, [navigate, search, state]);
  return { id: new URLSearchParams(search).get(parameter), close };
}

/** Loads the code that shows documents. */
export const loadViewer = () => import('./document-viewer.tsx');

/** Opens a document over the page, for a link to its file: without JavaScript that is downloaded. */
export function useDocumentOpener(id: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const ahead = () => void loadViewer().catch(() => {});
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick(event: MouseEvent<HTMLElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Safari does not do it, and the focus would have nowhere to return to.
      event.currentTarget.focus();
      void navigate(withDocument(search, id), {
        state: { opensDocument: true },
        preventScrollReset: true,
      });
    },
  } as const;
}
