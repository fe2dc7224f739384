import type { Queryable } from '../database/queryable.ts';
import { readRows, type Columns, type RowOf } from '../database/read-rows.ts';
import { messages } from '../model/messages.ts';
import { badInput } from '../model/refusal.ts';

/** The order and page (from 1) of a table. */
export interface TableView {
  readonly sort?: string | null;
  readonly descending?: boolean | null;
  readonly page?: number | null;
}

/** Rows of a page; each call types their contents. */
export interface TablePage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface Table {
  /** SQL: `select … from … where …`, with `params`; it gives each row an `id`. */
  readonly rows: string;
  readonly params: readonly unknown[];
  /** What can be sorted by, and the SQL of it over those rows as `t`. */
  readonly sorts: Readonly<Record<string, string>>;
  /** The default. */
  readonly sort: string;
  readonly perPage?: number;
}

/** Rows of a page of a table of the admins' screens. */
export const rowsPerPage = 25;

/** So many rows are sorted in no time. */
const fewRows = 1_500;

/**
 * Reads one page of a table, sorted and counted by the database.
 * @throws Refusal BAD_USER_INPUT for an unknown order or page
 */
export async function readTablePage<const Declared extends Columns>(
  tx: Queryable,
  columns: Declared,
  { rows: sql, params, sorts, sort: usual, perPage = rowsPerPage }: Table,
  { sort, descending, page }: TableView,
): Promise<TablePage<RowOf<Declared>>> {
  const order = sorts[sort ?? usual];
  if (order === undefined) throw badInput({ sort: messages.choice(Object.keys(sorts)) });
  const number = page ?? 1;
  if (!Number.isInteger(number) || number < 1 || number > 100_000)
    throw badInput({ page: messages.minimum(1) });
  const counted = await readRows(tx, { total: 'number' })(
    `select count(*)::int as total from (${sql}) t`,
    [...params],
  );
  const total = counted[0]?.total ?? 0;
  const skipped = (number - 1) * perPage;
  const left = Math.min(perPage, total - skipped);
  if (left <= 0) return { items: [], total };
  // The second half of a table is read from its end, which is nearer.
  const fromEnd = skipped > total / 2;
  const way = Boolean(descending) === fromEnd ? 'asc nulls first' : 'desc nulls last';
  const shown = Object.keys(columns).map((name) => `t."${name}"`);
  const rows = await readRows(tx, columns)(
    // A few rows are found first and then sorted: an index in the order of the table would lead past
    // all the others.
    `with t as ${total <= fewRows ? 'materialized' : 'not materialized'} (${sql})
     select ${shown.join(', ')} from t order by ${order} ${way}, t.id ${way}
     limit ${left} offset ${fromEnd ? total - skipped - left : skipped}`,
    [...params],
  );
  return { items: fromEnd ? rows.reverse() : rows, total };
}

/** A pattern for `like` that finds these words anywhere, whatever is in them; null for none. */
export function containing(words: string | null | undefined): string | null {
  const plain = (words ?? '').replaceAll('\u0000', '').trim().slice(0, 200).toLowerCase();
  return plain === '' ? null : `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
}
