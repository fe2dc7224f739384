import type { LobbyServices } from '../lobby-services.ts';
import type { Env } from '../../../platform/env.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { World } from '../../../platform/world.ts';
import { studentName } from '../student-name.ts';
import type { AccessibleCall, CallRole } from './call-access.server.ts';
import { iceServers, type IceServer } from '../../../platform/media/turn-credentials.server.ts';

/** The schema types. */
export const callTypes = `
  "The role of a person in a call."
  enum CallRole { STUDENT REP }
  "A person in a call, or invited to it."
  type CallPerson {
    id: ID!
    "First name and initial of a student, name of a rep; null where there is none to show."
    name: String
    role: CallRole!
    isHere: Boolean!
    "The page with which the person is in the call; messages between pages go to it."
    seat: ID
  }
  "A server that helps two browsers to reach each other, with credentials that expire."
  type IceServer { urls: [String!]! username: String! credential: String! }
  "A call, for someone who may take part in it."
  type MyCall {
    id: ID!
    boothId: ID!
    startedAt: DateTime!
    endedAt: DateTime
    role: CallRole!
    "The caller among the people; null for a rep who hasn't joined yet."
    me: ID
    "Everyone invited, and the reps who are here."
    people: [CallPerson!]!
    maxPeople: Int!
    "Whether media go through the site’s own server rather than from page to page."
    isRoom: Boolean!
    "Whether the caller's browser may connect through the TURN server only."
    relayOnly: Boolean!
    iceServers: [IceServer!]!
    "Whether students are connected only while two reps are here."
    needsTwoReps: Boolean!
    "Whether students wait for a second rep now."
    waits: Boolean!
    "The position after which \`onCallNews\` continues."
    cursor: String!
  }`;

/** Milliseconds after which a page that says nothing is gone. */
const goneAfter = 45_000;

interface CallPerson {
  readonly id: string;
  readonly name: string | null;
  readonly role: 'STUDENT' | 'REP';
  readonly isHere: boolean;
  readonly seat: string | null;
}

/** A call as one of its people sees it. */
export interface MyCall {
  readonly id: string;
  readonly boothId: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly role: 'STUDENT' | 'REP';
  readonly me: string | null;
  readonly people: readonly CallPerson[];
  readonly maxPeople: number;
  readonly isRoom: boolean;
  readonly relayOnly: boolean;
  readonly iceServers: readonly IceServer[];
  readonly needsTwoReps: boolean;
  readonly waits: boolean;
}

/** What the operations on calls work with. */
export type CallServices = LobbyServices & {
  readonly env: Pick<Env, 'turn' | 'janus'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};

/** What reading a call takes from the server. */
interface CallParts {
  readonly world: World;
  readonly turn: Env['turn'];
}

/** Since when a page must have reported to be in the call. */
export const hereSince = (now: Date): Date => new Date(now.getTime() - goneAfter);

/** In SQL: whether the person `p` is in the call, of those who reported since $n. */
export const isHere = (since: string): string =>
  `(p.joined_at is not null and p.left_at is null and p.seen_at > ${since})`;

/** Only the relay's address of a student reaches the others in the call. */
export const isRelayOnly = (as: CallRole, turn: Env['turn']): boolean =>
  as === 'student' && turn !== undefined;

export async function readCall(
  on: Queryable,
  { world, turn }: CallParts,
  call: AccessibleCall,
): Promise<MyCall> {
  const rows = await readRows(on, {
    id: 'text',
    as: textOf<CallRole>(),
    seat: 'text?',
    isHere: 'boolean',
    isMine: 'boolean',
    firstName: 'text?',
    lastName: 'text?',
    needsTwoReps: 'boolean',
  })({
    name: 'read-call',
    text: `select p.id, p."as", p.seat, ${isHere('$2')} as "isHere",
        p.id is not distinct from $3::uuid as "isMine",
        coalesce(r.first_name, s.first_name, a.first_name) as "firstName",
        coalesce(r.last_name, s.last_name, a.last_name) as "lastName",
        coalesce(u.two_adults, false) as "needsTwoReps"
      from call_person p join call k on k.id = p.call_id join fair_booth b on b.id = k.booth_id
      left join booth_call_rule u on u.booth_id = b.id
      left join lateral (select first_name, last_name from college_rep
        where p."as" = 'rep' and user_id = p.account_id and college_id = b.college_id limit 1) r on true
      left join lateral (select first_name, last_name from student
        where p."as" = 'student' and user_id = p.account_id and first_name <> '' limit 1) s on true
      left join lateral (select first_name, last_name from fair_attendee
        where p."as" = 'student' and s.first_name is null and fair_id = b.fair_id
          and user_id = p.account_id order by created_at limit 1) a on true
      where p.call_id = $1 order by p."as", p.invited_at, p.id`,
    values: [call.id, hereSince(world.now()), call.personId],
  });
  const repsHere = rows.filter((one) => one.as === 'rep' && one.isHere).length;
  const needsTwoReps = rows[0]?.needsTwoReps === true;
  return {
    id: call.id,
    boothId: call.booth.id,
    startedAt: call.startedAt,
    endedAt: call.endedAt,
    role: inSchema(call.as),
    me: call.personId,
    people: rows
      .filter((one) => one.as === 'student' || one.isHere || one.isMine)
      .map((one) => ({
        id: one.id,
        name: nameOf(one),
        role: inSchema(one.as),
        isHere: one.isHere,
        seat: one.isHere ? one.seat : null,
      })),
    maxPeople: call.maxPeople,
    isRoom: call.room !== null,
    // Janus is the only one to learn an address.
    relayOnly: call.room === null && isRelayOnly(call.as, turn),
    iceServers: call.endedAt ? [] : iceServers(turn, world),
    needsTwoReps,
    waits: needsTwoReps && repsHere < 2,
  };
}

const inSchema = (as: CallRole) => (as === 'rep' ? 'REP' : 'STUDENT');

function nameOf(one: {
  readonly as: CallRole;
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string | null {
  if (one.as === 'student') return studentName(one.firstName, one.lastName);
  return [one.firstName, one.lastName].filter(Boolean).join(' ') || null;
}
