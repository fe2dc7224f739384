import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { bodyKeys, storeBodies } from '../campaign-record.server.ts';
import { campaignStep } from './campaign-step.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { checkEmail, checkMetadata, checkSendTime } from '../check-campaign.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';

/**
 * `queueEmail(...)`: an email to everyone in an audience, at a time. Bodies are stored now;
 * recipients are resolved at that time. With `requestId` in the metadata, a repeated call by the
 * same admin returns the first campaign again.
 */
export const queueEmail = operation<'queueEmail', CampaignServices>({
  kind: 'Mutation',
  name: 'queueEmail',
  field: `"Schedules an email to an audience. Recipients are looked up when it is sent; a repeated \`requestId\` returns the first campaign."
    queueEmail(audience: String!, sendTime: String!, subject: String!, htmlBody: String!,
    plainTextBody: String, metadata: JSON): QueueEmailReturnType`,
  types: `
    "The result of \`queueEmail\`."
    type QueueEmailReturnType {
      success: Boolean
      "The id of the campaign."
      messageId: String
      "The storage keys of the stored bodies: html and text."
      s3Keys: JSON
      error: String
    }`,
  who: ['ADMINS'],
  async resolve(args, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (services.env.production && services.env.brand.postalAddress === undefined)
      throw conflict(apiSentence(messages.noAddress));
    const now = world.now();
    const emailContent = await checkEmail(services.database.pool, args, now);
    const { at, timeZone } = checkSendTime(args.sendTime, now);
    const metadata = checkMetadata(args.metadata);
    const fresh = world.newId();
    const id = await services.writer.change(async (tx) => {
      const rows = await readRows(tx, { id: 'text' })(
        `insert into campaign (id, audience, subject, send_at, send_time, time_zone, metadata, status,
           created_by, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, 'scheduled', $8, $9, $9)
         on conflict (created_by, (metadata ->> 'requestId'))
           where metadata ->> 'requestId' is not null
           do update set created_by = excluded.created_by
         returning id`,
        [
          fresh,
          emailContent.audience,
          emailContent.subject,
          at,
          args.sendTime.trim(),
          timeZone,
          JSON.stringify(metadata),
          by.id,
          now,
        ],
      );
      const queuedId = rows[0]?.id ?? fresh;
      if (queuedId !== fresh) return queuedId;
      await storeBodies(tx, fresh, emailContent);
      await services.jobs.enqueue(tx, campaignStep, { campaignId: fresh }, { at });
      await writeAuditEntry(tx, world, by, {
        action: 'queueEmail',
        subject: 'Campaign',
        subjectId: fresh,
        details: { audience: emailContent.audience, sendAt: at.toISOString() },
      });
      return fresh;
    });
    return { success: true, messageId: id, s3Keys: bodyKeys(id), error: null };
  },
});
