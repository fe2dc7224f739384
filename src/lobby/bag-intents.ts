/** What the forms of a document say that they do. */
export const documentIntents = { keep: 'keep-document', drop: 'drop-document' } as const;

/** What the forms of a bookmark say that they do. */
export const bagIntents = { save: 'into-bag', unsave: 'out-of-bag' } as const;
