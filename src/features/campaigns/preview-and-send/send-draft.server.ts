import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { signedIn } from '../../accounts/people-services.ts';
import { findFair } from '../audience/find-fair.server.ts';
import { countAudience } from '../audience/read-audience.server.ts';
import { partsOf } from '../audiences.ts';
import { findCampaign, lockCampaign, readEmail, storeBodies } from '../campaign-record.server.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { checkEmail, checkSendTime } from '../check-campaign.server.ts';
import { findDraft, contentOf, lockDraft } from '../editor/draft-record.server.ts';
import { textTwin } from '../mail-body/text-twin.ts';
import { checkOwnAudience, ownerOf, type CampaignOwner } from '../own-campaigns.server.ts';
import { campaignStep } from '../sending/campaign-step.ts';

/**
 * `sendCampaignDraft(...)`: creates the campaign of a draft, sent at its time to those who are
 * eligible then. A repeated call returns the campaign again.
 */
export const sendCampaignDraft = operation<'sendCampaignDraft', CampaignServices>({
  kind: 'Mutation',
  name: 'sendCampaignDraft',
  field: `
  "Schedules the campaign of a draft. Repeating the call returns the same campaign."
  sendCampaignDraft(id: ID!, version: Int!, sendTime: String!): ID!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id, version, sendTime }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const now = world.now();
    const owner = ownerOf(by);
    return services.writer.change(async (tx) => {
      const sent = await findDraft(tx, id, owner, 'for update');
      if (!sent && (await findCampaign(tx, id, owner))) return id;
      const draft = sent ?? (await lockDraft(tx, id, owner));
      if (draft.version !== version) throw conflict(apiSentence(messages.draftChanged));
      if (services.env.production && services.env.brand.postalAddress === undefined)
        throw conflict(apiSentence(messages.noAddress));
      await checkOwnAudience(tx, owner, draft.audience);
      const content = await checkEmail(tx, contentOf(draft), now);
      const { at, timeZone } = checkSendTime(sendTime, now);
      if (partsOf(content.audience).fairId !== null && !(await findFair(tx, content.audience)))
        throw badInput({ audience: apiSentence(messages.noFair) });
      const { recipients } = await countAudience(tx, content.audience);
      // There may be some later.
      if (recipients === 0 && at.getTime() <= now.getTime())
        throw conflict(apiSentence(messages.noRecipients));
      await tx.query(
        `insert into campaign (id, audience, subject, preheader, send_at, send_time, time_zone,
           metadata, status, created_by, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, '{}', 'scheduled', $8, $9, $9)`,
        [
          id,
          content.audience,
          content.subject,
          content.preheader,
          at,
          sendTime.trim(),
          timeZone,
          by.id,
          now,
        ],
      );
      await storeBodies(tx, id, content);
      await tx.query('delete from campaign_draft where id = $1', [id]);
      await services.jobs.enqueue(tx, campaignStep, { campaignId: id }, { at });
      await writeAuditEntry(tx, world, by, {
        action: 'sendCampaignDraft',
        subject: 'Campaign',
        subjectId: id,
        details: { audience: content.audience, sendAt: at.toISOString(), recipients },
      });
      return id;
    });
  },
});

/** `copyCampaign(id)`: a new draft with the content of a campaign or a draft; returns its id. */
export const copyCampaign = operation<'copyCampaign', CampaignServices>({
  kind: 'Mutation',
  name: 'copyCampaign',
  field: `
  "Copies a campaign or a draft to a new draft and returns its id."
  copyCampaign(id: ID!): ID!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const copy = world.newId();
    return services.writer.change(async (tx) => {
      const draft = await findDraft(tx, id, ownerOf(by));
      const from = draft ? contentOf(draft) : await copiedEmail(tx, id, ownerOf(by));
      await insertDraft(tx, { id: copy, content: from, by: by.id, now: world.now() });
      await writeAuditEntry(tx, world, by, {
        action: 'copyCampaign',
        subject: 'CampaignDraft',
        subjectId: copy,
        details: { from: id },
      });
      return copy;
    });
  },
});

type DraftEmail = ReturnType<typeof contentOf>;

interface NewDraft {
  readonly id: string;
  readonly content: DraftEmail;
  /** The account that begins it. */
  readonly by: string;
  readonly now: Date;
}

/** Writes a new draft with the content of an email. */
export async function insertDraft(
  tx: Queryable,
  { id, content, by, now }: NewDraft,
): Promise<void> {
  await tx.query(
    `insert into campaign_draft (id, audience, subject, preheader, html, plain_text, created_by,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      id,
      content.audience,
      content.subject,
      content.preheader,
      content.htmlBody,
      content.plainTextBody,
      by,
      now,
    ],
  );
}

/** Returns the content of a campaign as a draft. @throws Refusal NOT_FOUND */
export async function copiedEmail(
  tx: Queryable,
  id: string,
  owner: CampaignOwner,
): Promise<DraftEmail> {
  await lockCampaign(tx, id, owner);
  const { audience, subject, preheader, html, text } = await readEmail(tx, id, owner);
  return {
    audience,
    subject,
    preheader: preheader ?? '',
    htmlBody: html,
    plainTextBody: text === textTwin(html) ? null : text,
  };
}
