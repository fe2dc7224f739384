import { attendeeTypes } from '../attendee-choices.ts';

/** Sort columns of the attendee table; default name. */
export const attendeeSorts = ['name', 'attendeeType', 'schoolName', 'state', 'createdAt'] as const;

/** The attendee filter in an address, as `managedAttendees` takes it. */
export function readAttendeeFilter(search: URLSearchParams) {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 60) || null;
  const came = search.get('came');
  const session = Number(search.get('session') ?? '');
  return {
    attendeeType: attendeeTypes.find((one) => one === search.get('type')) ?? null,
    state: text('state'),
    schoolGrade: text('grade'),
    came: came === 'yes' || came === 'no' ? came === 'yes' : null,
    session: Number.isInteger(session) && session > 0 && session < 1000 ? session : null,
  };
}

/** Whether a filter is set. */
export const isNarrowed = ({
  search,
  attendeeType,
  state,
  schoolGrade,
  came,
  session,
}: ReturnType<typeof readAttendeeFilter> & { readonly search: string }): boolean =>
  search !== '' || [attendeeType, state, schoolGrade, came, session].some((one) => one !== null);
