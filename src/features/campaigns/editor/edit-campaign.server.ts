import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { signedIn } from '../../accounts/people-services.ts';
import { lockCampaign } from '../campaign-record.server.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { ownerOf } from '../own-campaigns.server.ts';
import { copiedEmail, insertDraft } from '../preview-and-send/send-draft.server.ts';
import { findDraft } from './draft-record.server.ts';

/**
 * `editCampaign(id)`: turns a campaign that has no sent email back into its draft, under the same
 * id. It goes out only after it is scheduled again. A repeated call returns the draft again.
 * @throws Refusal CONFLICT once it is being sent or has ended
 */
export const editCampaign = operation<'editCampaign', CampaignServices>({
  kind: 'Mutation',
  name: 'editCampaign',
  field: `
  "Turns a campaign that hasn’t started into a draft with the same id."
  editCampaign(id: ID!): ID!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const owner = ownerOf(by);
    return services.writer.change(async (tx) => {
      if (await findDraft(tx, id, owner)) return id;
      const { status, startedAt } = await lockCampaign(tx, id, owner);
      const waits = status === 'scheduled' || status === 'paused';
      if (!waits || startedAt !== null) throw conflict(apiSentence(messages.cannotEdit));
      const from = await copiedEmail(tx, id, owner);
      await insertDraft(tx, { id, content: from, by: by.id, now: world.now() });
      // The job that waits for its time finds no campaign, and does nothing.
      await tx.query('delete from campaign where id = $1', [id]);
      await writeAuditEntry(tx, world, by, {
        action: 'editCampaign',
        subject: 'Campaign',
        subjectId: id,
      });
      return id;
    });
  },
});
