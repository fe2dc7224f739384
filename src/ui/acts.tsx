import type { ReactNode } from 'react';
import css from './acts.module.css';

/** What can be done next, in a row: a button, and quiet links beside it. */
export const Acts = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.acts}>{children}</p>
);
