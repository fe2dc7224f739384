/** The orders of the list, the default first. */
export const leadSorts = ['name', 'agreedAt'] as const;
