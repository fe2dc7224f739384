import type { Route } from './+types/attendees-csv.ts';
import { openManagedFair } from '../../fairs/open-managed-fair.ts';
import { downloadList } from '../../accounts/download-list.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { pageCall, type PageCall } from '../../platform/pages/page-call.ts';

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

/** `/admin/fairs/{fairId}/attendees.csv`: everyone who is registered, a row each. */
export async function loader({ context, params: { fairId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { slug } = await openManagedFair(call, fairId);
  const rows = (await readAll(call, fairId)).map((one) => [
    ...columns.map((column) => one[column]),
    (one.majors ?? []).join('; '),
    (one.attending ?? []).join(' '),
  ]);
  return downloadList(call, {
    list: 'attendees',
    fairId,
    name: `attendees-${slug}`,
    columns: [...columns, 'majors', 'sessions'],
    rows,
  });
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
