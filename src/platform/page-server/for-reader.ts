/**
 * The headers of a browser request whose error a person will read: errors are then in that reader's
 * language. Programs get the API's English.
 */
export const forReader = { 'x-quad-words': 'reader' } as const;
