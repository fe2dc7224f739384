import pg from 'pg';
import { groupCalls } from './group-calls.ts';
import type { Queryable } from './queryable.ts';
import { isUuid } from '../model/kinds.ts';
import { readRows, type Columns, type RowOf } from './read-rows.ts';

interface SharedStatement {
  readonly name: string;
  /** A select that locks nothing. */
  readonly text: string;
  /** The PostgreSQL types of its parameters; no arrays. */
  readonly types: readonly string[];
}

type Read<Row> = (on: Queryable, values: readonly unknown[]) => Promise<readonly Row[]>;

/**
 * Declares a read that thousands need in the minute in which a fair opens. Calls on a pool that come
 * while one is under way are collected, and the next statement runs the select for each of them. In
 * a transaction the select runs for the caller alone.
 */
export function sharedRead<const Declared extends Columns>(
  columns: Declared,
  statement: SharedStatement,
): Read<RowOf<Declared>>;
export function sharedRead(
  columns: Columns,
  { name, text, types }: SharedStatement,
): Read<Readonly<Record<string, unknown>>> {
  const parameters = types.map((_, n) => `p${n + 1}`).join(', ');
  const lists = types.map((type, n) => `$${n + 1}::${type}[]`).join(', ');
  const forEach = {
    name,
    text: `select each.place, found.*
      from unnest(${lists}) with ordinality as each (${parameters}, place)
      cross join lateral (${text.replace(/\$(\d+)/g, 'each.p$1')}) found`,
  };
  const withPlace = { ...columns, place: 'number' } as const;

  async function readAll(on: Queryable, calls: readonly (readonly unknown[])[]) {
    const values = types.map((_, n) => calls.map((call) => call[n] ?? null));
    const found = calls.map((): Readonly<Record<string, unknown>>[] => []);
    for (const { place, ...one } of await readRows(on, withPlace)({ ...forEach, values }))
      found[place - 1]?.push(one);
    return new Map(calls.map((call, n) => [call, found[n] ?? []]));
  }

  /** What the database can't read as its type would fail for all who share the statement. */
  function check(values: readonly unknown[]): void {
    for (const [n, value] of values.entries())
      if (
        typeof value === 'string' &&
        (types[n] === 'uuid' ? !isUuid(value) : value.includes('\0'))
      )
        throw new Error(`A parameter of the statement ${name} can’t be read as ${types[n] ?? ''}.`);
  }

  const read = sharedOnPool(readAll);
  return async (on, values) => {
    check(values);
    return (await read(on, values)) ?? [];
  };
}

/**
 * Shares a read of many: calls on a pool that come while one is under way are collected for the
 * next, in a transaction each is read alone. Undefined for what was not found.
 */
export function sharedOnPool<Item, Result>(
  readAll: (on: Queryable, items: readonly Item[]) => Promise<ReadonlyMap<Item, Result>>,
): (on: Queryable, item: Item) => Promise<Result | undefined> {
  const collect = (pool: pg.Pool) => groupCalls((items: readonly Item[]) => readAll(pool, items));
  const byPool = new WeakMap<pg.Pool, ReturnType<typeof collect>>();
  return async (on, item) => {
    if (!(on instanceof pg.Pool)) return (await readAll(on, [item])).get(item);
    const read = byPool.get(on) ?? collect(on);
    byPool.set(on, read);
    return (await read(item)).get(item);
  };
}
