import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import {
  containing,
  readTablePage,
  rowsPerPage,
} from '../../../platform/store/table-page.server.ts';
import { claimRow, claimColumns, claimOf, claimTables } from '../claims.server.ts';
import { approveOne, readReason, rejectOne } from '../representation/decide-claim.server.ts';
import { mostClaims } from './most-claims.ts';

const sorts = { createdAt: 't.id', college: 't."collegeKey"', name: 't."nameKey"' };

/** `manageClaims(...)`: requests to represent a college, for admins. */
const manageClaims = operation<'manageClaims', PeopleServices>({
  kind: 'Query',
  name: 'manageClaims',
  field: `
  "Lists requests to represent a college, found by college, name or address. Default limit 25, maximum 200."
  manageClaims(status: String, search: String, sort: String, descending: Boolean, page: Int, limit: Int): ManagedClaimPage!`,
  types: `
  "A page of requests to represent a college, for admins."
  type ManagedClaimPage { items: [CollegeClaim!]! total: Int! }`,
  who: ['ADMINS'],
  async resolve({ status, search, limit, ...view }, { services }) {
    const { items, total } = await readTablePage(
      services.database.pool,
      claimRow,
      {
        sort: 'createdAt',
        sorts,
        perPage: Math.min(Math.max(limit ?? rowsPerPage, 1), mostClaims),
        params: [status ?? null, containing(search)],
        rows: `select ${claimColumns}, c.name_lower as "collegeKey",
            lower(coalesce(nullif(a.name, ''), a.email)) as "nameKey"
          from ${claimTables}
          where ($1::text is null or m.status = $1)
            and ($2::text is null or c.name_lower like $2 or lower(a.name) like $2 or a.email like $2)`,
      },
      { ...view, descending: view.descending ?? (view.sort ? null : true) },
    );
    return { items: items.map(claimOf), total };
  },
});

const chosenRow = row({ ...claimRow, approve: 'text' });

type Chosen = RowOf<typeof chosenRow>;

const wantedOf = (ids: readonly string[]): string[] =>
  ids.filter((id) => isUuid(id)).slice(0, mostClaims);

/** Reads requests by college and name, and whether each can be approved. */
async function readChosen(tx: Queryable, ids: readonly string[]): Promise<readonly Chosen[]> {
  return readRows(tx, chosenRow)(
    `select ${claimColumns}, case
       when m.status <> 'open' then 'decided'
       when a.user_type <> 'college' or not a.email_verified or a.deleted_at is not null
         then 'account'
       when exists (select from college_rep r where r.user_id = a.id) then 'represents'
       when c.status = 'closed' then 'closed'
       else 'can' end as approve
     from ${claimTables} where m.id = any($1::uuid[]) order by c.name_lower, m.id`,
    [wantedOf(ids)],
  );
}

/** `chosenClaims(...)`: which actions are possible on requests, to show before acting. */
const chosenClaims = operation<'chosenClaims', PeopleServices>({
  kind: 'Query',
  name: 'chosenClaims',
  field: `
  "Returns which of up to 200 requests to represent a college can be decided, by college."
  chosenClaims(ids: [ID!]!): [ChosenClaim!]!`,
  types: `
  "A request an admin selected, and whether it can be decided."
  type ChosenClaim {
    id: ID!
    collegeName: String!
    name: String!
    email: Email!
    isAtDomain: Boolean!
    "can, decided (already), represents (a college already), account (not a confirmed account of a rep) or closed (the college is). All but those that are decided can be declined."
    approve: String!
  }`,
  who: ['ADMINS'],
  async resolve({ ids }, { services }) {
    const rows = await readChosen(services.database.pool, ids);
    return rows.map(({ approve, ...claim }) => ({ ...claimOf(claim), approve }));
  },
});

/**
 * `decideClaims(...)`: approves or declines several requests, each like `approveClaim` and
 * `rejectClaim`, with their emails. Skips what can't be decided.
 * @throws Refusal NOT_FOUND when none of them is a request
 */
const decideClaims = operation<'decideClaims', PeopleServices>({
  kind: 'Mutation',
  name: 'decideClaims',
  field: `
  "Approves or declines up to ${mostClaims} requests to represent a college, with the emails of approveClaim and rejectClaim; the reason goes to all who are declined. chosenClaims tells what is skipped. It can't be undone."
  decideClaims(ids: [ID!]!, approve: Boolean!, reason: String): DecidedClaims!`,
  types: `
  "The result of deciding several requests at once."
  type DecidedClaims { count: Int! skipped: Int! }`,
  who: ['ADMINS'],
  resolve({ ids, approve, reason: typed }, context) {
    const by = signedIn(context);
    const reason = readReason(typed, context.world.now());
    return context.services.writer.change(async (tx) => {
      // Of two concurrent decisions the second one waits, and then sees what is left.
      await tx.query(
        'select id from college_claim where id = any($1::uuid[]) order by id for update',
        [wantedOf(ids)],
      );
      const chosen = await readChosen(tx, ids);
      if (chosen.length === 0) throw notFound();
      const able = chosen.filter(({ approve: can }) =>
        approve ? can === 'can' : can !== 'decided',
      );
      for (const { id } of able)
        if (approve) await approveOne(tx, context, by, id);
        else await rejectOne(tx, context, by, id, reason);
      return { count: able.length, skipped: chosen.length - able.length };
    });
  },
});

/** The operations that decide several requests to represent a college at once. */
export const managedClaimCalls = [manageClaims, chosenClaims, decideClaims] as const;
