import { writeAuditEntries } from '../../../platform/audit/write-audit-entry.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import {
  containing,
  readTablePage,
  rowsPerPage,
} from '../../../platform/store/table-page.server.ts';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { learnDomain } from './staff-domain.server.ts';
import { tellConfirmed } from './confirm-counselor.server.ts';

/** The maximum number of counselors to confirm at once. */
const most = 200;

const sorts = { createdAt: 't."createdAt"', name: 't."nameKey"', school: 't."schoolKey"' };

/** `waitingCounselors(...)`: counselors whom no one has confirmed at their school, the newest first. */
const waitingCounselors = operation<'waitingCounselors', PeopleServices>({
  kind: 'Query',
  name: 'waitingCounselors',
  field: `
  "Lists unconfirmed counselors, found by name, address or school. Default limit 25, maximum 200."
  waitingCounselors(search: String, sort: String, descending: Boolean, page: Int, limit: Int): WaitingCounselorPage!`,
  types: `
  "A page of unconfirmed counselors."
  type WaitingCounselorPage { items: [WaitingCounselor!]! total: Int! }
  "A counselor no one has confirmed yet."
  type WaitingCounselor {
    id: ID!
    name: String!
    email: Email
    school: String
    city: String
    state: String
    createdAt: DateTime!
  }`,
  who: ['ADMINS'],
  resolve: ({ search, limit, ...view }, { services }) =>
    readTablePage(
      services.database.pool,
      {
        id: 'text',
        name: 'text',
        email: 'text?',
        school: 'text?',
        city: 'text?',
        state: 'text?',
        createdAt: 'timestamp',
      },
      {
        sort: 'createdAt',
        sorts,
        perPage: Math.min(Math.max(limit ?? rowsPerPage, 1), most),
        params: [containing(search)],
        rows: `select o.id, concat_ws(' ', o.first_name, o.last_name) as name, o.email,
            s.name as school, s.city, s.state, o.created_at as "createdAt",
            lower(concat_ws(' ', o.last_name, o.first_name)) as "nameKey",
            lower(s.name) as "schoolKey"
          from counselor o left join counselor_school s on s.id = o.counselor_school_id
          where o.confirmed_at is null and ($1::text is null
            or lower(concat_ws(' ', o.first_name, o.last_name)) like $1
            or lower(o.email) like $1 or lower(s.name) like $1)`,
      },
      { ...view, descending: view.descending ?? (view.sort ? null : true) },
    ),
});

/** The confirmed counselors, and the key that undoes it. */
interface Confirmed {
  readonly count: number;
  readonly undo: string | null;
}

/** `confirmCounselors(...)`: confirms several counselors, each as `confirmCounselor` does it. */
const confirmCounselors = operation<'confirmCounselors', PeopleServices>({
  kind: 'Mutation',
  name: 'confirmCounselors',
  field: `
  "Confirms up to ${most} counselors; those who are confirmed already are skipped."
  confirmCounselors(ids: [ID!]!): ConfirmedCounselors!`,
  types: `
  "The result of a bulk confirmation; its key undoes it."
  type ConfirmedCounselors {
    count: Int!
    "For undoConfirmedCounselors; null where no one had to be confirmed."
    undo: ID
  }`,
  who: ['ADMINS'],
  resolve({ ids }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx): Promise<Confirmed> => {
      const now = world.now();
      const rows = await readRows(tx, { id: 'text', email: 'text?' })(
        `with held as (select id, user_id from counselor
           where id = any($1::uuid[]) and confirmed_at is null order by id for update)
         update counselor o set confirmed_at = $2, updated_at = $2
         from held h left join account a on a.id = h.user_id and a.email_verified
         where o.id = h.id returning o.id, a.email`,
        [ids.filter((id) => isUuid(id)).slice(0, most), now],
      );
      if (rows.length === 0) return { count: 0, undo: null };
      const undo = world.newId();
      await writeAuditEntries(
        tx,
        world,
        by,
        rows.map(({ id: subjectId }) => ({
          action: 'confirmCounselor',
          subject: 'Counselor',
          subjectId,
          details: { confirmed: true, undo, since: now.toISOString() },
        })),
      );
      for (const { id, email } of rows) {
        if (email === null) continue;
        await learnDomain(tx, id);
        await tellConfirmed(tx, services, email);
      }
      return { count: rows.length, undo };
    });
  },
});

/**
 * `undoConfirmedCounselors(undo)`: revokes these confirmations again.
 * @throws Refusal NOT_FOUND for an unknown key
 */
const undoConfirmedCounselors = operation<'undoConfirmedCounselors', PeopleServices>({
  kind: 'Mutation',
  name: 'undoConfirmedCounselors',
  field: `
  "Undoes a bulk confirmation of counselors."
  undoConfirmedCounselors(undo: ID!): ConfirmedCounselors!`,
  who: ['ADMINS'],
  resolve({ undo }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx): Promise<Confirmed> => {
      const done = await readRows(tx, { id: 'text', since: 'text' })(
        `select subject_id as id, details ->> 'since' as since from audit_entry
         where action = 'confirmCounselor' and details ->> 'undo' = $1`,
        [undo],
      );
      if (done.length === 0) throw notFound();
      const back = await readRows(tx, { id: 'text' })(
        `update counselor set confirmed_at = null, updated_at = $3
         where id = any($1::uuid[]) and confirmed_at = $2::timestamptz returning id`,
        [done.map(({ id }) => id), done[0]?.since, world.now()],
      );
      await writeAuditEntries(
        tx,
        world,
        by,
        back.map(({ id: subjectId }) => ({
          action: 'confirmCounselor',
          subject: 'Counselor',
          subjectId,
          details: { confirmed: false },
        })),
      );
      return { count: back.length, undo: null };
    });
  },
});

/** The calls that confirm several counselors at once. */
export const confirmCounselorsCalls = [
  waitingCounselors,
  confirmCounselors,
  undoConfirmedCounselors,
] as const;
