import { displayName, type NameParts } from '../../accounts/person-name.ts';
import type { SignedIn } from '../../accounts/people-services.ts';
import { profileTitle } from './profile-title.ts';
import {
  sessionAttributes,
  type SessionAttributes,
  roleToUserType,
  collegeToBeDecided,
} from '../../accounts/session-attributes.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { row, type RowOf } from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import { notFound, unauthenticated } from '../../../platform/model/refusal.ts';
import type { UserType } from '../../../platform/model/viewer.ts';

/** Setup is complete at this step or higher (section 9 of the specification). */
const lastSetupStep = 4;

/** What is known of how far a person has come. */
interface SetupProgress {
  readonly userType: UserType;
  readonly collegeId?: string | null;
  /** `setupStep` of the person's own College or Student record; null without one. */
  readonly setupStep?: number | null;
  readonly hasCounselorRecord?: boolean;
  readonly hasSchoolRecord?: boolean;
}

/**
 * Whether a person need not be led to the wizard: at step 4 or higher; a college user whose college
 * is still `TBD`; a counselor whose own and school records both exist. Of admins and parents nothing
 * is demanded.
 */
export function isSetupComplete(progress: SetupProgress): boolean {
  switch (progress.userType) {
    case 'admin':
    case 'admin6x6':
    case 'parent':
      return true;
    case 'counselor':
      return progress.hasCounselorRecord === true && progress.hasSchoolRecord === true;
    case 'college':
      return progress.collegeId === collegeToBeDecided || hasTakenEveryStep(progress);
    case 'student':
      return hasTakenEveryStep(progress);
  }
}

function hasTakenEveryStep({ setupStep }: SetupProgress): boolean {
  return (setupStep ?? 0) >= lastSetupStep;
}

/** What every screen needs to know about the signed-in account. */
export interface Self extends SessionAttributes {
  /** As given at sign-up, in one piece. */
  readonly name: string | null;
  /** A student's date of birth: `YYYY-MM-DD`. */
  readonly dob: string | null;
  readonly displayName: string;
  readonly profileTitle: string;
  readonly avatarInitials: string;
  readonly setupComplete: boolean;
  readonly approved: boolean;
  readonly timeZone: string | null;
  readonly locale: string | null;
  /** The school that a counselor has named, confirmed there or not; null for everyone else. */
  readonly schoolId: string | null;
}

const selfRow = row({
  name: 'text',
  dob: 'text?',
  timeZone: 'text?',
  locale: 'text?',
  firstName: 'text?',
  lastName: 'text?',
  relationship: 'text?',
  setupStep: 'number?',
  schoolId: 'text?',
  isCounselor: 'boolean',
});

type SelfRow = RowOf<typeof selfRow>;

const readPerson = sharedRead(selfRow, {
  name: 'self',
  types: ['uuid', 'uuid'],
  text: `select a.name, case when a.user_type = 'student' then coalesce(s.dob, a.birth_date)::text end as dob,
       a.time_zone as "timeZone", a.locale,
       coalesce(r.first_name, s.first_name, p.first_name, o.first_name) as "firstName",
       coalesce(r.last_name, s.last_name, p.last_name, o.last_name) as "lastName",
       p.student_relationship as relationship, coalesce(c.setup_step, s.setup_step) as "setupStep",
       o.counselor_school_id as "schoolId", o.id is not null as "isCounselor"
     from account a
     left join college_rep r on a.user_type = 'college' and r.user_id = a.id
     left join college c on c.id = r.college_id and r.confirmed_at is not null
     left join student s on a.user_type = 'student' and s.user_id = a.id and not s.deleted
     left join counselor o on a.user_type = 'counselor' and o.user_id = a.id
     left join lateral (
       select * from parent q where a.user_type = 'parent' and q.user_id = a.id and not q.deleted
       order by q.student_id is not distinct from $2 desc, q.confirmed_at, q.id limit 1) p on true
     where a.id = $1`,
});

/**
 * Reads an account with the record of its role, in one statement.
 *
 * @param studentId which student a parent looks after at this moment; null for the first
 * @throws Refusal NOT_FOUND for a student that is not the caller's
 */
export async function readSelf(
  tx: Queryable,
  by: SignedIn,
  studentId: string | null,
): Promise<Self> {
  const students = by.holds['student'] ?? [];
  if (studentId !== null && !students.includes(studentId)) throw notFound();
  const chosen = studentId ?? students[0] ?? null;
  const rows = await readPerson(tx, [by.id, chosen]);
  const row = rows[0];
  if (!row) throw unauthenticated();
  return described(by, row, chosen);
}

function described(by: SignedIn, row: SelfRow, chosen: string | null): Self {
  const userType = roleToUserType(by.role);
  const attributes = sessionAttributes(
    { id: by.id, email: by.email, userType },
    {
      collegeIds: by.holds['college'] ?? [],
      schoolIds: by.holds['counselorSchool'] ?? [],
      studentIds: chosen === null ? [] : [chosen],
    },
  );
  const named = row.firstName || row.lastName;
  const name: NameParts = {
    firstName: named ? row.firstName : row.name,
    lastName: named ? row.lastName : null,
    email: by.email,
  };
  const progress: SetupProgress = {
    userType,
    collegeId: attributes.college_id,
    setupStep: row.setupStep,
    hasCounselorRecord: row.isCounselor,
    hasSchoolRecord: row.schoolId !== null,
  };
  return {
    ...attributes,
    name: row.name || null,
    dob: row.dob,
    displayName: displayName(name),
    profileTitle: profileTitle(userType, row.relationship),
    avatarInitials: avatarInitials(userType, initialsOf(name)),
    setupComplete: isSetupComplete(progress),
    approved: by.approved,
    timeZone: row.timeZone,
    locale: row.locale,
    schoolId: row.schoolId,
  };
}

/** A name in one piece gives its first and its last letter's word. */
function initialsOf({ firstName, lastName, email }: NameParts): NameParts {
  if (lastName) return { firstName: firstName ?? null, lastName, email: email ?? null };
  const words = firstName?.trim().split(/\s+/) ?? [];
  return {
    firstName: words[0] ?? null,
    lastName: words.length > 1 ? (words.at(-1) ?? null) : null,
    email: email ?? null,
  };
}

/**
 * The one or two letters in the avatar: of first and last name; for admins, and for people without
 * a name, the first two letters of the email; "?" when nothing is known.
 */
export function avatarInitials(userType: UserType, parts: NameParts): string {
  const isAdmin = userType === 'admin' || userType === 'admin6x6';
  const ofName = firstLetters(parts.firstName, 1) + firstLetters(parts.lastName, 1);
  const letters = isAdmin || ofName === '' ? firstLetters(parts.email, 2) : ofName;
  return letters === '' ? '?' : letters.toUpperCase();
}

function firstLetters(text: string | null | undefined, count: number): string {
  // By grapheme, so that an accent or an emoji is not split.
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text?.trim() ?? '');
  return Array.from(letters, ({ segment }) => segment)
    .slice(0, count)
    .join('');
}
