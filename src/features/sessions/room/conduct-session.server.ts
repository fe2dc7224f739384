import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict, forbidden, notFound } from '../../../platform/model/refusal.ts';
import { opensAt } from '../join/judge-entry.ts';
import { conduct, type Conducting, type SessionRun } from '../session-timeline.ts';
import { openRoom } from './open-room.server.ts';
import type { RoomServices } from './session-room.server.ts';
import { tendStages } from '../stage/stage-lines.server.ts';
import { roomRefusals as messages } from './room-refusals.messages.ts';
import { shownRun } from './shown-run.ts';

/** Seconds by which a host can extend what is on, at once. */
const extension = { least: 10, most: 600 };

interface ConductInput {
  readonly action: Conducting['action'];
  readonly from?: number | null;
  readonly seconds?: number | null;
  readonly exhibitorId?: string | null;
}

/** @throws Refusal BAD_USER_INPUT where something is missing */
function conducting({ action, from, seconds, exhibitorId }: ConductInput): Conducting {
  const incomplete = apiSentence(messages.incomplete);
  switch (action) {
    case 'START':
    case 'END':
    case 'ROLL_CALL':
      return { action };
    case 'MISSING':
    case 'PRESENT':
      if (typeof exhibitorId !== 'string' || !isUuid(exhibitorId))
        throw badInput({ exhibitorId: incomplete });
      return { action, exhibitorId };
    default:
      if (typeof from !== 'number') throw badInput({ from: incomplete });
      if (action === 'NEXT') return { action, from };
      if (!seconds || seconds < extension.least || seconds > extension.most)
        throw badInput({ seconds: apiSentence(messages.seconds) });
      return { action, from, seconds };
  }
}

/**
 * `conductSession(...)`: what a host does to a session. Two hosts may do so at once: a step is left
 * or extended only while it is on.
 */
export const conductSession = operation<'conductSession', RoomServices>({
  kind: 'Mutation',
  name: 'conductSession',
  field: `
  "Changes how a session goes: starts, moves on, extends or ends it, or leaves out a college. For its organizers."
  conductSession(
    runId: ID!, action: SessionAction!
    "With NEXT and EXTEND, the index of the step that is on: nothing happens twice when two hosts press at once."
    from: Int
    "With EXTEND, 10 to 600."
    seconds: Int
    "With MISSING and PRESENT."
    exhibitorId: ID
  ): SessionRun!`,
  types: `
  "The action of a host on a session."
  enum SessionAction {
    "Ends the roll call."
    START
    "Goes on with what follows."
    NEXT
    "Gives what is on more time."
    EXTEND
    "Leaves out a college that isn’t there; the others come earlier."
    MISSING
    "Takes it in again: at its time, or next when that has passed."
    PRESENT
    END
    "Goes back to the roll call, after a start or an end by mistake."
    ROLL_CALL
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ runId, ...input }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const what = conducting(input);
    const run = await services.writer.change(async (tx) => {
      if (!isUuid(runId)) throw notFound();
      await tx.query('select from session_run where id = $1 for update', [runId]);
      const now = world.now();
      const room = await openRoom(tx, by, { runId }, now);
      if (room.as !== 'HOST') throw forbidden();
      if (what.action === 'START' && now < opensAt(room.session, true))
        throw conflict(apiSentence(messages.tooEarly));
      const done = conduct(room.run, what, now.getTime());
      if ('refused' in done) throw conflict(apiSentence(messages[done.refused]));
      await writeRun(tx, room.runId, done.run);
      await writeAuditEntry(tx, world, by, {
        action: 'conductSession',
        subject: 'Fair',
        subjectId: room.fair.id,
        details: { session: room.session.number, ...what },
      });
      return shownRun(done.run);
    });
    if (what.action === 'END') await tendStages(context);
    return run;
  },
});

async function writeRun(tx: Queryable, runId: string, run: SessionRun): Promise<void> {
  const { startedAt, endedAt, steps, missing } = run;
  await tx.query(
    `update session_run set started_at = $2, ended_at = $3, steps = $4, missing = $5 where id = $1`,
    [
      runId,
      startedAt === null ? null : new Date(startedAt),
      endedAt === null ? null : new Date(endedAt),
      startedAt === null ? null : JSON.stringify(steps),
      missing,
    ],
  );
}
