/** Maximum length of a message, in characters. */
export const longestMessage = 1000;
