/** Colleges compared at once: no one reads more columns side by side. */
export const mostCompared = 4;
