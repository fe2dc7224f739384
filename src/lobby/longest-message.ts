/** The longest message, in characters. */
export const longestMessage = 1000;
