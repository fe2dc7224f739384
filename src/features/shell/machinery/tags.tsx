import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isIndexable } from '../../../platform/metadata/indexable.ts';
import { leaveByBrowser } from './leave-by-browser.ts';
import { hasTagManager, loadTagManager } from './tag-manager.ts';

interface TagsProps {
  readonly id: string;
  /** The path the document came from. */
  readonly openedAt: string;
}

/**
 * The container of the operator. Forms, and pages about people, are no one else's business: what was
 * loaded stays behind.
 */
export default function Tags({ id, openedAt }: TagsProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    const isOpen = isIndexable(pathname);
    if (!isOpen && hasTagManager()) window.location.reload();
    if (isOpen && isIndexable(openedAt))
      loadTagManager(id, Math.round(performance.timeOrigin + performance.now()));
    return leaveByBrowser(window, (to) => isIndexable(to.pathname) !== isOpen);
  }, [id, pathname, openedAt]);
  return null;
}
