import { translateCompiled, type Compiled } from './translate-compiled.ts';
import { languageOf } from './languages.ts';
import { translations } from './translations.ts';
import type { MessageValues } from './define-messages.ts';

interface Named {
  readonly id: string;
  readonly message: Compiled;
}

/**
 * Replaces `translator-for.ts` in browsers while developing: messages and catalogs are compiled when a
 * module is loaded.
 */
export function translatorFor(
  locale: string | null | undefined,
): (message: Named | Compiled, values?: MessageValues) => string {
  const reader = locale || 'en';
  const catalogue = translations[languageOf(reader)];
  return (message, values = {}) => {
    const compiled =
      typeof message === 'object' && 'id' in message
        ? (catalogue?.[message.id] ?? message.message)
        : message;
    return translateCompiled(compiled, values, reader);
  };
}
