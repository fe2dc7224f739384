import { use, type MouseEvent, type ReactNode } from 'react';
import type { RowList } from '../../booths/row-list.ts';
import { FormContext } from '../../../ui/forms/form-context.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import css from './row-inputs.module.css';

interface RowInputsProps {
  readonly list: RowList;
  /** What unfolds one more row. */
  readonly add: string;
  /** The inputs of a row; the first one is 1. */
  readonly children: (row: number) => ReactNode;
}

/** The rows of a list: those in use, or the first one; each further one unfolds, also without JavaScript. */
export function RowInputs({ list, add, children }: RowInputsProps) {
  const typed = use(FormContext)?.typed ?? {};
  const rows = Array.from({ length: list.most }, (_, index) => index + 1);
  const used = rows.findLast((row) =>
    list.inputsOfRow(row).some((input) => (typed[input]?.[0] ?? '') !== ''),
  );
  const shown = used ?? 1;
  return (
    <div className={css.rows}>
      {rows.slice(0, shown).map((row) => (
        <div key={row} className={css.row}>
          {children(row)}
        </div>
      ))}
      <Further list={list} add={add} row={shown + 1}>
        {children}
      </Further>
    </div>
  );
}

/** The line that unfolded the row is gone: who clicked it goes on in the row. */
function goOn({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { parentElement } = currentTarget;
  requestAnimationFrame(() => parentElement?.querySelector('input')?.focus());
}

function Further({ row, list, add, children }: RowInputsProps & { readonly row: number }) {
  if (row > list.most) return null;
  return (
    <details className={css.further}>
      <summary onClick={goOn}>
        <Icon name="plus" />
        {add}
      </summary>
      <div className={css.rows}>
        <div className={css.row}>{children(row)}</div>
        <Further list={list} add={add} row={row + 1}>
          {children}
        </Further>
      </div>
    </details>
  );
}
