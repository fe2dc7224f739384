import type { ReactNode } from 'react';
import css from './receipt.module.css';

interface ReceiptLineProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One line of a receipt. */
export const ReceiptLine = ({ name, children }: ReceiptLineProps) => (
  <div className={css.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
