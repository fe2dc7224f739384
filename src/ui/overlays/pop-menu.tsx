import { useId, type ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './pop-menu.module.css';

interface PopMenuProps {
  readonly icon?: IconName;
  /** The label of the button. */
  readonly label: ReactNode;
  /** `line` looks like a button; `quiet` like text. */
  readonly kind?: 'line' | 'quiet' | 'link';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A button that opens a popover beside it. The browser opens and closes it, so it needs no
 * JavaScript, and it is on top of everything, even of a clipped ticket.
 */
export function PopMenu({ icon, label, kind = 'quiet', children, className }: PopMenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={classNames(css.button, css[kind])}>
        {icon && <Icon name={icon} />}
        {label}
      </button>
      <div id={id} popover="auto" className={classNames(css.panel, className)}>
        {children}
      </div>
    </>
  );
}
