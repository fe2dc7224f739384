import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './button.module.css';

interface Look {
  /** What it is for; `lawn` enters a fair that is open, `sun` is the bag and "you"; `dangerLine` leads to a question before `danger`. */
  readonly kind?: 'primary' | 'line' | 'soft' | 'quiet' | 'danger' | 'dangerLine' | 'lawn' | 'sun';
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  readonly block?: boolean;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** The label while it is busy ("Sending…"): replaces the words, and disables pressing. */
    readonly pending?: string | false | undefined;
  };

/** A button is labeled with a verb. It submits only with `type="submit"`. */
export function Button({ pending, children, onClick, ...rest }: ButtonProps) {
  const { look, props } = dress(rest);
  return (
    <button
      type="button"
      {...props}
      className={look.className}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...(pending ? { 'aria-disabled': true, 'data-pending': '' } : {})}
    >
      {pending ? (
        <>
          {pending}
          <span className={css.dots} aria-hidden="true" />
        </>
      ) : (
        look.around(children)
      )}
    </button>
  );
}

/** A link that looks like a button: it leads to a page of the site. */
export function ButtonLink({ children, ...rest }: Look & ComponentProps<typeof Link>) {
  const { look, props } = dress(rest);
  return (
    <Link {...props} className={look.className}>
      {look.around(children)}
    </Link>
  );
}

/** A link that looks like a button and leaves the pages: a file, another site. */
export function ButtonAnchor({ children, ...rest }: Look & ComponentProps<'a'>) {
  const { look, props } = dress(rest);
  return (
    <a {...props} className={look.className}>
      {look.around(children)}
    </a>
  );
}

function dress<Props extends Look & { className?: string | undefined }>({
  kind = 'primary',
  size = 'medium',
  block,
  icon,
  iconAfter,
  className,
  ...props
}: Props) {
  const look = {
    className: classNames(css.button, css[kind], css[size], block && css.block, className),
    around: (words: ReactNode) => (
      <>
        {icon && <Icon name={icon} />}
        {words}
        {iconAfter && <Icon name={iconAfter} />}
      </>
    ),
  };
  // What it stands in may put its words at the edge.
  return { look, props: { ...props, 'data-quiet': kind === 'quiet' ? '' : undefined } };
}
