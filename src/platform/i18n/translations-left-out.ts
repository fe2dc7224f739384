import type { Languages } from './translations.ts';

/** Replaces `translations.ts` in page bundles, each of which is in one language. */
export const translations: Languages = {};
