import { data } from 'react-router';
import type { Route } from './+types/failed-emails.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { readTable, sortedBy } from '../../../ui/tables/table-address.ts';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { failedStates } from './failed-states.ts';
import { HealthHead, healthPath } from './health-head.tsx';
import { failedMailsQuery, retryMailsCall } from './health-queries.ts';
import { healthMessages as messages } from './health.messages.ts';
import { idsOf, leadBack } from './answer-retry.ts';
import { RetrySelected } from './retry-selected.tsx';
import { nameOfKind, reasonOf } from './describe-reason.ts';
import css from './health.module.css';

const sorts = ['at', 'kind'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const tableParams = readTable(url.searchParams, sorts);
  const state = failedStates.find((one) => one === url.searchParams.get('state')) ?? null;
  const { failedMails } = await call.query(failedMailsQuery, { ...tableParams, state });
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.description),
    path: healthPath,
  });
  return {
    ...failedMails,
    meta,
    asked: tableParams,
    state,
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
  const { data: done, errors } = await call.ask(retryMailsCall, { ids });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const { retried = 0, left = 0 } = done?.retryMails ?? {};
  return leadBack(url, {
    type: left > 0 ? 'warning' : 'success',
    message: t(messages.mailsRetried, { count: retried }),
    ...(left > 0 ? { detail: t(messages.mailsLeft, { count: left }) } : {}),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/health`: emails that failed or whose delivery is unknown. */
export default function FailedEmails({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, state, query, zone, now } = loaderData;
  const t = useTranslate();
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'at');
  const isFiltered = asked.search !== '' || state !== null;
  return (
    <Wrap>
      <HealthHead />
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        isEmpty={items.length === 0}
        find={t(messages.find)}
        act={t(messages.search)}
        fields={
          <SelectField
            name="state"
            label={t(messages.state)}
            empty={t(messages.anyState)}
            defaultValue={state ?? ''}
            options={failedStates.map((value) => ({ value, label: t(messages[value]) }))}
          />
        }
        count={t(messages.emailCount, { count: total })}
        none={
          isFiltered
            ? { title: t(messages.noMatch), text: t(messages.noMatchText) }
            : { title: t(messages.noneEmails), text: t(messages.noneEmailsText) }
        }
      >
        <RetrySelected
          action={`${healthPath}${query}`}
          shown={items.filter(({ canRetry }) => canRetry).length}
        >
          {(form) => (
            <DataTable
              caption={t(messages.emails)}
              columns={[
                { key: 'kind', title: t(messages.kind), ...by('kind') },
                { key: 'recipient', title: t(messages.recipient) },
                { key: 'why', title: t(messages.why) },
                { key: 'when', title: t(messages.when), ...by('at') },
              ]}
              rows={items.map((mail) => {
                const kind = nameOfKind(mail.kind);
                const { id, recipient, canRetry } = mail;
                return {
                  id,
                  cells: {
                    kind: (
                      <>
                        {canRetry && (
                          <Pick
                            id={id}
                            form={form}
                            label={t(messages.selectMail, { kind, recipient })}
                          />
                        )}
                        {kind} {mail.state === 'unclear' && <Tag>{t(messages.unclear)}</Tag>}
                      </>
                    ),
                    recipient,
                    why: (
                      <>
                        {t(reasonOf(mail))}
                        <span className={css.second}>
                          {[t(messages.attempts, { count: mail.attempts }), mail.reason]
                            .filter(Boolean)
                            .join('\u00a0· ')}
                        </span>
                        {!canRetry && <span className={css.second}>{t(messages.notKept)}</span>}
                      </>
                    ),
                    when: <When start={mail.at} zone={zone} now={now} />,
                  },
                };
              })}
            />
          )}
        </RetrySelected>
      </SearchedTable>
    </Wrap>
  );
}
