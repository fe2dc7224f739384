import type { SignedIn } from '../accounts/people-services.ts';
import type { CollegeWishes } from '../colleges/match-college.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { sharedRead } from '../../platform/database/shared-read.server.ts';
import { notFound } from '../../platform/model/refusal.ts';

/** A student who looks for a college, as far as colleges are compared for them. */
export interface LookingStudent extends CollegeWishes {
  readonly studentId: string;
  readonly accountId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
}

const readLooking = sharedRead(
  {
    studentId: 'text',
    accountId: 'text?',
    email: 'text',
    firstName: 'text',
    city: 'text?',
    state: 'text?',
    postalCode: 'text?',
    majors: 'text[]',
    campusSize: 'text[]',
    campusSetting: 'text[]',
    collegeType: 'text[]',
    onlineCoursePct: 'number?',
    maxMiles: 'number?',
    states: 'text[]',
    maxNetPrice: 'number?',
    admission: 'text[]',
  },
  {
    name: 'looking-student',
    types: ['uuid', 'uuid'],
    text: `select s.id as "studentId", s.user_id as "accountId", coalesce(a.email, s.email) as email,
       s.first_name as "firstName", s.city, s.state, s.postal_code as "postalCode", coalesce(p.majors, '{}') as majors,
       coalesce(p.campus_size, '{}') as "campusSize",
       coalesce(p.campus_setting, '{}') as "campusSetting",
       coalesce(p.college_type, '{}') as "collegeType", p.online_course_pct as "onlineCoursePct",
       p.max_miles as "maxMiles", coalesce(p.states, '{}') as states,
       p.max_net_price as "maxNetPrice", coalesce(p.admission, '{}') as admission
     from (
       select * from student where not deleted and $2::uuid is null and user_id = $1
       union all select * from student where not deleted and id = $2
     ) s left join student_college_preferences p on p.student_id = s.id
     left join account a on a.id = s.user_id
     limit 1`,
  },
);

/**
 * The student for whom someone looks: oneself, or of a parent the linked student that is named, else
 * the first one; null for everyone else, and while there is no such record.
 *
 * @throws Refusal NOT_FOUND for a student that is not the caller's
 */
export async function lookingStudent(
  tx: Queryable,
  by: SignedIn,
  studentId: string | null,
): Promise<LookingStudent | null> {
  const linked = by.role === 'PARENTS' ? (by.holds['student'] ?? []) : [];
  if (studentId !== null && !linked.includes(studentId)) throw notFound();
  const chosen = studentId ?? linked[0] ?? null;
  if (by.role !== 'STUDENTS' && chosen === null) return null;
  const [found] = await readLooking(tx, [by.id, chosen]);
  return found ?? null;
}
