import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import type { ApiSentence } from '../../../platform/model/api-sentence.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';
import { judgeEmail, type GivenEmail } from '../check-campaign.server.ts';
import { textTwin } from '../mail-body/text-twin.ts';
import { fairSlugSql, ownSql, type CampaignOwner } from '../own-campaigns.server.ts';

/** The columns of {@link Draft}. */
export const draftRow = row({
  id: 'text',
  /** Empty as long as it is not chosen. */
  audience: 'text',
  subject: 'text',
  preheader: 'text',
  html: 'text',
  /** Null: the plain text is made from the HTML. */
  plainText: 'text?',
  version: 'number',
  /** Of an audience at a fair. */
  fairSlug: 'text?',
  createdAt: 'timestamp',
  updatedAt: 'timestamp',
});

/** An email to many that is being written. */
export type Draft = RowOf<typeof draftRow>;

/** The columns of a `Draft` from `campaign_draft`. */
export const draftColumns = `id, audience, subject, preheader, html, plain_text as "plainText", version,
  ${fairSlugSql('audience')} as "fairSlug",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** A draft; undefined when its owner has none of this id. */
export async function findDraft(
  tx: Queryable,
  id: string,
  owner: CampaignOwner,
  lock: '' | 'for update' = '',
): Promise<Draft | undefined> {
  if (!isUuid(id)) return undefined;
  const rows = await readRows(tx, draftRow)(
    `select ${draftColumns} from campaign_draft where id = $1 and ${ownSql('campaign_draft', 2)} ${lock}`,
    [id, owner],
  );
  return rows[0];
}

/** Locks a draft for the rest of the transaction. @throws Refusal NOT_FOUND */
export async function lockDraft(tx: Queryable, id: string, owner: CampaignOwner): Promise<Draft> {
  const draft = await findDraft(tx, id, owner, 'for update');
  if (!draft) throw notFound(apiSentence(messages.noDraft));
  return draft;
}

/** The content of a draft, in the shape that campaign checks take. */
export const contentOf = (
  draft: Pick<Draft, 'audience' | 'subject' | 'preheader' | 'html' | 'plainText'>,
) =>
  ({
    audience: draft.audience,
    subject: draft.subject,
    preheader: draft.preheader,
    htmlBody: draft.html,
    plainTextBody: draft.plainText,
  }) satisfies GivenEmail;

/** A draft in the form of the API, with what keeps it from being sent. */
export async function showDraft(tx: Queryable, draft: Draft, now: Date) {
  const { html, plainText, ...rest } = draft;
  // What is wrong with the text is told before a group is chosen, too.
  const content = contentOf(draft);
  const { problems } = await judgeEmail(tx, content, now);
  const others: Readonly<Record<string, ApiSentence>> =
    draft.audience === ''
      ? (await judgeEmail(tx, { ...content, audience: 'ADMINS' }, now)).problems
      : {};
  return {
    ...rest,
    htmlBody: html,
    plainTextBody: plainText,
    textTwin: textTwin(html),
    problems: Object.entries({ ...others, ...problems }).map(([field, problem]) => ({
      field,
      problem,
    })),
  };
}
