/** What the forms of a bookmark say that they do. */
export const bagIntents = { save: 'into-bag', unsave: 'out-of-bag' } as const;
