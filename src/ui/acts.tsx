import type { ReactNode } from 'react';
import css from './acts.module.css';

/** What can be done next, in a row: buttons, forms of one button, and quiet links beside them. */
export const Acts = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.acts}>{children}</div>
);
