import type { Queryable } from '../../../platform/database/queryable.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { largestMesh, largestRoom, mostStudents } from './largest-call.ts';
import { janusNumber } from '../../../platform/media/janus-client.server.ts';
import { callRefusals as messages } from './call-refusals.messages.ts';

interface OpenCallInput {
  readonly world: World;
  readonly boothId: string;
  /** The rep's account. */
  readonly startedBy: string;
  /** The students’ accounts, who are invited. */
  readonly accountIds: readonly string[];
  /** There is a Janus for calls of more people than a mesh holds. */
  readonly hasRooms: boolean;
}

/**
 * Opens a call between a rep and students at a booth, in the caller's transaction; returns its id.
 * Checks no access: that is for the caller. No one is in the call until they join. Whether it goes
 * through Janus is decided here, once: it does where two reps and the students are too many to send
 * to each other.
 *
 * @throws Refusal CONFLICT for more people than a call holds
 */
export async function openCall(
  tx: Queryable,
  { world, boothId, startedBy, accountIds, hasRooms }: OpenCallInput,
): Promise<string> {
  const students = [...new Set(accountIds)].filter((id) => id !== startedBy);
  if (students.length > mostStudents(hasRooms))
    throw conflict(apiSentence(messages.tooMany, { n: mostStudents(hasRooms) }));
  const isRoom = hasRooms && students.length + 2 > largestMesh;
  const [id, now] = [world.newId(), world.now()];
  await tx.query(
    `insert into call (id, booth_id, started_by, started_at, max_people, room)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      boothId,
      startedBy,
      now,
      isRoom ? largestRoom : largestMesh,
      isRoom ? janusNumber(world) : null,
    ],
  );
  const people = [startedBy, ...students];
  await tx.query(
    `insert into call_person (id, call_id, account_id, "as", invited_at)
     select p.id, $1, p.account_id, p.role, $2
     from unnest($3::uuid[], $4::uuid[], $5::text[]) p (id, account_id, role)`,
    [
      id,
      now,
      people.map(() => world.newId()),
      people,
      people.map((one) => (one === startedBy ? 'rep' : 'student')),
    ],
  );
  return id;
}
