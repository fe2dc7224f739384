import type { Route } from './+types/attendees-csv.route.ts';
import { downloadList } from '../../accounts/download-list.ts';
import type { CsvCell } from '../../../platform/csv/write-table.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { openSessionFair } from '../open-session-fair.ts';
import { sessionAttendeesQuery } from './attendees-queries.ts';
import { readAttendeeFilters } from './read-attendee-filters.ts';

const columns = [
  'firstName',
  'lastName',
  'email',
  'attendeeType',
  'schoolName',
  'schoolGrade',
  'state',
  'createdAt',
] as const;

/** Maximum rows per API response. */
const perPage = 1000;

/** `/app/fairs/6x6/attendees.csv`: the attendees that match the filters in its address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const { asked, filters } = readAttendeeFilters(url.searchParams);
  const rows: (readonly CsvCell[])[] = [];
  for (let page = 1, total = 1; (page - 1) * perPage < total; page += 1) {
    const { sessionAttendees } = await call.query(sessionAttendeesQuery, {
      fairId: fair.id,
      ...asked,
      ...filters,
      page,
      rows: perPage,
    });
    total = sessionAttendees.total;
    for (const one of sessionAttendees.items)
      rows.push([
        ...columns.map((column) => one[column]),
        one.attending.join(' '),
        one.joined.join(' '),
      ]);
  }
  return downloadList(call, {
    list: 'attendees',
    fairId: fair.id,
    search: url.searchParams,
    name: `attendees-${fair.slug}`,
    columns: [...columns, 'sessions', 'joined'],
    rows,
  });
}
