import type { PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { NextTokens } from '../../../platform/store/next-token.server.ts';
import { listLimit } from '../../../platform/store/selection.ts';

/**
 * `collegeHistory(...)`: admins' actions on a college, its profile, reps, booths, registrations and
 * payments, newest first.
 */
export const collegeHistory = operation<'collegeHistory', PeopleServices>({
  kind: 'Query',
  name: 'collegeHistory',
  field: `
  "Lists what admins changed about a college, its profile, reps, booths, registrations and payments, newest first."
  collegeHistory(collegeId: ID!, limit: Int, nextToken: String): CollegeHistoryPage!`,
  types: `
  "A page of a college’s history."
  type CollegeHistoryPage { items: [CollegeHistoryEntry!]! nextToken: String }
  "An admin’s change to a college; names of fields only, as in AuditEntry."
  type CollegeHistoryEntry {
    id: ID!
    at: DateTime!
    "Name or address of who did it; null once that account is gone."
    by: String
    action: String!
    subject: String!
    details: JSON!
    "Name or address of the person it was about; null for none, and once that account is gone."
    person: String
    "Name of the fair it was about."
    fair: String
    "Name of the college that was merged into it."
    other: String
  }`,
  who: ['ADMINS'],
  async resolve({ collegeId, limit, nextToken }, { services }) {
    if (!isUuid(collegeId)) return { items: [], nextToken: null };
    const tokens = new NextTokens(services.env.secret);
    const scope = `college-history ${collegeId}`;
    const most = listLimit(limit);
    const rows = await readRows(services.database.pool, {
      id: 'text',
      at: 'timestamp',
      by: 'text?',
      action: 'text',
      subject: 'text',
      details: 'json',
      person: 'text?',
      fair: 'text?',
      other: 'text?',
    })(
      `with about as (
         select id, null::uuid as fair_id, null::uuid as account_id from college where id = $1
         union all select id, null, null from college_profile where college_id = $1
         union all select id, null, user_id from college_rep where college_id = $1
         union all select id, fair_id, null from fair_booth where college_id = $1
         union all select id, fair_id, null from fair_exhibitor where college_id = $1
         union all select id, null, null from college_payment where college_id = $1
         union all select id, null, null from checkout where college_id = $1
         union all select d.id, null, null from billing_document d where d.subject_id in (
           select id from fair_exhibitor where college_id = $1
           union all select id from college_payment where college_id = $1
           union all select id from checkout where college_id = $1)
       ), mine as (
         select e.*, a.fair_id, a.account_id as rep_id from audit_entry e
           join about a on a.id = e.subject_id
         union
         select e.*, null, null from audit_entry e
         where e.details ->> 'collegeId' = $1::text
           and e.subject_id not in (select id from about)
         union
         select e.*, e.subject_id, null from audit_entry e
         where e.action in ('publishBooths', 'undoPublishedBooths')
           and e.subject_id in (select fair_id from fair_booth where college_id = $1)
           and exists (select from fair_booth b
             where b.college_id = $1 and e.details -> 'boothIds' ? b.id::text)
       )
       select m.id, m.at, m.action, m.subject, m.details, f.name as fair, o.name as other,
         coalesce(nullif(w.name, ''), w.email) as "by",
         coalesce(nullif(p.name, ''), p.email) as person
       from mine m
       left join college o on o.id::text = m.details ->> 'goneId'
       left join fair f on f.id = m.fair_id
       left join account w on w.id = m.account_id and w.deleted_at is null
       left join account p on p.deleted_at is null
         and p.id::text = coalesce(m.details ->> 'accountId', m.rep_id::text)
       where $2::uuid is null or m.id < $2
       order by m.id desc limit $3`,
      [collegeId, nextToken ? tokens.read(scope, nextToken) : null, most + 1],
    );
    const items = rows.slice(0, most);
    const last = items.at(-1);
    return { items, nextToken: rows.length > most && last ? tokens.write(scope, last.id) : null };
  },
});
