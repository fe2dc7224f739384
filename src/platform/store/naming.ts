/** `collegeId` -> `college_id`, `FairBooth` -> `fair_booth`: the database name of an API name. */
export const snakeCase = (name: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();

/** Quotes a name for SQL. Names come from declarations, never from callers; this ensures it. */
export function quoted(name: string): string {
  if (!/^[\w@~.]{1,63}$/.test(name)) throw new Error(`${name} is no name.`);
  return `"${name}"`;
}

/** Quotes a text constant for SQL: again only from declarations. */
export const constant = (text: string): string => `'${text.replaceAll("'", "''")}'`;
