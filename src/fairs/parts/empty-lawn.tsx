import type { ReactNode } from 'react';
import css from './empty-lawn.module.css';

interface EmptyLawnProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** What can be done instead. */
  readonly children?: ReactNode;
}

/** A mown lawn without pennants: there is nothing here yet. */
export function EmptyLawn({ title, text, children }: EmptyLawnProps) {
  return (
    <div className={css.lawn}>
      <svg viewBox="0 0 120 72" className={css.picture} aria-hidden="true">
        <path d="M22 10v54" className={css.pole} />
        <path
          d="M24 12c5 7 2 14 6 20s2 12 5 16c-5-2-8-7-9-13-2-7 0-15-2-23Z"
          className={css.felt}
        />
        <ellipse cx="24" cy="65" rx="16" ry="3" className={css.shade} />
      </svg>
      <div className={css.words}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {children && <div className={css.do}>{children}</div>}
      </div>
    </div>
  );
}
