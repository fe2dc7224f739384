import { Link } from 'react-router';
import type { Route } from './+types/history.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { openCollege } from '../admin-college/open-college.ts';
import { historyWords as said } from './history.words.ts';
import css from './history.module.css';
import { sayHistory } from './say-history.ts';

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
  const say = speak(call.locale);
  return {
    items: collegeHistory.items.map((entry) => ({
      id: entry.id,
      at: entry.at,
      by: entry.by,
      what: sayHistory(say, entry),
    })),
    nextToken: collegeHistory.nextToken,
    isFirst: from === null,
    query: url.search,
    zone: call.zone ?? 'UTC',
    now: call.now,
    meta: pageMeta({
      ...call,
      title: name,
      description: say(said.description),
      path: `/admin/colleges/${id}/history`,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/{collegeId}/history`: what admins did about a college, page by page. */
export default function CollegeHistory({ loaderData }: Route.ComponentProps) {
  const { items, nextToken, isFirst, query, zone, now } = loaderData;
  const say = useSay();
  return (
    <Section title={say(said.title)}>
      {items.length === 0 ? (
        <EmptyState title={say(said.none)}>{say(said.noneText)}</EmptyState>
      ) : (
        <>
          <p className={css.lead}>{say(said.lead)}</p>
          <DataTable
            caption={say(said.title)}
            columns={[
              { key: 'what', title: say(said.what) },
              { key: 'who', title: say(said.who) },
              { key: 'when', title: say(said.when) },
            ]}
            rows={items.map(({ id, at, by, what }) => ({
              id,
              cells: {
                what,
                who: by ?? say(said.gone),
                when: <When start={at} zone={zone} now={now.toISOString()} />,
              },
            }))}
          />
        </>
      )}
      <p className={css.pages}>
        {!isFirst && (
          <Link to={withChanges(query, { from: null })} rel="first">
            {say(said.first)}
          </Link>
        )}
        {nextToken !== null && (
          <Link to={withChanges(query, { from: nextToken })} rel="next">
            {say(said.next)}
          </Link>
        )}
      </p>
    </Section>
  );
}
