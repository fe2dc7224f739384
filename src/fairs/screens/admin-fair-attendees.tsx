import type { Route } from './+types/admin-fair-attendees.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { readTable, sortedBy } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { managedAttendees } from '../admin-fair-queries.ts';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import css from '../parts/admin-tables.module.css';

const sorts = ['name', 'attendeeType', 'schoolName', 'createdAt'] as const;
const kinds = { student: said.student, parent: said.parent, counselor: said.counselor };
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const asked = readTable(url.searchParams, sorts);
  const { manageAttendees } = await call.query(managedAttendees, { fairId, ...asked });
  const zone = call.zone ?? 'UTC';
  const title = speak(call.locale)(said.attendees);
  const path = `/admin/fairs/${fairId}/attendees`;
  const meta = pageMeta({ ...call, title, description: title, path });
  return { ...manageAttendees, meta, asked, zone, query: url.search, now: call.now.toISOString() };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/attendees`: who is registered. */
export default function AdminFairAttendees({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, zone, query, now } = loaderData;
  const say = useSay();
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'name');
  const hasSessions = items.some(({ attending }) => attending && attending.length > 0);
  return (
    <section aria-label={say(said.attendees)}>
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={say(said.findPeople)}
        act={say(said.search)}
        count={say(said.peopleCount, { count: total })}
        none={{ title: say(said.noAttendees), text: say(said.noAttendeesText) }}
      >
        <DataTable
          caption={say(said.attendees)}
          columns={[
            { key: 'name', title: say(said.person), ...by('name') },
            { key: 'kind', title: say(said.kind), ...by('attendeeType') },
            { key: 'school', title: say(said.school), ...by('schoolName') },
            ...(hasSessions ? [{ key: 'sessions', title: say(said.sessions) }] : []),
            { key: 'since', title: say(said.since), ...by('createdAt') },
          ]}
          rows={items.map((person) => ({
            id: person.id,
            cells: {
              name: (
                <>
                  {person.firstName} {person.lastName}
                  <span className={css.second}>{person.email}</span>
                </>
              ),
              kind: isKind(person.attendeeType)
                ? say(kinds[person.attendeeType])
                : person.attendeeType,
              school: person.schoolName,
              sessions: person.attending?.join(', '),
              since: <When start={person.createdAt} zone={zone} now={now} />,
            },
          }))}
        />
      </SearchedTable>
    </section>
  );
}
