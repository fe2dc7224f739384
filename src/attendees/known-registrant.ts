import type { ResultOf } from '../platform/pages/graphql.ts';
import { typedBackground } from './background.ts';
import type { Carried } from './register-steps.ts';
import { readType } from './register-steps.ts';
import type { AttendeeType } from './registration-fields.ts';
import type { knownQuery } from './registration-queries.ts';

type Me = ResultOf<typeof knownQuery>['me'];

/** Somebody signed in, as the form meets him. */
export interface KnownRegistrant {
  readonly email: string;
  /** What the account is, where it is one of these. */
  readonly type: AttendeeType | null;
  /** What the own records tell already, by the names of the inputs. */
  readonly typed: Carried;
}

/** What the form takes over from somebody's own records. */
export function knownRegistrant(me: NonNullable<Me>): KnownRegistrant {
  const type = readType(me.user_type);
  const { student, parent, counselor, counselorSchool } = me;
  const { currentSchool: schoolName, entryDate: collegeStart, ...own } = student ?? {};
  const told =
    type === 'student'
      ? { ...own, schoolName, collegeStart }
      : type === 'parent'
        ? parent
        : type === 'counselor'
          ? { ...counselorSchool, ...counselor, schoolName: counselorSchool?.name, name: undefined }
          : {};
  const typed = Object.entries(told ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, [value]] as const] : [],
  );
  // What was told of the background at another fair need not be told again.
  const before = me.registrations.find(({ demographics }) => demographics !== null);
  const background = type === 'student' ? typedBackground(before?.demographics) : {};
  return { email: me.email, type, typed: { ...background, ...Object.fromEntries(typed) } };
}
