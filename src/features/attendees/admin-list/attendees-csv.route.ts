import type { Route } from './+types/attendees-csv.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { downloadList } from '../../accounts/download-list.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { idsIn } from '../../../platform/pages/matching-ids.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { readTable } from '../../../ui/tables/table-address.ts';
import { attendeeSorts, isNarrowed, readAttendeeFilter } from './attendee-filter.ts';
import { managedAttendees } from './attendees-query.ts';

const attendees = graphql(`
  query AttendeesOfFair($fairId: ID!, $nextToken: String) {
    listFairAttendees(filter: { fairId: { eq: $fairId } }, limit: 1000, nextToken: $nextToken) {
      nextToken
      items {
        id
        attendeeType
        firstName
        lastName
        email
        phone
        address1
        address2
        city
        state
        country
        postalCode
        schoolName
        schoolGrade
        collegeStart
        majors
        parentRelationship
        parentFirstName
        parentLastName
        title
        counselorType
        attending
        createdAt
      }
    }
  }
`);

const columns = [
  ...(['id', 'attendeeType', 'firstName', 'lastName', 'email', 'phone', 'address1'] as const),
  ...(['address2', 'city', 'state', 'country', 'postalCode', 'schoolName'] as const),
  ...(['schoolGrade', 'collegeStart', 'parentRelationship', 'parentFirstName'] as const),
  ...(['parentLastName', 'title', 'counselorType', 'createdAt'] as const),
] as const;

/**
 * `/admin/fairs/{fairId}/attendees.csv`: one row per person selected or matched by the address;
 * everyone registered, without a filter.
 */
export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { slug } = await openManagedFair(call, fairId);
  const { searchParams } = url;
  const all = await readAll(call, fairId);
  const chosen = await chosenAttendees(call, fairId, searchParams);
  const byId = new Map(all.map((one) => [one.id, one]));
  const people = chosen ? chosen.flatMap((id) => byId.get(id) ?? []) : all;
  return downloadList(call, {
    list: 'attendees',
    fairId,
    search: searchParams,
    name: `attendees-${slug}`,
    columns: [...columns, 'majors', 'sessions'],
    rows: people.map((one) => [
      ...columns.map((column) => one[column]),
      (one.majors ?? []).join('; '),
      (one.attending ?? []).join(' '),
    ]),
  });
}

/** The ids selected or matched by an address, in its order; null for the whole fair. */
async function chosenAttendees(
  call: PageCall,
  fairId: string,
  search: URLSearchParams,
): Promise<readonly string[] | null> {
  const chosen = idsIn(search.getAll('id'));
  if (chosen.length > 0) return chosen;
  const filter = { ...readAttendeeFilter(search), ...readTable(search, attendeeSorts) };
  if (!isNarrowed(filter) && filter.sort === null) return null;
  const ids: string[] = [];
  for (let page = 1, left = 1; left > 0; page += 1) {
    const which = { fairId, ...filter, page, limit: 1000 };
    const { items, total } = (await call.query(managedAttendees, which)).manageAttendees;
    ids.push(...items.map(({ id }) => id));
    left = items.length === 0 ? 0 : total - ids.length;
  }
  return ids;
}

const readPage = (call: PageCall, fairId: string, nextToken: string | null) =>
  call.query(attendees, { fairId, nextToken });

async function readAll(call: PageCall, fairId: string) {
  const items = [];
  let nextToken: string | null = null;
  do {
    const { listFairAttendees: page }: Awaited<ReturnType<typeof readPage>> = await readPage(
      call,
      fairId,
      nextToken,
    );
    items.push(...(page?.items ?? []).filter((one) => one !== null));
    nextToken = page?.nextToken ?? null;
  } while (nextToken !== null);
  return items;
}
