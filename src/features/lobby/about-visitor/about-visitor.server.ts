import type { SignedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { RowOf } from '../../../platform/database/read-rows.ts';
import { row } from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';

/** The types of the schema. */
export const aboutTypes = `
  "The answers a student has given so far, in the profile or when registering for the fair."
  type AboutVisitor {
    "The version of the registration, which \`updateMyRegistration\` changes along with the profile."
    registrationId: ID!
    schoolGrade: String
    schoolName: String
    postalCode: String
    "Titles of CIP 2020, or \`Undecided\`."
    majors: [String!]!
  }`;

const columns = {
  registrationId: 'text',
  schoolGrade: 'text?',
  schoolName: 'text?',
  postalCode: 'text?',
  city: 'text?',
  state: 'text?',
  majors: 'text[]',
} as const;

const aboutRow = row(columns);

/** A student at a fair, as far as they have told. */
export type AboutVisitor = RowOf<typeof aboutRow>;

const readAbout = sharedRead(columns, {
  name: 'about-visitor',
  types: ['uuid', 'uuid', 'text'],
  text: `select t.id as "registrationId", coalesce(s.school_grade, t.school_grade) as "schoolGrade",
      coalesce(s.current_school, t.school_name) as "schoolName",
      coalesce(s.postal_code, t.postal_code) as "postalCode",
      coalesce(s.city, t.city) as city, coalesce(s.state, t.state) as state,
      coalesce(nullif(p.majors, '{}'), t.majors, '{}') as majors
    from (
      select a.* from fair_attendee a where a.fair_id = $1 and a.user_id = $2
      union
      select a.* from fair_attendee a where a.fair_id = $1 and lower(a.email) = $3
    ) t
    left join student s on s.user_id = $2 and not s.deleted
    left join student_college_preferences p on p.student_id = s.id
    where t.attendee_type = 'student'
    order by t.created_at, t.id limit 1`,
});

/** What a student has told, by their own registration for a fair; null for everyone else. */
export async function aboutVisitor(
  on: Queryable,
  { id, email, role }: SignedIn,
  fairId: string,
): Promise<AboutVisitor | null> {
  if (role !== 'STUDENTS') return null;
  const [about] = await readAbout(on, [fairId, id, email.toLowerCase()]);
  return about ?? null;
}
