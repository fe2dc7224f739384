import { Link } from 'react-router';
import { sayAnswerTime } from '../../lobby/say-answer-time.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsWords as said } from './results.words.ts';
import { sayPrivate } from './say-private.ts';

/** The fairs of a college beside each other. */
export function FairByFair({ data: { fairs, now } }: { readonly data: ResultsData }) {
  const say = useSay();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const figure = (key: string, title: string) => ({ key, title, figures: true });
  return (
    <Section title={say(said.fairs)}>
      <DataTable
        caption={say(said.fairs)}
        columns={[
          { key: 'fair', title: say(said.fair) },
          figure('visits', say(said.visitsHead)),
          figure('questions', say(said.questionsHead)),
          figure('answered', say(said.answeredHead)),
          figure('time', say(said.answerTimeHead)),
          figure('saves', say(said.savesHead)),
          figure('opened', say(said.documentsOpenedHead)),
          figure('documents', say(said.documentsHead)),
          figure('leads', say(said.leadsHead)),
        ]}
        rows={fairs.map(({ fairId, slug, name, endTime, results }) => {
          const isOver = endTime <= now;
          const kept = (count: number | null) => sayPrivate(say, locale, { figure: count, isOver });
          return {
            id: fairId,
            cells: {
              fair: <Link to={`/app/results?${new URLSearchParams({ fair: slug })}`}>{name}</Link>,
              visits: number.format(results.visits),
              questions: number.format(results.questions),
              answered: number.format(results.answered),
              time: sayAnswerTime(say, results.medianAnswerSeconds),
              saves: kept(results.saves),
              opened: kept(results.documentsOpened),
              documents: kept(results.documents),
              leads: number.format(results.leads),
            },
          };
        })}
      />
    </Section>
  );
}
