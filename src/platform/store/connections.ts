import { listScope } from './statements/read-statement.ts';
import type { Selection, Variables } from './selection.ts';
import { listLimit } from './selection.ts';

/** A page of a list as the API gives it. */
export interface Connection {
  readonly items: readonly Row[];
  readonly nextToken: string | null;
}

/** A record as a statement returns it: fields and relations by their keys. */
export type Row = Record<string, unknown>;

type WriteToken = (scope: string, key: string) => string;

/** A page from rows of which one more than the limit was read, to know whether there are more. */
export function connectionOf(
  rows: Row[],
  limit: number,
  scope: () => string,
  write: WriteToken,
): Connection {
  if (rows.length <= limit) return { items: rows, nextToken: null };
  const items = rows.slice(0, limit);
  return { items, nextToken: write(scope(), String(items.at(-1)?.['id'])) };
}

/** Turns the lists inside a row into pages, all the way down. */
export function shapeRow(
  row: Row,
  selection: Selection,
  variables: Variables,
  write: WriteToken,
): Row {
  for (const { key, name, relation, selection: inner, args } of selection.relations) {
    const found = row[key];
    if (relation.kind === 'hasMany') {
      const rows = (found ?? []) as Row[];
      const list = args(variables);
      const scope = () => listScope(selection.entity.name, name, list.filter);
      const page = connectionOf(rows, listLimit(list.limit), scope, write);
      if (inner.relations.length > 0)
        for (const one of page.items) shapeRow(one, inner, variables, write);
      row[key] = page;
    } else if (found !== null && inner.relations.length > 0)
      shapeRow(found as Row, inner, variables, write);
  }
  return row;
}
