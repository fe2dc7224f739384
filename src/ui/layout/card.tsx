import type { ComponentProps, ElementType } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import css from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  readonly kind?: 'surface' | 'plain' | 'panel' | 'sun' | 'blue';
  readonly as?: ElementType;
}

/** A sheet of paper on the page. To make all of it one link put a `CoverLink` into its heading. */
export function Card({ kind = 'surface', as: Tag = 'div', className, ...props }: CardProps) {
  return <Tag {...props} className={classNames(css.card, css[kind], className)} />;
}

/** A link whose target is the whole card around it; other links and buttons in it need `position: relative`. */
export function CoverLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} data-cover="" />;
}
