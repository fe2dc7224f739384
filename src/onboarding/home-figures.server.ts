import type { PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';

/** What an admin sees first. */
interface HomeFigures {
  readonly comingFairs: number;
  readonly newRegistrations: number;
  readonly openClaims: number;
  readonly unpaidInvoices: number;
}

/** Days that count as new. */
const newDays = 7;

/**
 * `homeFigures`: what admins look after, counted in one statement. A college's registration for
 * several fairs is one invoice, however many exhibitors it made.
 */
export const homeFigures = operation<object, PeopleServices>({
  kind: 'Query',
  name: 'homeFigures',
  field: 'homeFigures: HomeFigures!',
  types: `
    "What admins look after."
    type HomeFigures {
      "Fairs that are published, not cancelled and not over."
      comingFairs: Int!
      "Attendees who registered in the last seven days."
      newRegistrations: Int!
      "Claims of colleges that nobody has decided."
      openClaims: Int!
      "Invoices and checks that have not been settled."
      unpaidInvoices: Int!
    }`,
  who: ['ADMINS'],
  async resolve(_, { services, world }) {
    const now = world.now();
    const { rows } = await services.database.pool.query<HomeFigures>(
      `select
         (select count(*) from fair f
          where f.published_at <= $1 and f.cancelled_at is null and f.end_time > $1
         )::int as "comingFairs",
         (select count(*) from fair_attendee a where a.created_at > $2)::int
           as "newRegistrations",
         (select count(*) from college_claim m where m.status = 'open')::int as "openClaims",
         ((select count(*) from college_payment p where ${unpaid('p')})
          + (select count(*) from fair_exhibitor e where ${unpaid('e')} and not exists (
               select from college_payment p
               where p.college_id = e.college_id and e.fair_id::text = any(p.fair_ids)))
         )::int as "unpaidInvoices"`,
      [now, new Date(now.getTime() - newDays * 86_400_000)],
    );
    const [figures] = rows;
    if (!figures) throw new Error('Nothing could be counted.');
    return figures;
  },
});

const unpaid = (table: string): string =>
  `${table}.payment_type in ('invoice', 'check') and ${table}.payment_status = 'pending'`;
