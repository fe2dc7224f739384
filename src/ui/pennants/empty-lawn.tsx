import type { ReactNode } from 'react';
import type { PennantArt } from './pennant.tsx';
import { Pennant } from './pennant.tsx';
import css from './empty-lawn.module.css';

/** A pennant in no college's colors, and no one under it. */
const limp: PennantArt = { shape: 'limp', base: 'var(--sun)', ink: '#5555aa' };

interface EmptyLawnProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Alternative actions. */
  readonly children?: ReactNode;
}

/** A flag without wind under the sky: there is nothing here yet. */
export function EmptyLawn({ title, text, children }: EmptyLawnProps) {
  return (
    <div className={css.lawn}>
      <div className={css.picture}>
        <Pennant art={limp} pole />
      </div>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {children && <div className={css.do}>{children}</div>}
      </div>
    </div>
  );
}
