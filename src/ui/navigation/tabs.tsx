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

/** Whether the browser lays out a strip with its current page in view. */
const beginsThere = (): boolean => CSS.supports('scroll-initial-target', 'nearest');

/** The pages that belong to one thing, as one strip; what has no room is scrolled to sideways. */
export function Tabs({ label, tabs }: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const first = useRef(true);
  // Scrolls the current page into view, centered where there is room on both sides.
  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !open) return;
    // A strip that moves when the code of its page arrives takes the tab from under the finger: it
    // begins at the current page by its style, and otherwise where someone has scrolled it.
    if (isFirst && (beginsThere() || strip.current.scrollLeft > 0)) return;
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
