import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { graphql } from '../../../platform/pages/graphql.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { attendeeQuery, goneQuery } from './attendee-queries.ts';

/** The 6x6 fair on the coordinators' pages: the one in the address, otherwise the next one. */
const shownFairQuery = graphql(`
  query ShownSessionFair($slug: String) {
    sessionFairs(slug: $slug) {
      id
    }
  }
`);

interface Params {
  /** Absent on coordinators' pages. */
  readonly fairId?: string | undefined;
  readonly attendeeId: string;
}

/**
 * A registration with its fair, for its organizers' pages: for admins under the fair, for
 * coordinators under their 6x6 fairs, where `?fair=` names the fair.
 * @throws Response 404 if the fair in the address has none with this id
 */
export async function openAttendee(call: PageCall, { fairId, attendeeId }: Params, url: URL) {
  const { data } = isUuid(attendeeId)
    ? await call.ask(attendeeQuery, { id: attendeeId })
    : { data: null };
  if (!data) throw new Response(null, { status: 404 });
  const person = data.managedAttendee;
  const fair = await openManagedFair(call, person.fairId);
  const of = { id: person.id, fair };
  if (fairId !== undefined) {
    if (fairId !== fair.id) throw new Response(null, { status: 404 });
    return { person, fair, paths: adminPaths(of) };
  }
  if ((await shownFair(call, url)) !== fair.id) throw new Response(null, { status: 404 });
  return { person, fair, paths: coordinatorPaths(of) };
}

async function shownFair(call: PageCall, url: URL): Promise<string | null> {
  const { sessionFairs } = await call.query(shownFairQuery, { slug: url.searchParams.get('fair') });
  return sessionFairs[0]?.id ?? null;
}

/**
 * How a registration that an organizer made by hand ended, with the link back to the list; null
 * while it exists, and for any other address.
 */
export async function findGone(call: PageCall, { fairId, attendeeId: id }: Params, url: URL) {
  const at = fairId ?? (await shownFair(call, url));
  if (at === null || !isUuid(at) || !isUuid(id)) return null;
  const { goneAttendee: gone } = await call.query(goneQuery, { fairId: at, id });
  if (!gone) return null;
  const fair = await openManagedFair(call, at);
  const { list } = (fairId === undefined ? coordinatorPaths : adminPaths)({ id, fair });
  return { byOrganizer: gone.byOrganizer, fair, list };
}

/** The pages of one attendee. */
interface AttendeePaths {
  /** The attendee table. */
  readonly list: string;
  /** The attendee, or a question before an action. */
  readonly one: (ask?: 'cancel') => string;
  readonly edit: string;
}

interface Of {
  readonly id: string;
  readonly fair: { readonly id: string; readonly slug: string };
}

/** For admins: under the fair. */
function adminPaths({ id, fair }: Of): AttendeePaths {
  const list = `/admin/fairs/${fair.id}/attendees`;
  const one = `${list}/${id}`;
  return { list, one: (ask) => (ask ? `${one}?ask=${ask}` : one), edit: `${one}/edit` };
}

/** For coordinators of 6x6 fairs: `?fair=` names the fair, as on all their pages. */
function coordinatorPaths({ id, fair }: Of): AttendeePaths {
  const base = '/app/fairs/6x6/attendees';
  const query = `?${new URLSearchParams({ fair: fair.slug })}`;
  const one = `${base}/${id}${query}`;
  return {
    list: `${base}${query}`,
    one: (ask) => (ask ? `${one}&ask=${ask}` : one),
    edit: `${base}/${id}/edit${query}`,
  };
}
