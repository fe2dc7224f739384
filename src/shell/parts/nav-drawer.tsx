import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
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
  useEffect(() => {
    if (drawer.current) drawer.current.open = false;
  }, [key]);
  useEffect(() => (drawer.current ? closeByItself(drawer.current) : undefined), []);
  return (
    <details ref={drawer} className={classNames(css.drawer, className)}>
      <summary className={css.button} aria-label={label}>
        <Icon name="menu" size={24} className={css.whenClosed} />
        <Icon name="close" size={24} className={css.whenOpen} />
      </summary>
      <div className={css.ground} data-ground="" aria-hidden="true" />
      <div className={css.panel}>{children}</div>
    </details>
  );
}

function closeByItself(drawer: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !drawer.open) return;
      drawer.open = false;
      drawer.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      // The page behind it is inside, too, as far as the document is concerned.
      const inside = target instanceof Element && drawer.contains(target);
      if (!inside || target.hasAttribute('data-ground')) drawer.open = false;
    },
    { signal },
  );
  drawer.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) drawer.open = false;
    },
    { signal },
  );
  return () => stop.abort();
}
