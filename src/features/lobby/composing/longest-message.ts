/** Maximum length of a message, in characters. */
export const longestMessage = 1000;

/** Documents that a message can have at most. */
export const mostAttached = 5;
