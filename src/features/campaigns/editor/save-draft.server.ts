import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { audiences, isAudience } from '../audiences.ts';
import { cleanHtml } from '../mail-body/clean-html.ts';
import { campaignRefusals } from '../campaign-refusals.messages.ts';
import type { CampaignCall, CampaignServices } from '../campaign-services.ts';
import { longest } from './longest-parts.ts';
import { checkOwnAudience, ownerOf } from '../own-campaigns.server.ts';
import {
  draftRow,
  draftColumns,
  findDraft,
  lockDraft,
  showDraft,
  type Draft,
} from './draft-record.server.ts';

interface Input {
  readonly id?: string | null;
  readonly version?: number | null;
  readonly audience?: string | null;
  readonly subject?: string | null;
  readonly preheader?: string | null;
  readonly htmlBody?: string | null;
  readonly plainTextBody?: string | null;
}

const draftTypes = `
  "A campaign that is being written."
  type CampaignDraft {
    id: ID!
    "Empty as long as it is not chosen."
    audience: String!
    "The address of the fair, of an audience at one."
    fairSlug: String
    subject: String!
    preheader: String!
    htmlBody: String!
    "Null: the plain text is made from the HTML."
    plainTextBody: String
    "The plain text that is made from the HTML."
    textTwin: String!
    "Goes up each time it is saved."
    version: Int!
    createdAt: DateTime!
    updatedAt: DateTime!
    "What keeps it from being sent."
    problems: [CampaignDraftProblem!]!
  }
  "A problem that prevents a draft from being sent."
  type CampaignDraftProblem { field: String! problem: String! }
  "The input of \`saveCampaignDraft\`."
  input SaveCampaignDraftInput {
    "Null: a new draft."
    id: ID
    "The version it was read at; null saves over any."
    version: Int
    audience: String
    subject: String
    preheader: String
    htmlBody: String
    "An empty text: made from the HTML."
    plainTextBody: String
  }`;

/** `getCampaignDraft(id)`: one draft; null when there is none, or it was sent. */
export const getCampaignDraft = operation<'getCampaignDraft', CampaignServices>({
  kind: 'Query',
  name: 'getCampaignDraft',
  field: `
  "Returns a campaign draft. Null if there is none or it was sent."
  getCampaignDraft(id: ID!): CampaignDraft`,
  types: draftTypes,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id }, context) {
    const { services, world } = context;
    const { pool } = services.database;
    const draft = await findDraft(pool, id, ownerOf(signedIn(context)));
    return draft ? showDraft(pool, draft, world.now()) : null;
  },
});

/**
 * `saveCampaignDraft(...)`: saves the given parts of a draft, cleaned as for sending. Unfinished
 * parts are saved, too: their problems are returned here, and rejected on sending.
 */
export const saveCampaignDraft = operation<'saveCampaignDraft', CampaignServices>({
  kind: 'Mutation',
  name: 'saveCampaignDraft',
  field: `
  "Saves a campaign draft and returns its problems, if any."
  saveCampaignDraft(input: SaveCampaignDraftInput!): CampaignDraft!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const checked = checkSizes(input);
    const now = world.now();
    return services.writer.change(async (tx) => {
      const before = input.id == null ? undefined : await lockDraft(tx, input.id, ownerOf(by));
      if (before && input.version != null && input.version !== before.version)
        throw conflict(apiSentence(campaignRefusals.draftChanged));
      const id = before?.id ?? world.newId();
      const whole = { ...(before ?? empty), ...checked };
      await checkOwnAudience(tx, ownerOf(by), whole.audience);
      const [saved] = await readRows(tx, draftRow)(
        `insert into campaign_draft (id, audience, subject, preheader, html, plain_text, created_by,
           created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
         on conflict (id) do update set audience = excluded.audience, subject = excluded.subject,
           preheader = excluded.preheader, html = excluded.html, plain_text = excluded.plain_text,
           updated_at = excluded.updated_at, version = campaign_draft.version + 1
         returning ${draftColumns}`,
        [
          id,
          whole.audience,
          whole.subject,
          whole.preheader,
          whole.html,
          whole.plainText,
          by.id,
          now,
        ],
      );
      if (!saved) throw new Error('A draft was not saved.');
      // Each second of typing would fill the record: what counts is who began it, and who sends it.
      if (!before)
        await writeAuditEntry(tx, world, by, {
          action: 'saveCampaignDraft',
          subject: 'CampaignDraft',
          subjectId: id,
        });
      return showDraft(tx, saved, now);
    });
  },
});

/** `deleteCampaignDraft(id)`: a draft and all that was written in it. */
export const deleteCampaignDraft = operation<'deleteCampaignDraft', CampaignServices>({
  kind: 'Mutation',
  name: 'deleteCampaignDraft',
  field: `
  "Deletes a campaign draft."
  deleteCampaignDraft(id: ID!): Boolean!`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ id }, context) =>
    context.services.writer.change(async (tx) => {
      await deleteDraft(tx, context, await lockDraft(tx, id, ownerOf(signedIn(context))));
      return true;
    }),
});

/** Deletes a draft that is locked. */
export async function deleteDraft(
  tx: Queryable,
  context: CampaignCall,
  { id }: Pick<Draft, 'id'>,
): Promise<void> {
  await tx.query('delete from campaign_draft where id = $1', [id]);
  await writeAuditEntry(tx, context.world, signedIn(context), {
    action: 'deleteCampaignDraft',
    subject: 'CampaignDraft',
    subjectId: id,
  });
}

const empty = { audience: '', subject: '', preheader: '', html: '', plainText: null };

/**
 * The given parts, cleaned.
 * @throws Refusal BAD_USER_INPUT for what cannot be stored at all
 */
function checkSizes(input: Input): Partial<Omit<Draft, 'id' | 'fairSlug'>> {
  const { audience, subject, preheader, htmlBody, plainTextBody } = input;
  const problems: Record<string, ApiSentence> = {};
  const measure = (field: string, value: string | null | undefined, most: number) => {
    if (value == null) return;
    if (value.length > most) problems[field] = messages.maxLength(most);
    else if (value.includes('\u0000')) problems[field] = messages.control;
  };
  if (audience && !isAudience(audience)) problems['audience'] = messages.choice(audiences);
  // Twice the limit for sending: a text that is too long is reported, and still saved.
  measure('subject', subject, 2 * longest.subject);
  measure('preheader', preheader, 2 * longest.preheader);
  measure('htmlBody', htmlBody, 2 * longest.html);
  measure('plainTextBody', plainTextBody, 2 * longest.text);
  if (Object.keys(problems).length > 0) throw badInput(problems);
  const oneLine = (text: string) => text.toWellFormed().replace(/[\r\n]+/g, ' ');
  return {
    ...(audience == null ? {} : { audience }),
    ...(subject == null ? {} : { subject: oneLine(subject) }),
    ...(preheader == null ? {} : { preheader: oneLine(preheader) }),
    ...(htmlBody == null ? {} : { html: cleanHtml(htmlBody.toWellFormed()) }),
    ...(plainTextBody == null ? {} : { plainText: plainTextOf(plainTextBody) }),
  };
}

const plainTextOf = (input: string): string | null => {
  const text = input.toWellFormed().replace(/\r\n?/g, '\n').trim();
  return text === '' ? null : text;
};
