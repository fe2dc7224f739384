import { translateCompiled, type Compiled } from './translate-compiled.ts';
import type { MessageValues } from './define-messages.ts';

/** Replaces `translator-for.ts` in page bundles: their messages are compiled, in the reader's language. */
export const translatorFor =
  (locale: string | null | undefined) =>
  (message: Compiled, values: MessageValues = {}): string =>
    translateCompiled(message, values, locale || 'en');
