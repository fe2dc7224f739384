import { Link } from 'react-router';
import type { Route } from './+types/session-exhibitors.ts';
import { managedExhibitors } from '../../fairs/admin-fair-queries.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Acts } from '../../ui/acts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { readTable, sortedBy } from '../../ui/table-address.ts';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import { EmailButton } from '../emails/email-button.tsx';
import { fairParameter, openSessionFair, sessionPage } from '../open-session-fair.ts';
import { exhibitorsWords as said } from './session-exhibitors.words.ts';
import css from './session-exhibitors.module.css';

const sorts = ['name', 'paymentStatus', 'createdAt'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const asked = readTable(url.searchParams, sorts);
  const { manageExhibitors } = fair
    ? await call.query(managedExhibitors, { fairId: fair.id, ...asked })
    : { manageExhibitors: { items: [], total: 0 } };
  const title = speak(call.locale)(said.title);
  const meta = pageMeta({
    ...call,
    title: fair ? `${title}, ${fair.name}` : title,
    description: title,
    path: url.pathname,
    noindex: true,
  });
  return { ...manageExhibitors, meta, fair, asked, query: url.search, now: call.now.toISOString() };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/exhibitors`: who exhibits at a 6x6 fair, with their requests and sessions. */
export default function SessionExhibitors({ loaderData }: Route.ComponentProps) {
  const { items, total, fair, asked, query, now } = loaderData;
  const say = useSay();
  if (fair === null) return null;
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'name');
  return (
    <section aria-label={say(said.title)}>
      <Acts>
        <ButtonLink to={sessionPage('exhibitors/new', fair.slug)} kind="line" icon="plus">
          {say(said.add)}
        </ButtonLink>
        {total > 0 && (
          <EmailButton slug={fair.slug} to="exhibitors">
            {say(said.email)}
          </EmailButton>
        )}
      </Acts>
      <SearchedTable
        {...{ asked, query, total }}
        kept={{ [fairParameter]: fair.slug }}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        count={say(said.count, { count: total })}
        none={{ title: say(said.none), text: say(said.noneText) }}
        file={{
          href: `/app/fairs/6x6/exhibitors.csv?${new URLSearchParams({ [fairParameter]: fair.slug })}`,
          label: say(said.csv),
        }}
      >
        <DataTable
          caption={say(said.title)}
          columns={[
            { key: 'name', title: say(said.name), ...by('name') },
            { key: 'contact', title: say(said.contact) },
            { key: 'requests', title: say(said.requests) },
            { key: 'sessions', title: say(said.sessions) },
            { key: 'state', title: say(said.state), ...by('paymentStatus') },
            { key: 'since', title: say(said.since), ...by('createdAt') },
          ]}
          rows={items.map((one) => ({
            id: one.id,
            cells: {
              name: <Link to={sessionPage(`exhibitors/${one.id}`, fair.slug)}>{one.name}</Link>,
              contact: (
                <>
                  {one.contactName}
                  <span className={css.second}>{one.contactEmail}</span>
                </>
              ),
              requests: one.timeSlotNotes && one.timeSlotNotes.length > 0 && (
                <ul role="list" className={css.requests}>
                  {one.timeSlotNotes.map((note, place) => (
                    <li key={place}>{note}</li>
                  ))}
                </ul>
              ),
              sessions:
                one.timeSlots && one.timeSlots.length > 0
                  ? one.timeSlots.join(', ')
                  : say(said.noSession),
              state: isSettled(one.paymentStatus) ? (
                <Tag kind="lawn">{say(said.paid)}</Tag>
              ) : (
                <Tag>{say(said.open)}</Tag>
              ),
              since: <When start={one.createdAt} zone={fair.timeZone} now={now} show="day" />,
            },
          }))}
        />
      </SearchedTable>
    </section>
  );
}

const isSettled = (status: string) => status === 'paid' || status === 'waived';
