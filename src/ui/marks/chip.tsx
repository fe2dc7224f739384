import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './chip.module.css';

interface Look {
  /** Chosen. */
  readonly on?: boolean;
  /** How many there are behind it. */
  readonly count?: number | string;
  readonly icon?: IconName;
  /** At its end: `close` takes it away, `chevron-down` opens something. */
  readonly iconAfter?: IconName;
  readonly children: ReactNode;
}

/**
 * A filter that is a link: it works before any script, and the address says what is chosen. It is one
 * of several, so it carries no tick.
 */
export function ChipLink({
  on = false,
  count,
  icon,
  iconAfter,
  children,
  className,
  ...props
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link
      preventScrollReset
      {...props}
      className={classNames(css.chip, on && css.on, className)}
      aria-current={on ? 'true' : undefined}
    >
      <Inside count={count} icon={icon} iconAfter={iconAfter}>
        {children}
      </Inside>
    </Link>
  );
}

/** A filter that is switched on and off where it stands, beside others that may be on: it gets a tick. */
export function ChipButton({
  on,
  count,
  icon,
  iconAfter,
  children,
  className,
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(css.chip, on && css.on, className)}
      aria-pressed={on}
    >
      <Inside on={on} count={count} icon={icon} iconAfter={iconAfter}>
        {children}
      </Inside>
    </button>
  );
}

type InsideProps = { [Key in keyof Look]: Look[Key] | undefined };

function Inside({ on, count, icon, iconAfter, children }: InsideProps) {
  return (
    <>
      {on && !icon && !iconAfter ? <Icon name="check" /> : icon && <Icon name={icon} />}
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}
