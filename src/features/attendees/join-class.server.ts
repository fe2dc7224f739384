import { findClass } from '../counselors/find-class.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
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

/**
 * Records whose class link a registration used, and whether that counselor can see the name.
 * Counselors are in no class.
 *
 * @returns whether the link leads to a class, and its counselor if they can see the name
 */
export async function joinClass(
  tx: Queryable,
  world: World,
  { id, fairId, attendeeType }: Joining,
  { classCode, counselorMaySee }: ClassSaid,
): Promise<{ readonly seenBy: SeenBy | null; readonly joined: boolean }> {
  const none = { seenBy: null, joined: false };
  if (!classCode || attendeeType === 'counselor') return none;
  const found = await findClass(tx, classCode);
  if (!found?.isOpen || found.fairId !== fairId) return none;
  const maySee = counselorMaySee === true;
  await tx.query({
    name: 'join-class',
    text: `insert into class_member as m (attendee_id, class_id, may_see, joined_at, answered_at)
       values ($1, $2, $3, $4, $4)
       on conflict (attendee_id) do update set class_id = $2, may_see = $3, answered_at = $4`,
    values: [id, found.id, maySee, world.now()],
  });
  return {
    seenBy: maySee ? { counselor: found.counselor, school: found.school } : null,
    joined: true,
  };
}

/** Changes what the counselor of a person's class can see; does nothing without a class. */
export async function answerCounselor(
  tx: Queryable,
  world: World,
  attendeeId: string,
  maySee: boolean,
): Promise<void> {
  await tx.query(
    `update class_member set may_see = $2, answered_at = $3
     where attendee_id = $1 and may_see <> $2`,
    [attendeeId, maySee, world.now()],
  );
}

/** SQL: the class of the registration `t`, as JSON. */
export const classOfRegistration = `(
  select json_build_object('counselor', trim(o.first_name || ' ' || o.last_name),
    'school', s.name, 'counselorMaySee', m.may_see)
  from class_member m
  join fair_class c on c.id = m.class_id
  join counselor o on o.id = c.counselor_id
  join counselor_school s on s.id = o.counselor_school_id
  where m.attendee_id = t.id)`;
