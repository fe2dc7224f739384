import { Link } from 'react-router';
import { describeAnswerTime } from '../../lobby/describe-answer-time.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsMessages as messages } from './results.messages.ts';
import { describePrivate } from './describe-private.ts';

/** The fairs of a college side by side. */
export function FairByFair({ data: { fairs, now } }: { readonly data: ResultsData }) {
  const t = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const figure = (key: string, title: string) => ({ key, title, figures: true });
  return (
    <Section title={t(messages.fairs)}>
      <DataTable
        caption={t(messages.fairs)}
        columns={[
          { key: 'fair', title: t(messages.fair) },
          figure('visits', t(messages.visitsHead)),
          figure('questions', t(messages.questionsHead)),
          figure('answered', t(messages.answeredHead)),
          figure('time', t(messages.answerTimeHead)),
          figure('saves', t(messages.savesHead)),
          figure('opened', t(messages.documentsOpenedHead)),
          figure('documents', t(messages.documentsHead)),
          figure('leads', t(messages.leadsHead)),
        ]}
        rows={fairs.map(({ fairId, slug, name, endTime, results }) => {
          const isOver = endTime <= now;
          const kept = (count: number | null) =>
            describePrivate(t, locale, { figure: count, isOver });
          return {
            id: fairId,
            cells: {
              fair: <Link to={`/app/results?${new URLSearchParams({ fair: slug })}`}>{name}</Link>,
              visits: number.format(results.visits),
              questions: number.format(results.questions),
              answered: number.format(results.answered),
              time: describeAnswerTime(t, results.medianAnswerSeconds),
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
