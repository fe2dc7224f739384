import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { lockCampaign, readCampaign, readEmail, storeBodies } from '../campaign-record.server.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { campaignStep } from './campaign-step.ts';
import { checkEmail, checkMetadata, checkSendTime } from '../check-campaign.server.ts';
import { showCampaign } from '../list/show-campaign.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';

/**
 * `updateCampaign(...)`: changes what is given of a campaign that has not begun to be sent. A new HTML
 * body without a plain one gets a new twin.
 */
export const updateCampaign = operation<'updateCampaign', CampaignServices>({
  kind: 'Mutation',
  name: 'updateCampaign',
  field: `
  "Updates a campaign that hasn’t started to be sent."
  updateCampaign(input: UpdateCampaignInput!): Campaign`,
  types: `
    "The input of \`updateCampaign\`."
    input UpdateCampaignInput {
      id: ID!
      audience: String
      sendTime: String
      subject: String
      htmlBody: String
      plainTextBody: String
      metadata: JSON
    }`,
  who: ['ADMINS'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const now = world.now();
    const { id } = input;
    return services.writer.change(async (tx) => {
      const campaign = await lockCampaign(tx, id, null);
      if (campaign.startedAt !== null || !['scheduled', 'paused'].includes(campaign.status))
        throw conflict(apiSentence(messages.onlyBefore));
      const before = await readEmail(tx, id, null);
      const emailContent = await checkEmail(
        tx,
        {
          audience: input.audience ?? before.audience,
          subject: input.subject ?? before.subject,
          htmlBody: input.htmlBody ?? before.html,
          plainTextBody: input.plainTextBody ?? (input.htmlBody == null ? before.text : null),
        },
        now,
      );
      const time = input.sendTime == null ? null : checkSendTime(input.sendTime, now);
      await tx.query(
        `update campaign set audience = $2, subject = $3, send_at = coalesce($4, send_at),
           send_time = coalesce($5, send_time),
           time_zone = case when $4::timestamptz is null then time_zone else $6 end,
           metadata = coalesce($7, metadata), updated_at = $8
         where id = $1`,
        [
          id,
          emailContent.audience,
          emailContent.subject,
          time?.at ?? null,
          input.sendTime?.trim() ?? null,
          time?.timeZone ?? null,
          input.metadata == null ? null : JSON.stringify(checkMetadata(input.metadata)),
          now,
        ],
      );
      await storeBodies(tx, id, emailContent);
      // The job of the old time finds that it is too early, or that the campaign was sent.
      if (time && campaign.status === 'scheduled')
        await services.jobs.enqueue(tx, campaignStep, { campaignId: id }, { at: time.at });
      await writeAuditEntry(tx, world, by, {
        action: 'updateCampaign',
        subject: 'Campaign',
        subjectId: id,
        details: { fields: Object.keys(input).filter((key) => key !== 'id') },
      });
      return showCampaign(await readCampaign(tx, id, null));
    });
  },
});
