/** `collegeId` -> `college_id`, `FairBooth` -> `fair_booth`: a name of the API as the database says it. */
export const snakeCase = (name: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();

/** Quotes a name for SQL. Names come from declarations, never from callers; this keeps it so. */
export function quoted(name: string): string {
  if (!/^[\w@~.]{1,63}$/.test(name)) throw new Error(`${name} is no name.`);
  return `"${name}"`;
}

/** Quotes a text constant for SQL: again only for what declarations say. */
export const constant = (text: string): string => `'${text.replaceAll("'", "''")}'`;
