import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import { statementNames } from '../database/statement-names.ts';

/**
 * Runs a statement that returns one text column called `value`; frequent ones are prepared.
 * @returns the column's values in order
 */
export async function column(
  on: Queryable,
  text: string,
  values: readonly unknown[],
): Promise<(string | null)[]> {
  const name = statementNames.nameOf(text);
  const rows = await readRows(on, { value: 'text?' })({
    ...(name === undefined ? {} : { name }),
    text,
    values: [...values],
  });
  return rows.map(({ value }) => value);
}
