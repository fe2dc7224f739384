import type { ReactNode } from 'react';
import { Pennant, type PennantArt } from '../pennants/pennant.tsx';
import css from './empty-state.module.css';

interface EmptyStateProps {
  /** Why there is nothing here, in a few words. */
  readonly title: ReactNode;
  /** What to do next. */
  readonly children?: ReactNode;
  /** The button or link that does it. */
  readonly action?: ReactNode;
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** Whose flag hangs there; a plain one without it. */
  readonly art?: PennantArt;
}

const plain: PennantArt = { shape: 'limp', base: '#5555aa', ink: '#f3bd2f' };

/** Nothing here yet: a flag without wind, why, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  heading: Heading = 'h2',
  art = plain,
}: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <div className={css.lawn}>
        <Pennant art={art} width={96} pole />
      </div>
      <div>
        <Heading className={css.title}>{title}</Heading>
        {children && <div className={css.words}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
