import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** The verb; for screen readers only. */
  readonly label: string;
  /** Its color where it has been pressed: what it did still holds. */
  readonly tone?: 'primary' | 'success' | false;
}

/** A button that has room for an icon only. It submits only with `type="submit"`. */
export function IconButton({ icon, label, tone, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={classNames(css.button, tone && css[tone], className)}
    >
      <Icon name={icon} />
    </button>
  );
}
