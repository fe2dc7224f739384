import { findClass } from '../counselors/find-class.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { SchemaObject } from '../../platform/graphql/operation.ts';
import type { StoreServices } from '../../platform/store/store-services.server.ts';
import type { World } from '../../platform/world.ts';

/** Class information in a registration, besides the registration itself. */
export interface ClassSaid {
  /** From the class link; a link to no class is no reason to reject anyone. */
  readonly classCode?: string | null | undefined;
  /** Whether the counselor can see the name; unanswered means no. */
  readonly counselorMaySee?: boolean | null | undefined;
}

/** The same while classes are off: no link leads to one, and visibility stays a choice. */
export const saidWhileOn = (
  { features }: Pick<StoreServices, 'features'>,
  answers: ClassSaid,
): ClassSaid => (features?.off.has('classes') ? { ...answers, classCode: null } : answers);

interface Joining {
  readonly id: string;
  readonly fairId: string;
  readonly attendeeType: string;
}

/** The counselor of a class, who can see a member's name. */
export interface SeenBy {
  readonly counselor: string;
  readonly school: string;
  /** The address is not confirmed yet: the counselor sees nothing until then. */
  readonly waitsForLink?: boolean;
}

/** A class that a registration is to join. */
export interface ClassToJoin {
  readonly id: string;
  readonly maySee: boolean;
  /** Its counselor, if they can see the name. */
  readonly seenBy: SeenBy | null;
}

/** The class of the link that a registration used; null without one. Counselors are in no class. */
export async function classToJoin(
  tx: Queryable,
  { fairId, attendeeType }: Omit<Joining, 'id'>,
  { classCode, counselorMaySee }: ClassSaid,
): Promise<ClassToJoin | null> {
  if (!classCode || attendeeType === 'counselor') return null;
  const found = await findClass(tx, classCode);
  if (!found?.isOpen || found.fairId !== fairId) return null;
  // Who isn’t confirmed yet sees no names, whatever a form says.
  const maySee = found.isConfirmed && counselorMaySee === true;
  const seenBy = maySee ? { counselor: found.counselor, school: found.school } : null;
  return { id: found.id, maySee, seenBy };
}

/** Makes a registration a member of a class, or moves it there. */
export async function enterClass(
  tx: Queryable,
  world: World,
  attendeeId: string,
  { id, maySee }: ClassToJoin,
): Promise<void> {
  await tx.query({
    name: 'join-class',
    text: `insert into class_member as m
         (attendee_id, class_id, may_see, may_see_sessions, joined_at, answered_at)
       values ($1, $2, $3, $3, $4, $4)
       on conflict (attendee_id) do update
         set class_id = $2, may_see = $3, may_see_sessions = $3, answered_at = $4`,
    values: [attendeeId, id, maySee, world.now()],
  });
}

/** Records whose class link a stored registration used; returns whether it leads to a class. */
export async function joinClass(
  tx: Queryable,
  world: World,
  registration: Joining,
  said: ClassSaid,
): Promise<boolean> {
  const found = await classToJoin(tx, registration, said);
  if (found) await enterClass(tx, world, registration.id, found);
  return found !== null;
}

/** Changes what the counselor of a person's class can see; does nothing without a class. */
export async function answerCounselor(
  tx: Queryable,
  world: World,
  attendeeId: string,
  maySee: boolean,
): Promise<void> {
  await tx.query(
    `update class_member set may_see = $2, may_see_sessions = $2, answered_at = $3
     where attendee_id = $1 and (may_see <> $2 or exists (
       select from fair_class c join counselor o on o.id = c.counselor_id
       where c.id = class_id and o.confirmed_at > answered_at))`,
    [attendeeId, maySee, world.now()],
  );
}

/** The class of a registration, for its own person. */
export type ClassOfRegistration = NonNullable<SchemaObject<'MyRegistration'>['class']>;

/**
 * SQL: the class of the registration `t`, as JSON. Someone who registered before the counselor was
 * confirmed could not be asked then.
 */
export const classOfRegistration = `(
  select json_build_object('counselor', trim(o.first_name || ' ' || o.last_name),
    'school', s.name, 'counselorMaySee', m.may_see,
    'isUnanswered', not m.may_see and o.confirmed_at > m.answered_at)
  from class_member m
  join fair_class c on c.id = m.class_id
  join counselor o on o.id = c.counselor_id
  join counselor_school s on s.id = o.counselor_school_id
  where m.attendee_id = t.id and o.confirmed_at is not null)`;
