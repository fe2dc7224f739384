import { Link } from 'react-router';
import type { Route } from './+types/session-exhibitors.route.ts';
import {
  paymentFilters,
  mostExhibitors,
  readExhibitorFilter,
} from '../../exhibitors/exhibitor-filters.ts';
import { managedExhibitors } from '../../exhibitors/managed-exhibitors-query.ts';
import { beginEmail, passOnSelection } from '../../exhibitors/select-exhibitors.ts';
import { sessionEmailPaths } from '../../campaigns/campaign-paths.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Pick, Selection } from '../../../ui/tables/selection.tsx';
import {
  readTable,
  sortedBy,
  withChanges,
  withoutSelection,
} from '../../../ui/tables/table-address.ts';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { EmailButton } from '../emails/email-button.tsx';
import { writeDraft } from '../emails/write-draft.ts';
import { fairParameter, openSessionFair, sessionPage } from '../open-session-fair.ts';
import { sessionExhibitorsMessages as messages } from './session-exhibitors.messages.ts';
import css from './session-exhibitors.module.css';

const sorts = ['name', 'paymentStatus', 'createdAt'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const tableQuery = readTable(url.searchParams, sorts);
  const { payment } = readExhibitorFilter(url.searchParams);
  const { manageExhibitors } = fair
    ? await call.query(managedExhibitors, { fairId: fair.id, payment, ...tableQuery })
    : { manageExhibitors: { items: [], total: 0 } };
  const title = translatorFor(call.locale)(messages.title);
  const meta = pageMeta({
    ...call,
    title: fair ? `${title}, ${fair.name}` : title,
    description: title,
    path: url.pathname,
    noindex: true,
  });
  return {
    ...manageExhibitors,
    meta,
    fair,
    asked: tableQuery,
    payment,
    query: withoutSelection(url.search),
    now: call.now.toISOString(),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const response = await passOnSelection(call, await request.formData(), url, {
    fairId: fair.id,
    file: `${url.pathname}.csv`,
    async email(audience, count) {
      const input = { ...writeDraft(call, fair, [], 'exhibitors'), audience };
      const { saveCampaignDraft: made } = await call.query(beginEmail, { input });
      const t = translatorFor(call.locale);
      return leadTo(sessionEmailPaths.draft(made.id), {
        type: 'info',
        message: t(messages.emailBegun, { count: count ?? 0 }),
        detail: t(messages.emailBegunText),
      });
    },
  });
  if (response) return response;
  throw new Response(null, { status: 400 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/exhibitors`: a 6x6 fair's exhibitors, with their requests and sessions. */
export default function SessionExhibitors({ loaderData }: Route.ComponentProps) {
  const { items, total, fair, asked, payment, query, now } = loaderData;
  const t = useTranslate();
  if (fair === null) return null;
  const sortable = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'name');
  const fairQuery = withChanges(query, { [fairParameter]: fair.slug });
  const isFiltered = asked.search !== '' || payment !== null;
  return (
    <section aria-label={t(messages.title)}>
      <ButtonGroup>
        <ButtonLink to={sessionPage('exhibitors/new', fair.slug)} kind="line" icon="plus">
          {t(messages.add)}
        </ButtonLink>
        {total > 0 && (
          <EmailButton slug={fair.slug} to="exhibitors">
            {t(messages.email)}
          </EmailButton>
        )}
      </ButtonGroup>
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        kept={{ [fairParameter]: fair.slug }}
        isEmpty={items.length === 0}
        find={t(messages.find)}
        act={t(messages.search)}
        count={t(messages.count, { count: total })}
        fields={
          <SelectField
            name="payment"
            label={t(messages.payment)}
            empty={t(messages.anyPayment)}
            defaultValue={payment ?? ''}
            options={paymentFilters.map((value) => ({
              value,
              label: t(paymentFilterLabels[value]),
            }))}
          />
        }
        none={
          isFiltered
            ? { title: t(messages.noMatch), text: t(messages.noMatchText) }
            : { title: t(messages.none), text: t(messages.noneText) }
        }
        file={{
          href: `/app/fairs/6x6/exhibitors.csv${withChanges(query, { [fairParameter]: fair.slug, page: null })}`,
          label: t(messages.csv),
        }}
      >
        <Selection
          total={total}
          query={fairQuery}
          shown={items.length}
          most={mostExhibitors}
          method="post"
          action={`/app/fairs/6x6/exhibitors${fairQuery}`}
          acts={
            <>
              <Button
                type="submit"
                size="small"
                kind="line"
                name="intent"
                value="email"
                icon="mail"
              >
                {t(messages.emailSelected)}
              </Button>
              <Button
                type="submit"
                size="small"
                kind="line"
                name="intent"
                value="csv"
                icon="download"
              >
                {t(messages.csvSelected)}
              </Button>
            </>
          }
        >
          {(formId) => (
            <DataTable
              caption={t(messages.title)}
              columns={[
                { key: 'name', title: t(messages.name), ...sortable('name') },
                { key: 'contact', title: t(messages.contact) },
                { key: 'requests', title: t(messages.requests) },
                { key: 'sessions', title: t(messages.sessions) },
                { key: 'payment', title: t(messages.payment), ...sortable('paymentStatus') },
                { key: 'registered', title: t(messages.registered), ...sortable('createdAt') },
              ]}
              rows={items.map((one) => ({
                id: one.id,
                cells: {
                  name: (
                    <>
                      <Pick
                        id={one.id}
                        form={formId}
                        label={t(messages.select, { name: one.name })}
                      />
                      <Link to={sessionPage(`exhibitors/${one.id}`, fair.slug)}>{one.name}</Link>
                    </>
                  ),
                  contact: (
                    <>
                      {one.contactName}
                      <span className={css.second}>{one.contactEmail}</span>
                    </>
                  ),
                  requests: one.timeSlotNotes && one.timeSlotNotes.length > 0 && (
                    <ul role="list" className={css.requests}>
                      {one.timeSlotNotes.map((note, index) => (
                        <li key={index}>{note}</li>
                      ))}
                    </ul>
                  ),
                  sessions:
                    one.timeSlots && one.timeSlots.length > 0
                      ? one.timeSlots.join(', ')
                      : t(messages.noSession),
                  payment: (
                    <Tag kind={isSettled(one.paymentStatus) ? 'lawn' : 'plain'}>
                      {t(paymentLabel(one.paymentStatus))}
                    </Tag>
                  ),
                  registered: (
                    <When start={one.createdAt} zone={fair.timeZone} now={now} show="day" />
                  ),
                },
              }))}
            />
          )}
        </Selection>
      </SearchedTable>
    </section>
  );
}

const paymentFilterLabels = {
  open: messages.unpaid,
  settled: messages.settled,
  refunded: messages.refunded,
};

const isSettled = (status: string) => status === 'paid' || status === 'waived';

const paymentLabel = (status: string) =>
  isSettled(status)
    ? messages.settled
    : status === 'refunded'
      ? messages.refunded
      : messages.unpaid;
