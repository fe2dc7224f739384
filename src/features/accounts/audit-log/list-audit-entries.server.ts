import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { NextTokens } from '../../../platform/store/next-token.server.ts';
import { listLimit } from '../../../platform/store/selection.ts';
import { contains } from '../user-list/contains.ts';
import type { PeopleServices } from '../people-services.ts';

/** SQL: the name of the record that an entry `e` is about; null once it is gone. */
const about = `case e.subject
  when 'College' then (select name from college where id = e.subject_id)
  when 'CollegeProfile' then (select c.name from college_profile p join college c on c.id = p.college_id
    where p.id = e.subject_id)
  when 'CollegeRep' then (select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email)
    from college_rep where id = e.subject_id)
  when 'Fair' then (select name from fair where id = e.subject_id)
  when 'FairBooth' then (select c.name from fair_booth b join college c on c.id = b.college_id
    where b.id = e.subject_id)
  when 'FairExhibitor' then (select coalesce(c.name, x.name) from fair_exhibitor x
    left join college c on c.id = x.college_id where x.id = e.subject_id)
  when 'FairAttendee' then (select f.name from fair_attendee x join fair f on f.id = x.fair_id
    where x.id = e.subject_id)
  when 'FairWebinar' then (select f.name from fair_webinar w join fair f on f.id = w.fair_id
    where w.id = e.subject_id)
  when 'CollegePayment' then (select c.name from college_payment p join college c on c.id = p.college_id
    where p.id = e.subject_id)
  when 'Checkout' then (select c.name from checkout k join college c on c.id = k.college_id
    where k.id = e.subject_id)
  when 'Account' then (select coalesce(nullif(a.name, ''), a.email) from account a
    where a.id = e.subject_id and a.deleted_at is null)
  when 'Campaign' then (select subject from campaign where id = e.subject_id)
  when 'CampaignDraft' then (select subject from campaign_draft where id = e.subject_id)
  when 'CampaignTemplate' then (select name from campaign_template where id = e.subject_id) end`;

/** SQL: the fair that an entry `e` is about; null for none. */
const fairId = `case e.subject
  when 'Fair' then e.subject_id
  when 'FairBooth' then (select fair_id from fair_booth where id = e.subject_id)
  when 'FairExhibitor' then (select fair_id from fair_exhibitor where id = e.subject_id)
  when 'FairAttendee' then (select fair_id from fair_attendee where id = e.subject_id)
  when 'FairWebinar' then (select fair_id from fair_webinar where id = e.subject_id) end`;

/** SQL: ids of the accounts, colleges and fairs whose name or address has the text $1 in it. */
const found = `select id from account where deleted_at is null and (email like $1 or lower(name) like $1)
  union all select id from college where lower(name) like $1
  union all select id from fair where lower(name) like $1`;

/** `listAuditEntries(...)`: what admins have done, newest first; of one record, or of all. */
export const listAuditEntries = operation<'listAuditEntries', PeopleServices>({
  kind: 'Query',
  name: 'listAuditEntries',
  field: `
  "Lists what admins did, newest first. \`search\` matches who did it and what it was about; \`from\` is inclusive, \`until\` exclusive."
  listAuditEntries(subjectId: ID, search: String, subject: String, action: String, from: DateTime, until: DateTime, limit: Int, nextToken: String): AuditPage!`,
  types: `
    "A page of audit entries."
    type AuditPage { items: [AuditEntry!]! nextToken: String }
    "An admin’s action. Names of fields only, because values may be personal and entries are never deleted."
    type AuditEntry {
      id: ID!
      at: DateTime!
      "Who did it; null once that account is gone."
      accountId: ID
      "Name or address of who did it; null once that account is gone."
      by: String
      action: String!
      subject: String!
      subjectId: ID
      "Name of the record it was about; null for none, and once it is gone."
      about: String
      "The fair it was about."
      fairId: ID
      details: JSON!
    }`,
  who: ['ADMINS'],
  async resolve({ limit, nextToken, ...asked }, { services }) {
    const { pool } = services.database;
    const { subjectId, subject, action, from, until } = asked;
    const none = { items: [], nextToken: null };
    if (subjectId && !isUuid(subjectId)) return none;
    const search = (asked.search ?? '').trim();
    const ids = search === '' ? null : await idsOf(search);
    if (ids?.length === 0) return none;
    const tokens = new NextTokens(services.env.secret);
    const scope = `audit ${JSON.stringify([subjectId, search, subject, action, from, until])}`;
    const most = listLimit(limit);
    const rows = await readRows(pool, {
      id: 'text',
      at: 'timestamp',
      accountId: 'text?',
      by: 'text?',
      action: 'text',
      subject: 'text',
      subjectId: 'text?',
      about: 'text?',
      fairId: 'text?',
      details: 'json',
    })(
      `with page as materialized (
         select * from audit_entry
         where ($1::uuid is null or subject_id = $1)
           and ($2::uuid[] is null or subject_id = any($2) or account_id = any($2))
           and ($3::text is null or subject = $3) and ($4::text is null or action = $4)
           and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
           and ($7::uuid is null or (at, id) < (select at, id from audit_entry where id = $7))
         order by at desc, id desc limit $8)
       select e.id, e.at, e.account_id as "accountId", e.action, e.subject,
         e.subject_id as "subjectId", e.details, coalesce(nullif(w.name, ''), w.email) as "by",
         ${about} as about, ${fairId} as "fairId"
       from page e left join account w on w.id = e.account_id and w.deleted_at is null
       order by e.at desc, e.id desc`,
      [
        subjectId ?? null,
        ids,
        subject || null,
        action || null,
        from ?? null,
        until ?? null,
        nextToken ? tokens.read(scope, nextToken) : null,
        most + 1,
      ],
    );
    const items = rows.slice(0, most);
    const last = items.at(-1);
    return { items, nextToken: rows.length > most && last ? tokens.write(scope, last.id) : null };

    async function idsOf(text: string): Promise<readonly string[]> {
      if (isUuid(text)) return [text];
      const matches = await readRows(pool, { id: 'text' })(found, [contains(text)]);
      return matches.map(({ id }) => id);
    }
  },
});
