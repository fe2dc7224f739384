import type { Statement } from './queryable.ts';

/**
 * Several statements that write as one: they take one way to the database and back, and happen
 * together or not at all. What a name returns may be read by those behind it. Each sees the tables as
 * they were before all of them; foreign keys are looked at in the end.
 *
 * @param first by the names under which the others know them
 */
export function combineStatements(
  first: Readonly<Record<string, Statement>>,
  last: Statement,
): Required<Statement> {
  const values: unknown[] = [];
  const numbered = (one: Statement): string => {
    const before = values.length;
    values.push(...(one.values ?? []));
    return one.text.replace(/\$(\d+)/g, (_parameter, number) => `$${before + Number(number)}`);
  };
  const parts = Object.entries(first).map(([name, one]) => `${name} as (${numbered(one)})`);
  const text = parts.length > 0 ? `with ${parts.join(', ')} ${numbered(last)}` : numbered(last);
  // The text follows from the texts of the parts, and those from their names.
  const name = [...Object.values(first), last].map((one) => one.name ?? one.text).join('+');
  return { name, text, values };
}
