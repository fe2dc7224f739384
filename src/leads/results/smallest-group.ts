/** Fewer people than this are not told apart by what they did or answered. */
export const smallestGroup = 5;
