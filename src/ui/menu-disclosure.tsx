import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './menu-disclosure.module.css';

interface MenuDisclosureProps {
  /** On its button. */
  readonly label: ReactNode;
  readonly icon?: IconName;
  /** Shows the icon (or what `face` is) alone; the label is heard. */
  readonly bare?: boolean;
  /** In place of the icon: an avatar. */
  readonly face?: ReactNode;
  /** The edge at which what opens is as its button. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A button that opens a small sheet of links or buttons under it. Without a script it opens and closes
 * by itself (`<details>`); with one it also closes on Escape, on a press outside, when the keyboard
 * leaves it and when a link in it was followed.
 */
export function MenuDisclosure({
  label,
  icon,
  bare,
  face,
  align = 'start',
  children,
  className,
}: MenuDisclosureProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeByItself(menu.current) : undefined), []);
  return (
    <details ref={menu} className={classNames(css.menu, className)}>
      <summary className={classNames(css.button, bare && css.bare)}>
        {face ?? (icon && <Icon name={icon} />)}
        <span className={bare ? 'visually-hidden' : undefined}>{label}</span>
        {!bare && <Icon name="chevron-down" className={css.mark} />}
      </summary>
      <div className={classNames(css.sheet, css[align])}>{children}</div>
    </details>
  );
}

function closeByItself(menu: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isInside = (target: EventTarget | null) => target instanceof Node && menu.contains(target);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!isInside(event.target)) menu.open = false;
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget && !isInside(event.relatedTarget)) menu.open = false;
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
    },
    { signal },
  );
  return () => stop.abort();
}
