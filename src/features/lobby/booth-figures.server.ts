import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';

const boothFiguresRow = row({
  boothId: 'text',
  fairId: 'text',
  collegeId: 'text',
  college: 'text',
  /** Families and counselors who visited it, each counted once. */
  visits: 'number',
  questions: 'number',
  answered: 'number',
  /** From a question to its first answer; null without an answer. */
  medianAnswerSeconds: 'number?',
  /** People who saved the college at this fair. */
  saves: 'number',
  /** Its documents in bags. */
  documents: 'number',
  /** Documents opened by families and counselors, once per document and person. */
  documentsOpened: 'number',
  /** The number of these people. */
  openers: 'number',
  /** Students who shared something with the college at this fair, even if they stopped since. */
  leads: 'number',
});

/** A booth in numbers. */
export type BoothFigures = RowOf<typeof boothFiguresRow>;

/** SQL: the questions that count as asked at a booth; `m` is the message. */
export const questionSql = `m.author_as <> 'rep' and m.hidden_at is null`;

/** SQL: the median of the seconds from a question to its first answer; `m` is the question. */
export const medianAnswerSql = `percentile_cont(0.5) within group
  (order by extract(epoch from m.answered_at - m.created_at))`;

/** A fair's booths, most visits first, or a college's booths. */
export async function readBoothFigures(
  on: Queryable,
  of: { readonly fairId: string } | { readonly collegeId: string },
): Promise<readonly BoothFigures[]> {
  const [whose, id] = 'fairId' in of ? ['fair_id', of.fairId] : ['college_id', of.collegeId];
  return readRows(on, boothFiguresRow)(
    `with booth as materialized (
       select b.id, b.fair_id, b.college_id, c.name, c.name_lower
       from fair_booth b join college c on c.id = b.college_id where b.${whose} = $1
     ), visit as (
       select v.booth_id, count(*)::int as n from booth_visit v join booth b on b.id = v.booth_id
       group by 1
     ), question as (
       select m.booth_id, count(*)::int as n, count(m.answered_at)::int as answered,
         ${medianAnswerSql} as median
       from booth_message m join booth b on b.id = m.booth_id
       where ${questionSql} group by 1
     ), saved as (
       select s.fair_id, s.college_id, count(*)::int as n from saved_college s
       where s.${whose} = $1 and s.fair_id is not null group by 1, 2
     ), document as (
       select k.booth_id, count(*)::int as n from kept_document k join booth b on b.id = k.booth_id
       group by 1
     ), opened as (
       select o.booth_id, count(*)::int as n, count(distinct o.account_id)::int as people
       from document_opening o join booth b on b.id = o.booth_id group by 1
     ), lead as (
       select e.fair_id, s.college_id, count(distinct s.id)::int as n
       from sharing s join sharing_entry e on e.sharing_id = s.id
       where ${whose === 'fair_id' ? 'e' : 's'}.${whose} = $1 and e.outcome = 'given' group by 1, 2
     )
     select b.id as "boothId", b.fair_id as "fairId", b.college_id as "collegeId",
       b.name as college, coalesce(visit.n, 0) as visits, coalesce(question.n, 0) as questions,
       coalesce(question.answered, 0) as answered,
       round(question.median)::int as "medianAnswerSeconds", coalesce(saved.n, 0) as saves,
       coalesce(document.n, 0) as documents,
       coalesce(opened.n, 0) as "documentsOpened", coalesce(opened.people, 0) as openers,
       coalesce(lead.n, 0) as leads
     from booth b
     left join visit on visit.booth_id = b.id
     left join question on question.booth_id = b.id
     left join saved on saved.fair_id = b.fair_id and saved.college_id = b.college_id
     left join document on document.booth_id = b.id
     left join opened on opened.booth_id = b.id
     left join lead on lead.fair_id = b.fair_id and lead.college_id = b.college_id
     order by visits desc, questions desc, b.name_lower, b.id`,
    [id],
  );
}
