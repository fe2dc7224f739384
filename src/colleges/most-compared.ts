/** Colleges that are compared at once: more columns nobody reads side by side. */
export const mostCompared = 4;
