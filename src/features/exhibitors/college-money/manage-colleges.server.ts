import {
  collegeKinds,
  managedCollegeTypes,
  type collegeSorts,
} from '../../colleges/managed-college.ts';
import type { CollegeDirectory } from '../../colleges/college-directory.server.ts';
import { collegeStatuses } from '../../colleges/college-choices.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import type { StoreServices } from '../../../platform/store/store-services.server.ts';
import {
  containing,
  readTablePage,
  rowsPerPage,
  type TableView,
} from '../../../platform/store/table-page.server.ts';
import { exhibitRule } from '../exhibit-rule.ts';

interface Args extends TableView {
  readonly search?: string | null;
  readonly state?: string | null;
  readonly kind?: string | null;
  readonly status?: string | null;
  readonly hasReps?: boolean | null;
  readonly exhibits?: boolean | null;
  readonly fairId?: string | null;
  readonly unpaid?: boolean | null;
  readonly limit?: number | null;
}

interface Services extends StoreServices {
  readonly directory: CollegeDirectory;
}

/** Maximum rows per call: a file takes a few calls. */
const mostRows = 1000;

/** SQL over the rows as `t`; by default how well a search matches, then the name. */
const sorts: Readonly<Record<(typeof collegeSorts)[number], string>> & Record<string, string> = {
  match: 't.place nulls last, t.name_lower',
  name: 't.name_lower',
  state: '(t.state, t.name_lower)',
  status: '(t.status, t.name_lower)',
  reps: 't.reps',
  fairs: 't.fairs',
  unpaid: 't.unpaid',
  updatedAt: 't."updatedAt"',
};

/**
 * Open invoices and checks, counted as on the page of payments: payments for fairs, and
 * registrations of one fair without such a payment.
 */
const owed = `
  select college_id from college_payment
  where payment_type in ('invoice', 'check') and payment_status in ('pending', 'failed')
  union all
  select e.college_id from fair_exhibitor e
  left join exhibitor_registration r on r.exhibitor_id = e.id
  where e.college_id is not null and r.payment_id is null
    and e.payment_type in ('invoice', 'check') and e.payment_status in ('pending', 'failed')`;

/** $1 and $2: the results of a search, null for none; the rest follow in the order of `params`. */
const rows = `
  with shown as (select id, end_time from fair where cancelled_at is null),
  ${exhibitRule},
  rep as (select college_id, count(*)::int as n from college_rep
    where confirmed_at is not null group by college_id),
  fairs as (select x.college_id, count(*)::int as n,
      (count(*) filter (where s.end_time > $9))::int as upcoming
    from exhibit x join shown s on s.id = x.fair_id group by x.college_id),
  owing as (select college_id, count(*)::int as n from (${owed}) o group by college_id)
  select c.id, c.name, c.name_lower, c.city, c.state, c.country, c.status, c.slug, c.domain,
    c.unit_id as "unitId", c.created_at as "createdAt", c.updated_at as "updatedAt",
    coalesce(p.college_type, '{}') as kinds, coalesce(rep.n, 0) as reps,
    coalesce(fairs.n, 0) as fairs, coalesce(fairs.upcoming, 0) as "upcomingFairs",
    coalesce(owing.n, 0) as unpaid, found.place
  from college c
  left join college_profile p on p.college_id = c.id
  left join rep on rep.college_id = c.id
  left join fairs on fairs.college_id = c.id
  left join owing on owing.college_id = c.id
  left join unnest($1::uuid[]) with ordinality as found (id, place) on found.id = c.id
  where ($2::text is null or found.id is not null or c.name_lower like $2 or lower(c.domain) like $2
      or c.unit_id::text = trim(both '%' from $2))
    and ($3::text is null or c.state = $3)
    and ($4::text is null or $4 = any (p.college_type))
    and ($5::text is null or c.status = $5)
    and ($6::boolean is null or $6 = exists (
      select from college_rep r where r.college_id = c.id and r.confirmed_at is not null))
    and ($7::boolean is null or $7 = (coalesce(fairs.upcoming, 0) > 0))
    and ($8::uuid is null or exists (
      select from exhibit x where x.college_id = c.id and x.fair_id = $8))
    and ($10::boolean is null or $10 = (coalesce(owing.n, 0) > 0))`;

/** `manageColleges(...)`: every college, for admins. */
export const manageColleges = operation<'manageColleges', Services>({
  kind: 'Query',
  name: 'manageColleges',
  field: `
  "Lists all colleges for admins, drafts and closed ones included. Search tolerates typing mistakes. Default limit 25, maximum 1,000."
  manageColleges(search: String, state: String, kind: String, status: String, hasReps: Boolean, exhibits: Boolean, fairId: ID, unpaid: Boolean, sort: String, descending: Boolean, page: Int, limit: Int): ManagedCollegePage!`,
  types: managedCollegeTypes,
  who: ['ADMINS'],
  async resolve(args, { services: { database, directory }, world }) {
    checkChoices(args);
    const { search, state, kind, status, hasReps, exhibits, fairId, unpaid, limit, ...view } = args;
    const words = containing(search);
    const found = words === null ? [] : await directory.matching(search ?? '');
    const table = await readTablePage(
      database.pool,
      {
        id: 'text',
        name: 'text',
        city: 'text',
        state: 'text',
        status: 'text',
        slug: 'text?',
        domain: 'text?',
        unitId: 'number?',
        kinds: 'text[]',
        reps: 'number',
        fairs: 'number',
        upcomingFairs: 'number',
        unpaid: 'number',
        createdAt: 'timestamp',
        updatedAt: 'timestamp',
      },
      {
        sort: words === null ? 'name' : 'match',
        sorts,
        perPage: Math.min(Math.max(limit ?? rowsPerPage, 1), mostRows),
        params: [
          found,
          words,
          state ?? null,
          kind ?? null,
          status ?? null,
          hasReps ?? null,
          exhibits ?? null,
          fairId ?? null,
          world.now(),
          unpaid ?? null,
        ],
        rows,
      },
      view,
    );
    const drafts = await readRows(database.pool, { count: 'number' })(
      `select count(*)::int as count from college where status = 'draft'`,
    );
    return { ...table, drafts: drafts[0]?.count ?? 0 };
  },
});

/** @throws Refusal BAD_USER_INPUT for an unknown choice */
function checkChoices({ state, kind, status, fairId }: Args): void {
  if (state && !stateNames.has(state)) throw badInput({ state: messages.stateCode });
  if (kind && !collegeKinds.some((one) => one === kind))
    throw badInput({ kind: messages.choice(collegeKinds) });
  if (status && !collegeStatuses.some((one) => one === status))
    throw badInput({ status: messages.choice(collegeStatuses) });
  if (fairId && !isUuid(fairId)) throw badInput({ fairId: messages.notThere });
}
