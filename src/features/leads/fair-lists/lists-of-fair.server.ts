import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { containing, readTablePage } from '../../../platform/store/table-page.server.ts';
import { sharedRowsAtFair, sharedRowsOfCollege, sharedStudentRow } from '../shared-rows.ts';
import { sharedNow, writeDownList } from '../lead-list/write-down-list.server.ts';

/** Rate limit: each list is recorded line by line. */
const perHour = { points: 300, perSeconds: 3600 };

/** SQL: the active colleges at the fair `$1`, as `c`; coordinators (`$3`: no) see 6x6 fairs. */
const exhibiting = `
  from fair f
  join fair_exhibitor e on e.fair_id = f.id and e.payment_status <> 'refunded'
  join college c on c.id = e.college_id and c.status = 'active'
  left join exhibitor_registration x on x.exhibitor_id = e.id
  where f.id = $1 and x.withdrawn_at is null and ($3 or f.fair_type = '6x6')`;

/** `sharedListsAtFair(fairId)`: a fair's colleges, with how many attendees share with each. */
export const sharedListsAtFair = operation<'sharedListsAtFair', PeopleServices>({
  kind: 'Query',
  name: 'sharedListsAtFair',
  field: `
  "Lists the colleges at a fair with the number of attendees who agreed to share with each. Empty if the caller runs no such fair."
  sharedListsAtFair(fairId: ID!): [SharedListAtFair!]!`,
  types: `
  "A college’s list at a fair."
  type SharedListAtFair {
    collegeId: ID!
    name: String!
    students: Int!
    "When an admin or coordinator last took the list."
    takenAt: DateTime
    "Who that was; null where the account is gone."
    takenBy: String
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, context) {
    if (!isUuid(fairId)) return [];
    return readRows(context.services.database.pool, {
      collegeId: 'text',
      name: 'text',
      students: 'number',
      takenAt: 'timestamp?',
      takenBy: 'text?',
    })(
      `select host.id as "collegeId", host.name,
         (select count(*)::int from (${sharedRowsAtFair('host.id', '$1')}) s) as students,
         last.at as "takenAt", last.by as "takenBy"
       from (select distinct c.id, c.name ${exhibiting}) host
       left join lateral (
         select o.at, case when a.deleted_at is null then nullif(a.name, '') end as by
         from sharing_export o join account a on a.id = o.account_id
         where o.college_id = host.id and o.fair_id = $1 and a.user_type in ('admin', 'admin6x6')
         order by o.at desc limit 1) last on true
       order by lower(host.name), host.id limit 1000`,
      [fairId, context.world.now(), signedIn(context).role === 'ADMINS'],
    );
  },
});

const sorts = {
  name: 'lower(t."lastName" || \' \' || t."firstName")',
  agreedAt: 't."agreedAt"',
};

/** SQL: whether the college `$4` exhibits at the fair `$1`. */
const isExhibiting = `exists (select ${exhibiting} and c.id = $4)`;

/** `sharedStudentsAtFair(...)`: a fair's attendees who share with one of its colleges. */
export const sharedStudentsAtFair = operation<'sharedStudentsAtFair', PeopleServices>({
  kind: 'Query',
  name: 'sharedStudentsAtFair',
  field: `
  "Lists the attendees of a fair who share with one of its colleges, and what each one shares."
  sharedStudentsAtFair(fairId: ID!, collegeId: ID!, search: String, sort: String, descending: Boolean, page: Int): SharedStudentsAtFair!`,
  types: `
  "A page of students who share at a fair."
  type SharedStudentsAtFair { items: [SharedStudent!]! total: Int! }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId, collegeId, search, ...view }, context) {
    if (!isUuid(fairId) || !isUuid(collegeId)) return { items: [], total: 0 };
    const isAdmin = signedIn(context).role === 'ADMINS';
    return readTablePage(
      context.services.database.pool,
      sharedStudentRow,
      {
        sort: 'name',
        sorts,
        params: [fairId, context.world.now(), isAdmin, collegeId, containing(search)],
        rows: `select * from (${sharedRowsAtFair('$4', '$1')}) w
          where ${isExhibiting} and ($5::text is null
            or lower(w."firstName" || ' ' || w."lastName") like $5
            or lower(w.email) like $5 or lower(w."currentSchool") like $5)`,
      },
      view,
    );
  },
});

/**
 * `exportSharedStudentsAtFair(...)`: exports the list of a fair's attendees who share with a
 * college, to pass it on, and records who was on it, as for a list that the college exports.
 */
export const exportSharedStudentsAtFair = operation<'exportSharedStudentsAtFair', PeopleServices>({
  kind: 'Mutation',
  name: 'exportSharedStudentsAtFair',
  field: `
  "Exports a fair’s attendees who share with a college, to be handed to that college, and records who was listed."
  exportSharedStudentsAtFair(fairId: ID!, collegeId: ID!): SharedStudentExport!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId, collegeId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    if (!isUuid(fairId) || !isUuid(collegeId)) throw notFound();
    const { allowed, retryAfter } = await spend(pool, world, `lists-of-fair:${by.id}`, perHour);
    if (!allowed) throw rateLimited(retryAfter);
    return services.writer.change(async (tx) => {
      const now = world.now();
      const params = [fairId, now, by.role === 'ADMINS', collegeId];
      await refuseOther(tx, params);
      // One snapshot: someone who stops sharing meanwhile is on this list or on none.
      const sharing = await sharedNow(tx, sharedRowsOfCollege, [collegeId, now]);
      const atFair = await sharedNow(tx, sharedRowsAtFair('$3', '$1'), [fairId, now, collegeId]);
      const here = new Set(atFair.map(({ id }) => id));
      const items = sharing.filter(({ id }) => here.has(id));
      const list = await writeDownList(tx, world, {
        collegeId,
        fairId,
        sharing,
        items,
        by: by.id,
      });
      await writeAuditEntry(tx, world, by, {
        action: 'exportSharedStudentsAtFair',
        subject: 'College',
        subjectId: collegeId,
        details: { fairId, list: list.id, listed: list.items.length, gone: list.gone.length },
      });
      return list;
    });
  },
});

async function refuseOther(tx: Queryable, params: readonly unknown[]): Promise<void> {
  const rows = await readRows(tx, { exhibits: 'boolean' })(
    `select ${isExhibiting} and $2::timestamptz is not null as exhibits`,
    [...params],
  );
  if (!rows[0]?.exhibits) throw notFound();
}
