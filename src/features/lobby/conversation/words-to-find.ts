/** What the longest search contains. */
export const longestFind = 100;

/** The words of a search; null if there are none. */
export const wordsToFind = (typed: string | null | undefined): string | null =>
  // The database reads neither half a character nor a zero.
  typed?.trim().slice(0, longestFind).toWellFormed().replaceAll('\0', '').trim() || null;
