import { data } from 'react-router';
import type { Route } from './+types/failed-jobs.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { readTable, sortedBy, withChanges } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { idsOf, leadBack } from './answer-retry.ts';
import { HealthHead, healthPath } from './health-head.tsx';
import { failedJobsQuery, retryJobsCall } from './health-queries.ts';
import { healthMessages as messages } from './health.messages.ts';
import { RetrySelected } from './retry-selected.tsx';
import { nameOfKind } from './describe-reason.ts';
import css from './health.module.css';

const path = `${healthPath}/jobs`;
const sorts = ['at', 'kind'] as const;
const perPage = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const tableParams = readTable(url.searchParams, sorts);
  const { sort, descending, page } = tableParams;
  const { failedJobs } = await call.query(failedJobsQuery, { sort, descending, page });
  const t = translatorFor(call.locale);
  const title = `${t(messages.title)}: ${t(messages.jobs)}`;
  const meta = pageMeta({ ...call, title, description: t(messages.description), path });
  return {
    ...failedJobs,
    meta,
    asked: tableParams,
    query: url.search,
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const form = await request.formData();
  const ids = idsOf(form);
  if (ids.length === 0) return leadBack(url, { type: 'info', message: t(messages.chooseFirst) });
  const { data: done, errors } = await call.ask(retryJobsCall, { ids });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const message = t(messages.jobsRetried, { count: done?.retryJobs ?? 0 });
  return leadBack(url, { type: 'success', message });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/health/jobs`: jobs that failed for good. */
export default function FailedJobs({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, query, zone, now } = loaderData;
  const t = useTranslate();
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'at');
  return (
    <Wrap>
      <HealthHead />
      <p className={css.lead}>
        {t(messages.jobCount, { count: total })}. {t(messages.jobsLead)}
      </p>
      {items.length === 0 ? (
        <EmptyState title={t(messages.noneJobs)}>{t(messages.noneJobsText)}</EmptyState>
      ) : (
        <RetrySelected action={`${path}${query}`} shown={items.length}>
          {(form) => (
            <DataTable
              caption={t(messages.jobs)}
              columns={[
                { key: 'kind', title: t(messages.job), ...by('kind') },
                { key: 'why', title: t(messages.why) },
                { key: 'when', title: t(messages.when), ...by('at') },
              ]}
              rows={items.map(({ id, kind, reason, attempts, at }) => ({
                id,
                cells: {
                  kind: (
                    <>
                      <Pick
                        id={id}
                        form={form}
                        label={t(messages.selectJob, { kind: nameOfKind(kind) })}
                      />
                      {nameOfKind(kind)}
                      <span className={css.second}>{id}</span>
                    </>
                  ),
                  why: (
                    <>
                      {reason}
                      <span className={css.second}>
                        {t(messages.attempts, { count: attempts })}
                      </span>
                    </>
                  ),
                  when: <When start={at} zone={zone} now={now} />,
                },
              }))}
            />
          )}
        </RetrySelected>
      )}
      <Pagination
        page={asked.page}
        pages={Math.ceil(total / perPage)}
        to={(page) => withChanges(query, { page: String(page) })}
      />
    </Wrap>
  );
}
