/**
 * The first of the rows of a statement that always gives one.
 * @throws Error where it gave none, which is a mistake in the code
 */
export function oneRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always gives a row gave none.');
  return row;
}
