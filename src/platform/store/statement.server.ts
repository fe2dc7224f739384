import type { Queryable } from '../database/queryable.ts';

/** Beyond so many texts a statement is sent unnamed: each name costs memory in every connection. */
const mostNames = 1000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `quad_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement that returns one column called `value`, prepared under a name of its own.
 * @returns the column's values in order.
 */
export async function column(
  on: Queryable,
  text: string,
  values: readonly unknown[],
): Promise<unknown[]> {
  const name = nameOf(text);
  const { rows } = await on.query<{ value: unknown }>({
    ...(name === undefined ? {} : { name }),
    text,
    values: [...values],
  });
  return rows.map(({ value }) => value);
}
