import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { cancelBatch, pauseBatch, resumeBatch } from '../../../platform/email/mail-batch.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { dropFormerReaders } from '../audience/drop-former-readers.server.ts';
import {
  lockCampaign,
  readCampaign,
  type CampaignState,
  type CampaignStatus,
} from '../campaign-record.server.ts';
import { ownerOf } from '../own-campaigns.server.ts';
import type { CampaignCall, CampaignServices } from '../campaign-services.ts';
import { campaignStep } from './campaign-step.ts';
import { showCampaign } from '../list/show-campaign.server.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';

interface Turn {
  readonly name: 'pauseCampaign' | 'resumeCampaign' | 'cancelCampaign';
  /** What the API says of it. */
  readonly description: string;
  readonly from: readonly CampaignStatus[];
  /** Why it is refused from any other state. */
  readonly else: ApiSentence;
  readonly to: (campaign: CampaignState) => CampaignStatus;
  /** What becomes of its mails, once there are any. */
  readonly turnBatch: (tx: Queryable, context: CampaignCall, id: string) => Promise<void>;
  readonly goesOn?: boolean;
}

function steering(turn: Turn) {
  return operation<Turn['name'], CampaignServices>({
    kind: 'Mutation',
    name: turn.name,
    field: `
  "${turn.description}"
  ${turn.name}(id: ID!): Campaign`,
    who: ['ADMINS', 'ADMINS6X6'],
    async resolve({ id }, context) {
      const owner = ownerOf(signedIn(context));
      return context.services.writer.change(async (tx) => {
        await steer(tx, context, turn, await lockCampaign(tx, id, owner));
        return showCampaign(await readCampaign(tx, id, owner));
      });
    },
  });
}

/** Takes a campaign that is locked to where a turn leads. @throws Refusal CONFLICT where it can't */
async function steer(
  tx: Queryable,
  context: CampaignCall,
  turn: Turn,
  campaign: CampaignState,
): Promise<void> {
  const { services, world } = context;
  const { id } = campaign;
  if (!turn.from.includes(campaign.status)) throw conflict(turn.else);
  const now = world.now();
  await tx.query(
    `update campaign set status = $2, updated_at = $3,
       finished_at = case when $2 = 'cancelled' then $3 else finished_at end
     where id = $1`,
    [id, turn.to(campaign), now],
  );
  if (campaign.startedAt !== null) await turn.turnBatch(tx, context, id);
  if (turn.goesOn) {
    const at = campaign.sendAt > now ? campaign.sendAt : now;
    await services.jobs.enqueue(tx, campaignStep, { campaignId: id }, { at });
  }
  await writeAuditEntry(tx, world, signedIn(context), {
    action: turn.name,
    subject: 'Campaign',
    subjectId: id,
  });
}

/** `pauseCampaign(id)`: hands no more of its emails to the mail server until it is resumed. */
export const pauseCampaign = steering({
  name: 'pauseCampaign',
  description: 'Pauses a campaign.',
  from: ['scheduled', 'sending'],
  else: apiSentence(messages.cannotPause),
  to: () => 'paused',
  turnBatch: (tx, _context, id) => pauseBatch(tx, id),
});

/**
 * `resumeCampaign(id)`: continues a paused campaign, to those who still want it; one whose time has
 * passed is sent now.
 */
export const resumeCampaign = steering({
  name: 'resumeCampaign',
  description: 'Resumes a paused campaign for recipients who still want it.',
  from: ['paused'],
  else: apiSentence(messages.cannotResume),
  to: ({ startedAt }) => (startedAt === null ? 'scheduled' : 'sending'),
  async turnBatch(tx, _context, id) {
    await resumeBatch(tx, id);
    await dropFormerReaders(tx, id);
  },
  goesOn: true,
});

const cancelling: Turn = {
  name: 'cancelCampaign',
  description: 'Cancels what hasn’t been sent of a campaign.',
  from: ['scheduled', 'sending', 'paused'],
  else: apiSentence(messages.ended),
  to: () => 'cancelled',
  turnBatch: (tx, { world }, id) => cancelBatch(tx, world, id),
};

/** `cancelCampaign(id)`: cancels all emails not yet handed to the mail server. */
export const cancelCampaign = steering(cancelling);

/** Cancels a locked campaign that has not started or ended. */
export const cancelLocked = (tx: Queryable, context: CampaignCall, campaign: CampaignState) =>
  steer(tx, context, cancelling, campaign);
