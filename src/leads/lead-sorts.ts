/** The orders of the list, the usual one first. */
export const leadSorts = ['name', 'agreedAt'] as const;
