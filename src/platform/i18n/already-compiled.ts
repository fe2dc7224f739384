/** Replaces Lingui's compiler in page bundles: messages are compiled at build time. */
export const compileMessage = (message: string): string => message;
