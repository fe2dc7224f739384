/**
 * Stands in for Lingui's compiler in what is built for the pages: there every message was compiled
 * when the pages were built.
 */
export const compileMessage = (message: string): string => message;
