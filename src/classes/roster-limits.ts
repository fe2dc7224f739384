/** Students on the list of a class at most. */
export const mostListed = 500;

/** Characters of a list as it is handed in. */
export const longestRoster = 100_000;

/** Days after a fair for which the list of a class is kept. */
export const rosterDays = 14;
