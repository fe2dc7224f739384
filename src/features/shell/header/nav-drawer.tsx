import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/layout/class-names.ts';
import { closing } from '../../../ui/overlays/close-by-itself.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import css from './nav-drawer.module.css';

interface NavDrawerProps {
  /** What its button is called. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The temporary drawer of small screens. Its button opens and closes it, without a script as well; with
 * one, Escape, a press on the page behind it, leaving it and going to another page close it, too.
 */
export function NavDrawer({ label, children, className }: NavDrawerProps) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const known = useRef(key);
  useEffect(() => {
    // Someone may have opened it before a script was there.
    if (drawer.current && known.current !== key) drawer.current.open = false;
    known.current = key;
  }, [key]);
  return (
    <details ref={drawer} {...closing} className={classNames(css.drawer, className)}>
      <summary className={css.button} aria-label={label}>
        <Icon name="menu" size={24} className={css.whenClosed} />
        <Icon name="close" size={24} className={css.whenOpen} />
      </summary>
      <div className={css.ground} data-ground="" aria-hidden="true" />
      <div className={css.panel}>{children}</div>
    </details>
  );
}
