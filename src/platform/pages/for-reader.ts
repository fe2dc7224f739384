/**
 * The headers of a call that a page of ours makes from the browser, and whose refusal somebody will
 * read: what is refused is then said in that reader's language. Programs get the API's English.
 */
export const forReader = { 'x-quad-words': 'reader' } as const;
