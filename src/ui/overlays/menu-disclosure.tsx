import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { closing } from './close-by-itself.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './menu-disclosure.module.css';

interface MenuDisclosureProps {
  /** On its button. */
  readonly label: ReactNode;
  readonly icon?: IconName;
  /** Shows the icon (or `face`) alone; the label is for screen readers. */
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
  return (
    <details {...closing} className={classNames(css.menu, className)}>
      <summary className={classNames(css.button, bare && css.bare)}>
        {face ?? (icon && <Icon name={icon} />)}
        <span className={bare ? 'visually-hidden' : undefined}>{label}</span>
        {!bare && <Icon name="chevron-down" className={css.mark} />}
      </summary>
      <div className={classNames(css.sheet, css[align])}>{children}</div>
    </details>
  );
}
