import { attendeeTypes } from '../../attendees/attendee-choices.ts';
import { readTable } from '../../ui/table-address.ts';

/** What attendees can be sorted by. */
export const attendeeSorts = ['name', 'attendeeType', 'schoolName', 'createdAt'] as const;

/** How the table of attendees is looked at, as its address says it; what makes no sense is left out. */
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
