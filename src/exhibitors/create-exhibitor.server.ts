import { collegeRefusals } from '../colleges/college-refusals.words.ts';
import { runsFair } from '../fairs/runs-fair.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { WriteDoor } from '../platform/graphql/write-door.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { messages } from '../platform/model/messages.ts';
import { badInput, conflict } from '../platform/model/refusal.ts';
import { refuseClosedFair } from './open-fair.server.ts';
import { spendOnExhibiting } from './spend-on-exhibiting.server.ts';

/**
 * `createFairExhibitor` for people keeps the hours of the fair as `registerExhibitor` does, and wants
 * their consent; who runs the fair enters an exhibitor at any time.
 */
export const createExhibitor: WriteDoor = untilTheDeadline('FairExhibitor', 'consent');

/** `createFairBooth` keeps the same hours: a college opens no booth at a fair it is too late for. */
export const createBooth: WriteDoor = untilTheDeadline('FairBooth');

function untilTheDeadline(noun: string, demanded?: string): WriteDoor {
  return {
    noun,
    verb: 'create',
    async write(write, context) {
      const { services, world } = context;
      const { writer } = services;
      if (!write.viewer.role.startsWith('ADMINS')) await spendOnExhibiting(context);
      return writer.change(async (tx) => {
        // Who may not point to the fair is told only that.
        const row = await writer.create(write, tx);
        const { fairId } = write.input;
        const id = typeof fairId === 'string' && isUuid(fairId) ? fairId : null;
        const { rows } = await tx.query<{ fairType: string }>(
          'select fair_type as "fairType" from fair where id = $1',
          [id],
        );
        if (runsFair(write.viewer, rows[0]?.fairType ?? '')) return row;
        if (demanded !== undefined && write.input[demanded] !== true)
          throw badInput({ [demanded]: messages.required });
        if (noun === 'FairBooth') await refuseDraft(tx, write.input['collegeId']);
        await refuseClosedFair(tx, String(id), world.now());
        return row;
      });
    },
  };
}

/** @throws Refusal CONFLICT for a college that waits for approval */
async function refuseDraft(tx: Queryable, collegeId: unknown): Promise<void> {
  const { rows } = await tx.query<{ status: string }>('select status from college where id = $1', [
    collegeId,
  ]);
  if (rows[0]?.status !== 'active') throw conflict(apiSentence(collegeRefusals.boothAfterApproval));
}
