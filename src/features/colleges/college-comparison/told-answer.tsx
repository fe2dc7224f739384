import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { myCollegesMessages as messages } from '../my-colleges/my-colleges.messages.ts';
import type { ComparedCollege } from './load-comparison.ts';
import css from './told-answer.module.css';

/** Letters of an answer that are visible before it unfolds. */
const first = 150;

interface ToldAnswerProps {
  readonly told: ComparedCollege['told'][number] | undefined;
}

/** A college's answer at a booth, and which booth; a long answer unfolds. */
export function ToldAnswer({ told }: ToldAnswerProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (!told) return <span className={css.quiet}>{t(messages.notTold)}</span>;
  const { text, fair, startTime, timeZone } = told;
  const month = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(startTime));
  const opening = openingOf(text);
  return (
    <>
      {opening === text ? (
        <p className={css.text}>{text}</p>
      ) : (
        <details className={css.long}>
          <summary>
            <span className={css.opening}>{opening}… </span>
            <span className={css.more}>{t(messages.wholeAnswer)}</span>
            <span className={css.less}>{t(messages.lessOfAnswer)}</span>
          </summary>
          <p className={css.text}>{text}</p>
        </details>
      )}
      <p className={css.quiet}>{t(messages.toldAt, { fair, month })}</p>
    </>
  );
}

/** The visible beginning of a text, cut between words. */
function openingOf(text: string): string {
  if (text.length <= first + 40) return text;
  const cut = text.lastIndexOf(' ', first);
  return text.slice(0, cut > 0 ? cut : first);
}
