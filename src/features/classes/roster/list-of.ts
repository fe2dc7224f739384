/** Joins names by the rules of the language. */
export const listOf = (locale: string, names: readonly string[]): string =>
  new Intl.ListFormat(locale).format(names);
