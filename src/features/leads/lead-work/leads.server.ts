import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { containing, readTablePage } from '../../../platform/store/table-page.server.ts';
import { representedBy, representedCollege, sharedRows } from '../shared-rows.ts';
import { leadOf, leadRow, leadRows, type Lead } from './lead-rows.ts';
import { readInteractions } from './read-interactions.server.ts';

const sorts = {
  name: 'lower(t."lastName" || \' \' || t."firstName")',
  agreedAt: 't."agreedAt"',
  grade: 'lower(t."schoolGrade")',
  // The rating first, then how much the student did.
  interest: `coalesce(array_position(array['cool', 'warm', 'hot'], t.rating), 0) * 1000
    + least(t.interactions, 999)`,
};

/** `leads(...)`: the students who share with the caller's college, with what its team noted. */
export const leads = operation<'leads', PeopleServices>({
  kind: 'Query',
  name: 'leads',
  field: `
  "Lists the leads of the caller’s college, with what its team noted. Sorted by name, agreedAt, grade or interest."
  leads(
    fairId: ID
    grade: String
    subject: String
    state: String
    start: String
    "cool, warm, hot, or none for leads without a rating."
    rating: String
    "call, email, none, or open for leads where nothing is decided."
    followUp: String
    "Finds words in names, email addresses, schools and tags."
    search: String
    sort: String
    descending: Boolean
    page: Int
  ): LeadPage!`,
  types: `
  "A rep’s impression of how interested a student is."
  enum LeadRating { cool warm hot }
  "A plan of a team for a lead."
  enum LeadFollowUp { call email none }
  "A page of leads with what can be filtered by."
  type LeadPage {
    items: [Lead!]!
    total: Int!
    choices: LeadChoices!
  }
  "The answers that occur among a college’s leads."
  type LeadChoices {
    grades: [String!]!
    subjects: [String!]!
    states: [String!]!
    starts: [String!]!
  }
  "A student who shares with the caller’s college, and what its team noted."
  type Lead {
    student: SharedStudent!
    work: LeadWork!
    "The number of interactions."
    interactions: Int!
  }
  "A team’s notes about a lead. Only that team reads them."
  type LeadWork {
    rating: LeadRating
    tags: [String!]!
    notes: String!
    "Null while nothing is decided."
    followUp: LeadFollowUp
    followUpOn: Date
    "Counts the changes; 0 before the first."
    version: Int!
    changedAt: DateTime
    "Who changed it last; null when that person represents the college no longer."
    changedBy: String
  }`,
  who: ['COLLEGES'],
  async resolve({ search, sort, descending, page, ...asked }, context) {
    const { fairId } = asked;
    const found = await readTablePage(
      context.services.database.pool,
      leadRow,
      {
        sort: 'name',
        sorts,
        params: [
          signedIn(context).id,
          context.world.now(),
          !fairId,
          fairId && isUuid(fairId) ? fairId : null,
          containing(search),
          asked.grade || null,
          asked.subject || null,
          asked.state || null,
          asked.start || null,
          asked.rating || null,
          asked.followUp || null,
        ],
        rows: `select * from (${leadRows}) w
          where ($3 or w."fairId" = $4::uuid)
            and ($5::text is null or lower(w."firstName" || ' ' || w."lastName") like $5
              or lower(w.email) like $5 or lower(w."currentSchool") like $5
              or lower(array_to_string(w.tags, ' ')) like $5)
            and ($6::text is null or w."schoolGrade" = $6)
            and ($7::text is null or $7 = any(w.majors))
            and ($8::text is null or w.state = $8)
            and ($9::text is null or w."entryDate" = $9)
            and ($10::text is null or coalesce(w.rating, 'none') = $10)
            and ($11::text is null or coalesce(w."followUp", 'open') = $11)`,
      },
      { sort: sort ?? null, descending: descending ?? null, page: page ?? null },
    );
    return { items: found.items.map(leadOf), total: found.total };
  },
  fields: {
    LeadPage: {
      choices: (_: unknown, context) =>
        choicesFor(context.services.database.pool, context.viewer?.id ?? null, context.world.now()),
    },
  },
});

/** Each different answer of the leads, as far as it is shared. */
async function choicesFor(on: Queryable, accountId: string | null, now: Date) {
  const each = (column: string) =>
    `array(select distinct ${column} as one from w where ${column} <> '' limit 400)`;
  const rows = await readRows(on, {
    grades: 'text[]',
    subjects: 'text[]',
    states: 'text[]',
    starts: 'text[]',
  })(
    `with w as materialized (${sharedRows})
     select ${each('w."schoolGrade"')} as grades, ${each('w.state')} as states,
       ${each('w."entryDate"')} as starts,
       array(select distinct major from w, unnest(w.majors) as m (major) limit 400) as subjects`,
    [accountId, now],
  );
  const inOrder = (texts: readonly string[] = []) =>
    texts.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const [found] = rows;
  return {
    grades: inOrder(found?.grades),
    subjects: inOrder(found?.subjects),
    states: inOrder(found?.states),
    starts: inOrder(found?.starts),
  };
}

/** `lead(id)`: one lead with everything the student did; what is left of one who shares no longer. */
export const lead = operation<'lead', PeopleServices>({
  kind: 'Query',
  name: 'lead',
  field: `
  "Returns a lead of the caller’s college with its interactions, or null if the college never had it."
  lead(id: ID!): LeadDetail`,
  types: `
  "The state of a lead: shared, withdrawn by the student, or erased with the account."
  enum LeadOutcome { shared withdrawn erased }
  "A lead with its interactions."
  type LeadDetail {
    id: ID!
    outcome: LeadOutcome!
    "Null unless the student shares."
    lead: Lead
    "The earliest first; empty unless the student shares."
    interactions: [LeadInteraction!]!
  }
  "An action of a student: an answer that shares details, or a question at a booth."
  type LeadInteraction {
    id: ID!
    "shared or question."
    kind: String!
    at: DateTime!
    fairName: String
    "What the student was doing when sharing: saved, asked, called, scanned or profile."
    action: String
    "What was shared."
    groups: [SharingGroup!]
    "The question."
    text: String
    answers: [LeadAnswer!]!
  }
  "A rep’s answer to a lead’s question."
  type LeadAnswer {
    at: DateTime!
    "Null when that person represents the college no longer."
    by: String
    text: String!
  }`,
  who: ['COLLEGES'],
  async resolve({ id }, context) {
    if (!isUuid(id)) return null;
    const { pool } = context.services.database;
    const accountId = signedIn(context).id;
    const found = await findLead(pool, accountId, context.world.now(), id);
    if (found) return withInteractions(pool, found);
    const outcome = await outcomeOf(pool, accountId, id);
    return outcome && { id, outcome, lead: null, interactions: [] };
  },
});

async function withInteractions(on: Queryable, found: Lead) {
  const { id } = found.student;
  const interactions = await readInteractions(on, id);
  return {
    id,
    outcome: 'shared' as const,
    lead: found,
    interactions: interactions.map(({ answers, ...one }) => ({
      ...one,
      answers: answers.map((answer) => ({ ...answer, at: new Date(answer.at) })),
    })),
  };
}

/**
 * `leadBehind(threadId, messageId)`: the lead who wrote at a booth of the caller's college. Null
 * while they don't share, so that a name at a booth stays a first name and an initial.
 */
export const leadBehind = operation<'leadBehind', PeopleServices>({
  kind: 'Query',
  name: 'leadBehind',
  field: `
  "Returns the lead behind a private thread or a message at a booth of the caller’s college. Null unless that student shares with it."
  leadBehind(threadId: ID, messageId: ID): LeadDetail`,
  who: ['COLLEGES'],
  async resolve({ threadId, messageId }, context) {
    const { pool } = context.services.database;
    const [behind] = await readRows(pool, { id: 'text' })(
      `select s.id from (
         select booth_id, account_id from thread where id = $1
         union all
         select booth_id, author_id from booth_message where id = $2 and author_as = 'student'
       ) w
       join fair_booth b on b.id = w.booth_id
       join sharing s on s.college_id = b.college_id and s.account_id = w.account_id
       limit 1`,
      [uuidOrNull(threadId), uuidOrNull(messageId)],
    );
    // What `findLead` returns is of the caller's college, and shared.
    const found =
      behind && (await findLead(pool, signedIn(context).id, context.world.now(), behind.id));
    return found ? withInteractions(pool, found) : null;
  },
});

const uuidOrNull = (id: string | null | undefined): string | null =>
  id != null && isUuid(id) ? id : null;

/** A lead of the college of an account; null unless the student shares with it now. */
export async function findLead(
  on: Queryable,
  accountId: string,
  now: Date,
  id: string,
): Promise<Lead | null> {
  const rows = await readRows(on, leadRow)(`select * from (${leadRows}) w where w.id = $3`, [
    accountId,
    now,
    id,
  ]);
  return rows[0] ? leadOf(rows[0]) : null;
}

/** Why a record is no lead any longer; null if the college of the account never had it. */
async function outcomeOf(on: Queryable, accountId: string, id: string) {
  const rows = await readRows(on, { erased: 'boolean' })(
    `select s.erased_at is not null as erased
     from ${representedCollege} join sharing s on s.college_id = c.id
     where ${representedBy} and s.id = $2 and (s.erased_at is not null or exists (
       select from sharing_entry e where e.sharing_id = s.id and e.outcome = 'given'))`,
    [accountId, id],
  );
  return rows[0] ? (rows[0].erased ? ('erased' as const) : ('withdrawn' as const)) : null;
}
