/** A SQL pattern that matches the words anywhere in a lower-case text. */
export const contains = (words: string): string =>
  `%${words
    .slice(0, 200)
    .replaceAll('\u0000', '')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
