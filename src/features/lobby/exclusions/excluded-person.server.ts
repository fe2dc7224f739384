import { nullable, row, textOf } from '../../../platform/database/read-rows.ts';

/**
 * SQL: the name of an account `a`, as its organizers know the person; null where there is none.
 */
export const nameOfAccount = `coalesce(
  (select nullif(trim(r.first_name || ' ' || r.last_name), '') from college_rep r
   where r.user_id = a.id order by r.created_at, r.id limit 1),
  (select nullif(trim(s.first_name || ' ' || s.last_name), '') from student s
   where s.user_id = a.id limit 1),
  (select nullif(trim(t.first_name || ' ' || t.last_name), '') from fair_attendee t
   where t.user_id = a.id order by t.created_at desc, t.id limit 1),
  nullif(trim(a.name), ''))`;

/** SQL: what organizers have done to an account `a` at a fair, if it isn't lifted; else null. */
export const exclusionOf = (fairId: string): string => `(select upper(x.kind) from fair_exclusion x
  where x.fair_id = ${fairId} and x.account_id = a.id and x.lifted_at is null)`;

/** Its columns in a statement. */
export const personRow = row({
  id: 'text',
  name: 'text?',
  email: 'text',
  isRep: 'boolean',
  exclusion: nullable(textOf<'MUTED' | 'REMOVED'>()),
});

/** What organizers know of someone whom they can mute or remove. */
export const personType = `
  "A person at a fair, for its organizers."
  type FairPerson {
    "The account’s."
    id: ID!
    name: String
    email: Email
    isRep: Boolean!
    "Null: neither muted nor removed."
    exclusion: FairExclusionKind
  }`;
