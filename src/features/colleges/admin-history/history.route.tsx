import { Link } from 'react-router';
import type { Route } from './+types/history.route.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { openCollege } from '../admin-college/open-college.ts';
import { historyMessages as messages } from './history.messages.ts';
import css from './history.module.css';
import { describeHistory } from './describe-history.ts';

const history = graphql(`
  query CollegeHistory($id: ID!, $nextToken: String) {
    collegeHistory(collegeId: $id, limit: 25, nextToken: $nextToken) {
      nextToken
      items {
        id
        at
        by
        action
        subject
        details
        person
        fair
        other
      }
    }
  }
`);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { id, name } = await openCollege(call, params.collegeId);
  const from = url.searchParams.get('from');
  const { collegeHistory } = await call.query(history, { id, nextToken: from });
  const t = translatorFor(call.locale);
  return {
    items: collegeHistory.items.map((entry) => ({
      id: entry.id,
      at: entry.at,
      by: entry.by,
      what: describeHistory(t, entry),
    })),
    nextToken: collegeHistory.nextToken,
    isFirst: from === null,
    query: url.search,
    zone: call.zone ?? 'UTC',
    now: call.now,
    meta: pageMeta({
      ...call,
      title: name,
      description: t(messages.description),
      path: `/admin/colleges/${id}/history`,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/{collegeId}/history`: admins' actions on a college, page by page. */
export default function CollegeHistory({ loaderData }: Route.ComponentProps) {
  const { items, nextToken, isFirst, query, zone, now } = loaderData;
  const t = useTranslate();
  return (
    <Section title={t(messages.title)}>
      {items.length === 0 ? (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <>
          <p className={css.lead}>{t(messages.lead)}</p>
          <DataTable
            caption={t(messages.title)}
            columns={[
              { key: 'what', title: t(messages.what) },
              { key: 'who', title: t(messages.who) },
              { key: 'when', title: t(messages.when) },
            ]}
            rows={items.map(({ id, at, by, what }) => ({
              id,
              cells: {
                what,
                who: by ?? t(messages.gone),
                when: <When start={at} zone={zone} now={now.toISOString()} />,
              },
            }))}
          />
        </>
      )}
      <p className={css.pages}>
        {!isFirst && (
          <Link to={withChanges(query, { from: null })} rel="first">
            {t(messages.first)}
          </Link>
        )}
        {nextToken !== null && (
          <Link to={withChanges(query, { from: nextToken })} rel="next">
            {t(messages.next)}
          </Link>
        )}
      </p>
    </Section>
  );
}
