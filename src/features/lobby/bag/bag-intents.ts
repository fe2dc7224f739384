/** The actions of a document's forms. */
export const documentIntents = { keep: 'keep-document', drop: 'drop-document' } as const;

/** The actions of a bookmark's forms. */
export const bagIntents = { save: 'into-bag', unsave: 'out-of-bag' } as const;
