import { signedIn } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { cancelBatch, pauseBatch, resumeBatch } from '../platform/email/mail-batch.server.ts';
import { operation } from '../platform/graphql/operation.ts';
import { conflict } from '../platform/model/refusal.ts';
import { dropFormerReaders } from './audience/drop-former-readers.server.ts';
import {
  lockCampaign,
  readCampaign,
  type CampaignState,
  type CampaignStatus,
} from './campaign-record.server.ts';
import { ownerOf } from './own-campaigns.server.ts';
import type { CampaignCall, CampaignServices } from './campaign-services.ts';
import { campaignStep } from './campaign-step.ts';
import { showCampaign } from './show-campaign.server.ts';
import { apiSentence, type ApiSentence } from '../platform/model/api-sentence.ts';
import { campaignRefusals as said } from './campaign-refusals.words.ts';

interface Turn {
  readonly name: 'pauseCampaign' | 'resumeCampaign' | 'cancelCampaign';
  readonly from: readonly CampaignStatus[];
  /** Why it is refused from any other state. */
  readonly else: ApiSentence;
  readonly to: (campaign: CampaignState) => CampaignStatus;
  /** What becomes of its mails, once there are any. */
  readonly turnBatch: (tx: Queryable, context: CampaignCall, id: string) => Promise<void>;
  readonly goesOn?: boolean;
}

function steering(turn: Turn) {
  return operation<{ readonly id: string }, CampaignServices>({
    kind: 'Mutation',
    name: turn.name,
    field: `${turn.name}(id: ID!): Campaign`,
    who: ['ADMINS', 'ADMINS6X6'],
    async resolve({ id }, context) {
      const by = signedIn(context);
      const { services, world } = context;
      return services.writer.change(async (tx) => {
        const campaign = await lockCampaign(tx, id, ownerOf(by));
        if (!turn.from.includes(campaign.status)) throw conflict(turn.else);
        const now = world.now();
        const to = turn.to(campaign);
        await tx.query(
          `update campaign set status = $2, updated_at = $3,
             finished_at = case when $2 = 'cancelled' then $3 else finished_at end
           where id = $1`,
          [id, to, now],
        );
        if (campaign.startedAt !== null) await turn.turnBatch(tx, context, id);
        if (turn.goesOn) {
          const at = campaign.sendAt > now ? campaign.sendAt : now;
          await services.jobs.enqueue(tx, campaignStep, { campaignId: id }, { at });
        }
        await writeAuditEntry(tx, world, by, {
          action: turn.name,
          subject: 'Campaign',
          subjectId: id,
        });
        return showCampaign(await readCampaign(tx, id, ownerOf(by)));
      });
    },
  });
}

/** `pauseCampaign(id)`: nothing more of it is handed to the mail server until it is resumed. */
export const pauseCampaign = steering({
  name: 'pauseCampaign',
  from: ['scheduled', 'sending'],
  else: apiSentence(said.cannotPause),
  to: () => 'paused',
  turnBatch: (tx, _context, id) => pauseBatch(tx, id),
});

/**
 * `resumeCampaign(id)`: goes on where it was paused, to those who still want it; one
 * whose time has passed meanwhile goes now.
 */
export const resumeCampaign = steering({
  name: 'resumeCampaign',
  from: ['paused'],
  else: apiSentence(said.cannotResume),
  to: ({ startedAt }) => (startedAt === null ? 'scheduled' : 'sending'),
  async turnBatch(tx, _context, id) {
    await resumeBatch(tx, id);
    await dropFormerReaders(tx, id);
  },
  goesOn: true,
});

/** `cancelCampaign(id)`: what has not been handed to the mail server never will be. */
export const cancelCampaign = steering({
  name: 'cancelCampaign',
  from: ['scheduled', 'sending', 'paused'],
  else: apiSentence(said.ended),
  to: () => 'cancelled',
  turnBatch: (tx, { world }, id) => cancelBatch(tx, world, id),
});
