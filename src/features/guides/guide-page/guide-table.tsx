import type { ReadyTable } from './ready-guide.ts';
import { Runs } from './runs.tsx';
import css from './guide-table.module.css';

/** A comparison: a table where there is room, a card for each row on a phone. */
export function GuideTable({ table: { caption, heads, rows } }: { readonly table: ReadyTable }) {
  return (
    <table className={css.table} data-columns={heads.length}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <Runs prose={cell} />
                </th>
              ) : (
                <td key={column}>
                  <span className={css.head} aria-hidden="true">
                    {heads[column]}
                  </span>
                  <Runs prose={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
