/** Colleges that are compared at once: more columns no one reads side by side. */
export const mostCompared = 4;
