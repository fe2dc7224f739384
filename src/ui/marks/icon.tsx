import type { CSSProperties } from 'react';
import { classNames } from '../layout/class-names.ts';
import type { IconName } from './icon-names.ts';
import sheet from './icons.svg?no-inline';
import css from './icon.module.css';

export type { IconName };

interface IconProps {
  readonly name: IconName;
  /** Pixels; without it a little larger than the words around. */
  readonly size?: number;
  /** The label where there are no words beside it; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/**
 * A line icon in the color of the text around it. All icons are one picture that the browser
 * caches, so they cost a page no script.
 */
export function Icon({ name, size, label, className }: IconProps) {
  return (
    <svg
      className={classNames(css.icon, className)}
      viewBox="0 0 24 24"
      style={size ? ({ '--icon-size': `${size / 16}rem` } as CSSProperties) : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
