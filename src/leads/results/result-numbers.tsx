import { sayAnswerTime } from '../../lobby/say-answer-time.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsWords as said } from './results.words.ts';
import { sayPrivate } from './say-private.ts';
import { smallestGroup } from './smallest-group.ts';
import css from './results.module.css';

/** What came of a booth, or of all, as figures. */
export function ResultNumbers({ data }: { readonly data: ResultsData }) {
  const say = useSay();
  const locale = useLocale();
  const { fair, fairs, now } = data;
  const { visits, questions, answered, medianAnswerSeconds, saves, documents, leads } = data.total;
  const { documentsOpened } = data.total;
  const number = new Intl.NumberFormat(locale);
  const ended = (fair ? [fair] : fairs).some(({ endTime }) => endTime <= now);
  const kept = (figure: number | null) => sayPrivate(say, locale, { figure, isOver: ended });
  const shown: readonly (readonly [figure: string, text: string, isLong?: boolean])[] = [
    [number.format(visits), say(fair ? said.visits : said.visitsOfAll, { count: visits })],
    [number.format(leads), say(said.leads, { count: leads })],
    [number.format(questions), say(said.questions, { count: questions, answered })],
    [sayAnswerTime(say, medianAnswerSeconds), say(said.answerTime), true],
    [kept(saves), say(said.saves), saves === null],
    [kept(documentsOpened), say(said.documentsOpened), documentsOpened === null],
    [kept(documents), say(said.documents), documents === null],
  ];
  return (
    <section aria-label={say(said.numbers)}>
      <ul role="list" className={css.figures}>
        {shown.map(([figure, text, isLong]) => (
          <li key={text}>
            <b className={isLong ? css.long : undefined}>{figure}</b> {text}
          </li>
        ))}
      </ul>
      <p className={css.note}>{say(said.private, { few: smallestGroup })}</p>
    </section>
  );
}
