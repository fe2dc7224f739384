import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows, row, textOf, type RowOf } from '../../platform/database/read-rows.ts';
import { mailsOfBatch } from '../../platform/email/count-mail.server.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { notFound } from '../../platform/model/refusal.ts';
import type { Audience } from './audiences.ts';
import { campaignEmailRow, type CampaignEmail } from './check-campaign.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { fairSlugSql, ownSql, type CampaignOwner } from './own-campaigns.server.ts';
import { campaignRefusals as messages } from './campaign-refusals.messages.ts';

/** `scheduled` waits for its time, `sending` is in progress; the others are literal. */
export type CampaignStatus = 'scheduled' | 'sending' | 'paused' | 'cancelled' | 'sent';

/** The columns of {@link Campaign}. */
export const campaignRow = row({
  id: 'text',
  audience: textOf<Audience>(),
  subject: 'text',
  sendAt: 'timestamp',
  sendTime: 'text',
  timeZone: 'text?',
  metadata: 'json',
  status: textOf<CampaignStatus>(),
  createdBy: 'text?',
  createdAt: 'timestamp',
  updatedAt: 'timestamp',
  startedAt: 'timestamp?',
  resolvedAt: 'timestamp?',
  finishedAt: 'timestamp?',
  preheader: 'text?',
  /** How many unsubscribed by a link in it. */
  unsubscribed: 'number',
  /** Of an audience at a fair. */
  fairSlug: 'text?',
  /** Emails that the mail server deferred: they are retried. */
  deferred: 'number',
  /** Emails by result. */
  mails: jsonOf<Readonly<Record<string, number>>>(),
});

/** A campaign as admins read it. */
export type Campaign = RowOf<typeof campaignRow>;

/** The columns of a `Campaign` from `campaign c`; its mails counted in the same statement. */
export const campaignColumns = `c.id, c.audience, c.subject, c.send_at as "sendAt",
  c.send_time as "sendTime", c.time_zone as "timeZone", c.metadata, c.status,
  c.created_by as "createdBy", c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.preheader, c.unsubscribed, ${fairSlugSql('c.audience')} as "fairSlug", c.started_at as "startedAt", c.resolved_at as "resolvedAt", c.finished_at as "finishedAt",
  (select count(*)::int from mail m
    where m.batch_id = c.id and m.status = 'queued' and m.attempts > 0) as deferred,
  ${mailsOfBatch('c.id')} as mails`;

/** A campaign; undefined when its owner has none of this id. */
export async function findCampaign(
  tx: Queryable,
  id: string,
  owner: CampaignOwner,
): Promise<Campaign | undefined> {
  if (!isUuid(id)) return undefined;
  const rows = await readRows(tx, campaignRow)(
    `select ${campaignColumns} from campaign c where c.id = $1 and ${ownSql('c', 2)}`,
    [id, owner],
  );
  return rows[0];
}

/** @throws Refusal NOT_FOUND */
export async function readCampaign(
  tx: Queryable,
  id: string,
  owner: CampaignOwner,
): Promise<Campaign> {
  const campaign = await findCampaign(tx, id, owner);
  if (!campaign) throw noCampaign();
  return campaign;
}

/** The facts that determine the next step of a campaign. */
export type CampaignState = Pick<Campaign, 'id' | 'status' | 'startedAt' | 'sendAt' | 'audience'>;

/**
 * Locks a campaign for the rest of the transaction, so that its steps run one at a time.
 * @throws Refusal NOT_FOUND
 */
export async function lockCampaign(
  tx: Queryable,
  id: string,
  owner: CampaignOwner,
): Promise<CampaignState> {
  const campaign = await lockCampaignIfAny(tx, id, owner);
  if (!campaign) throw noCampaign();
  return campaign;
}

/** The same; undefined when its owner has none of this id. */
export async function lockCampaignIfAny(
  tx: Queryable,
  id: string,
  owner: CampaignOwner,
): Promise<CampaignState | undefined> {
  const rows = isUuid(id)
    ? await readRows<CampaignState>(tx, {
        id: 'text',
        status: textOf(),
        startedAt: 'timestamp?',
        sendAt: 'timestamp',
        audience: textOf(),
      })(
        `select id, status, started_at as "startedAt", send_at as "sendAt", audience
         from campaign c where id = $1 and ${ownSql('c', 2)} for update`,
        [id, owner],
      )
    : [];
  return rows[0];
}

const noCampaign = () => notFound(apiSentence(messages.noCampaign));

/** The storage keys of a campaign's bodies; they stay the same for good. */
export const bodyKeys = (id: string): { readonly html: string; readonly text: string } => ({
  html: `campaigns/${id}/body.html`,
  text: `campaigns/${id}/body.txt`,
});

/** Stores both bodies of a campaign, over those that were there. */
export async function storeBodies(
  tx: Queryable,
  id: string,
  emailContent: Pick<CampaignEmail, 'html' | 'text'>,
): Promise<void> {
  const keys = bodyKeys(id);
  await tx.query(
    `insert into campaign_body (key, campaign_id, body) values ($1, $3, $4), ($2, $3, $5)
     on conflict (key) do update set body = excluded.body`,
    [keys.html, keys.text, id, emailContent.html, emailContent.text],
  );
}

/** Returns the content of a campaign. @throws Refusal NOT_FOUND */
export async function readEmail(
  tx: Queryable,
  id: string,
  owner: CampaignOwner,
): Promise<CampaignEmail> {
  const keys = bodyKeys(id);
  const rows = isUuid(id)
    ? await readRows(tx, campaignEmailRow)(
        `select c.audience, c.subject, c.preheader, h.body as html, t.body as text
         from campaign c join campaign_body h on h.key = $2 join campaign_body t on t.key = $3
         where c.id = $1 and ${ownSql('c', 4)}`,
        [id, keys.html, keys.text, owner],
      )
    : [];
  if (!rows[0]) throw noCampaign();
  return rows[0];
}
