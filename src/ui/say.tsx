import { createContext, use, useMemo, type ReactNode } from 'react';
import { speak, type Say } from '../platform/words/speak.ts';

interface Voice {
  readonly locale: string;
  readonly say: Say;
}

const VoiceContext = createContext<Voice | null>(null);

/** Lets everything inside speak the language nearest to `locale`. */
export function VoiceProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const voice = useMemo(() => ({ locale, say: speak(locale) }), [locale]);
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

/** Says messages of `*.words.ts` in the reader's language. */
export const useSay = (): Say => useVoice().say;

/** The reader's language as a BCP 47 tag, for `Intl`. */
export const useLocale = (): string => useVoice().locale;

function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (!voice) throw new Error('Nothing outside a VoiceProvider can speak.');
  return voice;
}
