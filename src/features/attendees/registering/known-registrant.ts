import { nameParts } from '../../accounts/person-name.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { readType, type Typed } from '../questions/asked-fields.ts';
import { typedBackground } from '../questions/background.ts';
import type { AttendeeType } from '../questions/registration-fields.ts';
import type { knownQuery } from '../registration-queries.ts';

type Me = ResultOf<typeof knownQuery>['me'];

/** A signed-in person, as the form sees them. */
export interface KnownRegistrant {
  readonly email: string;
  /** The type of the account, if it is one of these. */
  readonly type: AttendeeType | null;
  /** Earlier answers, by input name. */
  readonly typed: Typed;
  /** Whether all required fields are known: then nothing is asked again. */
  readonly isComplete: boolean;
}

/** What the form takes from someone's own records, and from registrations for earlier fairs. */
export function knownRegistrant(me: NonNullable<Me>): KnownRegistrant {
  const type = readType(me.user_type);
  const { student, parent, counselor, counselorSchool } = me;
  const { currentSchool: schoolName, entryDate: collegeStart, ...own } = student ?? {};
  const details =
    type === 'student'
      ? { ...own, schoolName, collegeStart }
      : type === 'parent'
        ? parent
        : type === 'counselor'
          ? { ...counselorSchool, ...counselor, schoolName: counselorSchool?.name, name: undefined }
          : {};
  // They come latest first. Unconfirmed answers may come from someone else.
  const before = me.registrations.filter(
    ({ attendeeType, confirmedAt }) => attendeeType === type && confirmedAt !== null,
  );
  const earlier = before.toReversed().map(({ fair: _, id: __, ...said }) => typedIn(said));
  const background =
    type === 'student'
      ? typedBackground(before.find(({ demographics }) => demographics !== null)?.demographics)
      : {};
  // Account data has the lowest precedence: a one-part name may be split wrong.
  const atSignUp = type === null ? {} : { ...nameParts(me.name ?? ''), dob: me.dob };
  const typed: Typed = Object.assign(
    {},
    typedIn(atSignUp),
    ...earlier,
    background,
    typedIn(details ?? {}),
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

/** The known values of inputs: without empty ones. */
const typedIn = (answers: Readonly<Record<string, unknown>>): Typed =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const values = [value]
        .flat()
        .flatMap((one) =>
          typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
        );
      const isTold = values.some((one) => one !== '') && !notCarried.has(name);
      return isTold ? [[name, values] as const] : [];
    }),
  );
