import { describeAnswerTime } from '../../lobby/describe-answer-time.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsMessages as messages } from './results.messages.ts';
import { describePrivate } from './describe-private.ts';
import { smallestGroup } from './smallest-group.ts';
import css from './results.module.css';

/** The results of a booth, or of all, as figures. */
export function ResultNumbers({ data }: { readonly data: ResultsData }) {
  const t = useTranslate();
  const locale = useLocale();
  const { fair, fairs, now } = data;
  const { visits, questions, answered, medianAnswerSeconds, saves, documents, leads } = data.total;
  const { documentsOpened } = data.total;
  const number = new Intl.NumberFormat(locale);
  const ended = (fair ? [fair] : fairs).some(({ endTime }) => endTime <= now);
  const kept = (figure: number | null) => describePrivate(t, locale, { figure, isOver: ended });
  const shown: readonly (readonly [figure: string, text: string, isLong?: boolean])[] = [
    [number.format(visits), t(fair ? messages.visits : messages.visitsOfAll, { count: visits })],
    [number.format(leads), t(messages.leads, { count: leads })],
    [number.format(questions), t(messages.questions, { count: questions, answered })],
    [describeAnswerTime(t, medianAnswerSeconds), t(messages.answerTime), true],
    [kept(saves), t(messages.saves), saves === null],
    [kept(documentsOpened), t(messages.documentsOpened), documentsOpened === null],
    [kept(documents), t(messages.documents), documents === null],
  ];
  return (
    <section aria-label={t(messages.numbers)}>
      <ul role="list" className={css.figures}>
        {shown.map(([figure, text, isLong]) => (
          <li key={text}>
            <b className={isLong ? css.long : undefined}>{figure}</b> {text}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t(messages.private, { few: smallestGroup })}</p>
    </section>
  );
}
