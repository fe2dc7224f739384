import { attendeeTypes } from '../../attendees/attendee-choices.ts';
import { readTable } from '../../../ui/tables/table-address.ts';

/** Sort columns of the attendee table. */
export const attendeeSorts = ['name', 'attendeeType', 'schoolName', 'createdAt'] as const;

/** The attendee table's filters from its address; invalid values are left out. */
export function readAttendeeFilters(search: URLSearchParams) {
  const textAt = (name: string) => search.get(name)?.slice(0, 100) || null;
  const session = textAt('session');
  const joined = textAt('joined');
  return {
    asked: readTable(search, attendeeSorts),
    filters: {
      session: session !== null && /^\d{1,3}$/.test(session) ? Number(session) : null,
      attendeeType: attendeeTypes.find((type) => type === search.get('type')) ?? null,
      state: textAt('state'),
      grade: textAt('grade'),
      joined: joined === 'yes' ? true : joined === 'no' ? false : null,
    },
  };
}
