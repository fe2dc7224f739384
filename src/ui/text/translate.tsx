import { createContext, use, useMemo, type ReactNode } from 'react';
import { translatorFor, type Translate } from '../../platform/i18n/translator-for.ts';

interface Translation {
  readonly locale: string;
  readonly t: Translate;
}

const TranslationContext = createContext<Translation | null>(null);

/** Sets the language nearest to `locale` for everything inside. */
export function TranslationProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const voice = useMemo(() => ({ locale, t: translatorFor(locale) }), [locale]);
  return <TranslationContext value={voice}>{children}</TranslationContext>;
}

/** Translates messages of `*.messages.ts` into the reader's language. */
export const useTranslate = (): Translate => useTranslation().t;

/** The reader's language as a BCP 47 tag, for `Intl`. */
export const useLocale = (): string => useTranslation().locale;

function useTranslation(): Translation {
  const voice = use(TranslationContext);
  if (!voice) throw new Error('Nothing outside a VoiceProvider can speak.');
  return voice;
}
