import { downloadList } from '../accounts/download-list.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';

const exhibitors = graphql(`
  query ExhibitorsOfFair($fairId: ID!, $nextToken: String) {
    getFair(id: $fairId) {
      slug
    }
    listFairExhibitors(filter: { fairId: { eq: $fairId } }, limit: 1000, nextToken: $nextToken) {
      nextToken
      items {
        id
        name
        address1
        address2
        city
        state
        country
        postalCode
        primaryContactFirstName
        primaryContactLastName
        primaryContactTitle
        primaryContactEmail
        primaryContactPhone
        primaryContactAttendingFair
        secondaryContactFirstName
        secondaryContactLastName
        secondaryContactTitle
        secondaryContactEmail
        secondaryContactPhone
        secondaryContactAttendingFair
        paymentType
        paymentStatus
        timeSlots
        timeSlotNotes
        createdAt
      }
    }
  }
`);

/** Refunds, for admins; coordinators see no money. */
const refunds = graphql(`
  query RefundsOfFair($fairId: ID!) {
    refundsOfFair(fairId: $fairId) {
      exhibitorId
      sums {
        paidCents
        refundedCents
        paidCredits
        refundedCredits
      }
    }
  }
`);

const columns = [
  'name',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'postalCode',
  'primaryContactFirstName',
  'primaryContactLastName',
  'primaryContactTitle',
  'primaryContactEmail',
  'primaryContactPhone',
  'primaryContactAttendingFair',
  'secondaryContactFirstName',
  'secondaryContactLastName',
  'secondaryContactTitle',
  'secondaryContactEmail',
  'secondaryContactPhone',
  'secondaryContactAttendingFair',
  'paymentType',
  'paymentStatus',
  'createdAt',
] as const;

/** The refund, and of how much: empty when there is none. */
const sums = ['refundedCents', 'paidCents', 'refundedCredits', 'paidCredits'] as const;

/**
 * A fair's exhibitors with their requests, as a file; `only` the given ones, if any; `search` is
 * the query string that selects them.
 * @throws Response 404 when the caller does not run such a fair
 */
export async function exhibitorsFile(
  call: PageCall,
  fairId: string,
  only: readonly string[] | null,
  search: URLSearchParams,
): Promise<Response> {
  const { slug, items: all } = await readAll(call, fairId);
  const onlyIds = only && new Set(only);
  const items = onlyIds ? all.filter(({ id }) => onlyIds.has(id)) : all;
  const back = call.viewer?.role === 'ADMINS' ? await readRefunds(call, fairId) : null;
  const rows = items.map((one) => [
    ...columns.map((column) => one[column]),
    (one.timeSlots ?? []).join(' '),
    (one.timeSlotNotes ?? []).join('\n'),
    ...(back ? sums.map((sum) => back.get(one.id)?.[sum] ?? '') : []),
  ]);
  const heads = [...columns, 'timeSlots', 'timeSlotNotes', ...(back ? sums : [])];
  return downloadList(call, {
    list: 'exhibitors',
    fairId,
    search,
    name: `exhibitors-${slug ?? ''}`,
    columns: heads,
    rows,
  });
}

async function readRefunds(call: PageCall, fairId: string) {
  const { refundsOfFair } = await call.query(refunds, { fairId });
  return new Map(refundsOfFair.map(({ exhibitorId, ...one }) => [exhibitorId, one.sums]));
}

async function readAll(call: PageCall, fairId: string) {
  const items = [];
  let nextToken: string | null = null;
  let slug: string | null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(call, fairId, nextToken);
    if (!page.getFair) throw new Response(null, { status: 404 });
    slug = page.getFair.slug;
    items.push(...(page.listFairExhibitors?.items ?? []).filter((one) => one !== null));
    nextToken = page.listFairExhibitors?.nextToken ?? null;
  } while (nextToken !== null);
  return { slug, items };
}

const readPage = (call: PageCall, fairId: string, nextToken: string | null) =>
  call.query(exhibitors, { fairId, nextToken });
