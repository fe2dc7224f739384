import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../marks/icon.tsx';
import css from './data-table.module.css';

/** A column of a table. */
export interface Column {
  readonly key: string;
  readonly title: string;
  /** The link in its header: the same table, sorted by this column. */
  readonly sortTo?: string;
  readonly sorted?: 'ascending' | 'descending' | undefined;
  /** Numbers, aligned to the end. */
  readonly figures?: boolean;
  /** Holds actions: hidden in print. */
  readonly acts?: boolean;
}

/** A row: its cells by the keys of the columns, and its own key. */
export interface DataRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

interface DataTableProps {
  /** What the table lists; for screen readers only. */
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly Column[];
  readonly rows: readonly DataRow[];
}

/**
 * A table that is sorted and paged by the server; on phones each row is a card, unless there are just
 * names and up to three figures, which a phone is wide enough for.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const isNarrow = columns.length <= 4 && columns.slice(1).every(({ figures }) => figures);
  const { frame, scrolls } = useScrolls();
  return (
    <div
      ref={frame}
      className={css.frame}
      // Where it is wider than its frame, the keyboard scrolls it as well. No landmark: a section of
      // the same name may be around it.
      {...(scrolls && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      <table className={classNames(css.table, !isNarrow && css.cards)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, sortTo, sorted, ...kind }) => (
              <th key={key} scope="col" aria-sort={sorted} className={classOf(kind)}>
                {sortTo === undefined ? (
                  title
                ) : (
                  <Link to={sortTo} preventScrollReset className={css.sort}>
                    {title}
                    {sorted && (
                      <Icon name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} />
                    )}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map(({ key, title, ...kind }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cells[key]}
                  </th>
                ) : (
                  <td key={key} data-title={title} className={classOf(kind)}>
                    {cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the content of a frame is wider than the frame; depends on window, font and texts. */
function useScrolls() {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const outer = frame.current;
    if (!outer?.firstElementChild) return;
    const observer = new ResizeObserver(() => setScrolls(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(outer.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { frame, scrolls };
}

/** The link of a row in its first cell: a tap anywhere on the row follows it. */
export const RowLink = ({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}) => (
  <Link to={to} className={css.open}>
    {children}
  </Link>
);

const classOf = ({ figures, acts }: Pick<Column, 'figures' | 'acts'>) =>
  classNames(figures && css.figures, acts && css.acts) || undefined;
