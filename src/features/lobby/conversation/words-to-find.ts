/** What the longest search contains. */
export const longestFind = 100;

/** The words of a search; null if there are none. */
export const wordsToFind = (typed: string | null | undefined): string | null =>
  typed?.trim().slice(0, longestFind).trim() || null;
