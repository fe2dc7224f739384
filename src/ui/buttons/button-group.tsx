import type { ReactNode } from 'react';
import css from './button-group.module.css';

/** What can be done next, in a row: buttons, forms of one button, and quiet links beside them. */
export const ButtonGroup = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.acts}>{children}</div>
);
