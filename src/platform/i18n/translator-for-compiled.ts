import { translateCompiled, type Compiled } from './translate-compiled.ts';
import { translations } from './translations.ts';
import type { Message, MessageValues } from './define-messages.ts';

/**
 * Replaces `translator-for.ts` in browsers: messages are compiled at build time, and an English-only site
 * sends them without their names.
 */
export function translatorFor(
  locale: string | null | undefined,
): (message: Message | Compiled, values?: MessageValues) => string {
  const [language = 'en'] = (locale ?? 'en').toLowerCase().split(/[-_]/);
  const catalogue = translations[language];
  const chosenLocale = catalogue ? language : 'en';
  return (message, values = {}) => {
    const compiled =
      typeof message === 'object' && 'id' in message
        ? (catalogue?.[message.id] ?? message.message)
        : message;
    return translateCompiled(compiled, values, chosenLocale);
  };
}
