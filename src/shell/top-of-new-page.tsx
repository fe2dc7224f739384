import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Shows a new page from its top, also where a form that keeps the scroll position on its own page has
 * led to another one. Stands after `ScrollRestoration`, which restores positions for back and forward.
 */
export function TopOfNewPage() {
  const { pathname, hash } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!cameBack && hash === '') window.scrollTo(0, 0);
  }, [pathname, hash, cameBack]);
  return null;
}
