/** Maximum number of students on the list of a class. */
export const mostListed = 500;

/** Maximum characters of a submitted list. */
export const longestRoster = 100_000;

/** Days after a fair until the list of a class is erased. */
export const rosterDays = 14;
