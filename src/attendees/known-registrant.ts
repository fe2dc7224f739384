import { nameParts } from '../accounts/name-parts.ts';
import type { ResultOf } from '../platform/pages/graphql.ts';
import { readType, type Typed } from './asked-fields.ts';
import { typedBackground } from './background.ts';
import type { AttendeeType } from './registration-fields.ts';
import type { knownQuery } from './registration-queries.ts';

type Me = ResultOf<typeof knownQuery>['me'];

/** Someone signed in, as the form meets him. */
export interface KnownRegistrant {
  readonly email: string;
  /** What the account is, where it is one of these. */
  readonly type: AttendeeType | null;
  /** What was told before, by the names of the inputs. */
  readonly typed: Typed;
  /** Whether that is all that must be told: then nothing is asked again. */
  readonly isComplete: boolean;
}

/** What the form takes over from someone's own records, and from what was told at earlier fairs. */
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
  // They come latest first. What no one stands behind may be someone else's word.
  const before = me.registrations.filter(
    ({ attendeeType, confirmedAt }) => attendeeType === type && confirmedAt !== null,
  );
  const earlier = before.toReversed().map(({ fair: _, id: __, ...said }) => typedIn(said));
  const background =
    type === 'student'
      ? typedBackground(before.find(({ demographics }) => demographics !== null)?.demographics)
      : {};
  // What the account was made with counts least: a name in one piece may be split wrong.
  const atSignUp = type === null ? {} : { ...nameParts(me.name ?? ''), dob: me.dob };
  const typed: Typed = Object.assign(
    {},
    ...[typedIn(atSignUp), ...earlier, background, typedIn(told ?? {})],
  ) as Typed;
  const needed = ['firstName', 'lastName', ...(type === 'student' ? ['dob'] : [])];
  return {
    email: me.email,
    type,
    typed,
    isComplete: type !== null && needed.every((name) => typed[name] !== undefined),
  };
}

const notCarried = new Set(['attendeeType', 'attending', 'confirmedAt']);

/** What is known as inputs hold it: nothing of what is empty. */
const typedIn = (said: Readonly<Record<string, unknown>>): Typed =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => {
      const values = [value]
        .flat()
        .flatMap((one) =>
          typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
        );
      const isTold = values.some((one) => one !== '') && !notCarried.has(name);
      return isTold ? [[name, values] as const] : [];
    }),
  );
