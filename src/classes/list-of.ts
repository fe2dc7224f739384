/** Names in a row, as the language joins them. */
export const listOf = (locale: string, names: readonly string[]): string =>
  new Intl.ListFormat(locale).format(names);
