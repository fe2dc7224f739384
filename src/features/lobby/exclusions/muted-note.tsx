import { useContactWay } from '../../../platform/pages/contact-way.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { exclusionMessages as messages } from './exclusions.messages.ts';

/** Instead of a composer: someone is muted, and whom to ask about it. */
export function MutedNote() {
  const t = useTranslate();
  return (
    <span>
      {t(messages.mutedText)} <a href={useContactWay()}>{t(messages.mutedAsk)}</a>
    </span>
  );
}
