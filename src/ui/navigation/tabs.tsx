import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import css from './tabs.module.css';

interface TabsProps {
  /** What the tabs lead through; read out. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** A page by its address and name; `end` where addresses below it are pages of other tabs. */
export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly end?: boolean;
}

/** Whether tabs.module.css alone brings the current page into view; not yet in every browser. */
const startsAtCurrentPage = (): boolean => CSS.supports('scroll-initial-target', 'nearest');

/** The pages that belong to one thing, as one strip; what has no room is scrolled to sideways. */
export function Tabs({ label, tabs }: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isNew = useRef(true);
  // Scrolls the current page into view, centered where there is room on both sides.
  useEffect(() => {
    const wasNew = isNew.current;
    isNew.current = false;
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !open) return;
    // Scrolling when the page hydrates moves the tabs under a finger that is already down, and the
    // tap is lost. So the first scroll is left to CSS, and to whoever has scrolled meanwhile.
    if (wasNew && (startsAtCurrentPage() || strip.current.scrollLeft > 0)) return;
    const { left, width } = strip.current.getBoundingClientRect();
    const own = open.getBoundingClientRect();
    strip.current.scrollLeft += own.left + own.width / 2 - left - width / 2;
  }, [pathname]);
  return (
    <nav aria-label={label} className={css.tabs} ref={strip}>
      {tabs.map(({ to, label: name, end }) => (
        <NavLink key={to} to={to} {...(end === undefined ? {} : { end })}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
