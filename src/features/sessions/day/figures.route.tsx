import type { Route } from './+types/figures.route.ts';
import { FairReport } from '../../lobby/fair-report.tsx';
import { loadReport } from '../../lobby/load-report.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { fairParameter, openSessionFair } from '../open-session-fair.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { sessionFiguresQuery } from './session-figures-query.ts';
import { dayMessages as messages } from './day.messages.ts';
import css from './figures.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const title = translatorFor(call.locale)(messages.report);
  return {
    meta: pageMeta({
      ...call,
      title: fair ? `${title}: ${fair.name}` : title,
      description: title,
      path: url.pathname,
      noindex: true,
    }),
    sessions: fair
      ? (await call.query(sessionFiguresQuery, { fairId: fair.id })).sessionFigures
      : [],
    report: fair && (await loadReport(call, { ...fair, fairType: '6x6' })),
    csv: `${url.pathname}.csv?${new URLSearchParams({ [fairParameter]: fair?.slug ?? '' })}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/figures`: the report of a 6x6 fair, to read, print or download. */
export default function SessionReport({ loaderData }: Route.ComponentProps) {
  const { report, sessions, csv } = loaderData;
  return (
    report && (
      <FairReport {...report} csv={csv}>
        {sessions.length > 0 && <Sessions sessions={sessions} />}
      </FairReport>
    )
  );
}

interface SessionsProps {
  readonly sessions: ResultOf<typeof sessionFiguresQuery>['sessionFigures'];
}

/** How each session went. */
function Sessions({ sessions }: SessionsProps) {
  const t = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const figures = ['chosen', 'came', 'stayed', 'toEnd', 'asked', 'questions', 'watched'] as const;
  return (
    <Section title={t(messages.sessions)}>
      <DataTable
        caption={t(messages.sessions)}
        columns={[
          { key: 'title', title: t(messages.session) },
          ...figures.map((key) => ({ key, title: t(messages[key]), figures: true })),
        ]}
        rows={sessions.map((session) => ({
          id: String(session.number),
          cells: {
            title: `${session.number}. ${session.title}`,
            ...Object.fromEntries(figures.map((key) => [key, show(key, session[key])])),
          },
        }))}
      />
      <p className={css.note}>{t(messages.figuresNote)}</p>
    </Section>
  );

  function show(key: (typeof figures)[number], value: number | null): string {
    if (value === null) return t(messages.unknown);
    return key === 'stayed'
      ? t(messages.minutes, { n: format.format(value) })
      : format.format(value);
  }
}
