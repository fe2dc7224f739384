import { hasOrFindsSeat } from '../../attendees/spots.server.ts';
import { representsExhibitor } from '../../exhibitors/represents-exhibitor.ts';
import { runsFair } from '../../fairs/fair-organizers.server.ts';
import { groupCalls } from '../../../platform/database/group-calls.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';

/** The ids of a fair's session announcements that reach a person, including withdrawn ones. */
export type SessionReach = (viewer: Viewer, fairId: string) => Promise<ReadonlySet<string>>;

interface Asked {
  readonly viewer: Viewer;
  readonly fairId: string;
}

const comes = `t.fair_id = a.fair and n.session = any(t.attending) and ${hasOrFindsSeat('t')}`;
const speaker = representsExhibitor('e', {
  account: 'a.account',
  email: 'a.email',
  colleges: 'a.colleges',
});

/** SQL: for each of these people, a fair's session announcements that reach them. */
const statement = `
  with a as (
    select * from jsonb_to_recordset($1::jsonb) as a(place int, fair uuid, account uuid, email text,
      colleges uuid[], students uuid[], organizes boolean, six boolean)
  )
  select a.place, n.id from a
  join fair_announcement n on n.fair_id = a.fair and n.session is not null
  join fair f on f.id = a.fair
  where a.organizes or (a.six and f.fair_type = '6x6')
    or exists (select from fair_attendee t where t.user_id = a.account and ${comes})
    or exists (select from fair_attendee t where lower(t.email) = a.email and ${comes})
    or exists (select from student s join fair_attendee t on t.user_id = s.user_id
      where s.id = any(a.students) and ${comes})
    or exists (select from fair_webinar w
      cross join jsonb_array_elements(public_webinar_details(w) -> 'sessions') as x(session)
      cross join jsonb_array_elements(x.session -> 'exhibitors') as y(placed)
      join fair_exhibitor e on e.fair_id = w.fair_id and e.id::text = y.placed ->> 'exhibitorId'
      where w.fair_id = a.fair and (x.session ->> 'number')::int = n.session and ${speaker})`;

/**
 * Creates the check for which session announcements reach someone: people who chose the session,
 * parents of linked students who did, representatives of an exhibitor placed in it, and the fair's
 * organizers. Calls that arrive during a lookup are batched into the next one.
 */
export function openSessionReach(pool: Queryable): SessionReach {
  const look = groupCalls(
    async (all: readonly Asked[]) => {
      const people = all.map(({ viewer, fairId }, index) => ({
        place: index,
        fair: fairId,
        account: viewer.id,
        email: viewer.email?.toLowerCase() ?? '',
        colleges:
          viewer.role === 'COLLEGES' && viewer.approved ? (viewer.holds['college'] ?? []) : [],
        students: viewer.role === 'PARENTS' ? (viewer.holds['student'] ?? []) : [],
        organizes: runsFair(viewer, 'booth'),
        six: runsFair(viewer, '6x6'),
      }));
      const rows = await readRows(pool, { place: 'number', id: 'text' })({
        name: 'session-reach',
        text: statement,
        values: [JSON.stringify(people)],
      });
      const reached = new Map(all.map((request) => [request, new Set<string>()]));
      for (const { place, id } of rows) {
        const request = all[place];
        if (request) reached.get(request)?.add(id);
      }
      return reached;
    },
    { atOnce: 2 },
  );
  return async (viewer, fairId) => {
    if (viewer.id === null || viewer.role === 'guests') return new Set();
    const request = { viewer, fairId };
    return (await look(request)).get(request) ?? new Set();
  };
}
