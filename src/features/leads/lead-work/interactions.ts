import { repName } from '../shared-rows.ts';

/** For a message: everyone at the booth can read it. */
const isPublic = (message: string): string =>
  `${message}.hidden_at is null and (${message}.held_for is null or ${message}.released_at is not null)`;

/**
 * SQL: each answer that shares something, with the action it came with. Saving a college is told by
 * this alone: what is saved without sharing, visits and openings of documents are never told.
 */
const shared = (of: string): string => `
  select e.sharing_id || ':' || e.place as id, 'shared' as kind, e.at, e.fair_id, e.action,
    array_remove(e.topics, 'texts') as groups, null::text as text, '[]'::jsonb as answers
  from sharing_entry e
  where e.sharing_id = ${of}.id and e.outcome = 'given' and e.topics <> '{texts}'`;

/** SQL: what the student said in the public conversation at the college's booths. */
const questions = (of: string): string => `
  select m.id::text, 'question', m.created_at, b.fair_id, null, null, m.body,
    coalesce((
      select jsonb_agg(jsonb_build_object('at', extract(epoch from r.created_at) * 1000,
        'by', ${repName('r.author_id', 'b.college_id')}, 'text', r.body)
        order by r.created_at, r.id)
      from booth_message r
      where r.answers = m.id and r.author_as = 'rep' and ${isPublic('r')}), '[]')
  from fair_booth b join booth_message m on m.booth_id = b.id
  where b.college_id = ${of}.college_id and m.author_id = ${of}.account_id
    and m.author_as = 'student' and ${isPublic('m')}`;

/** The kinds of interactions: one more is one more statement with the same columns. */
const kinds: readonly ((of: string) => string)[] = [shared, questions];

/** SQL: everything a student did with a college, for the row `of` of the table `sharing`. */
export const interactionsOf = (of: string): string =>
  kinds.map((kind) => kind(of)).join('\n  union all\n');
