import type { ReactNode } from 'react';
import css from './fields-row.module.css';

/** Two short fields side by side. */
export const FieldsRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.row}>{children}</div>
);
