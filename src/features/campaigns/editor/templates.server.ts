import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkField } from '../../../platform/model/field.ts';
import { messages } from '../../../platform/model/messages.ts';
import { isUuid, text } from '../../../platform/model/kinds.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import { campaignRefusals } from '../campaign-refusals.messages.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { lockDraft } from './draft-record.server.ts';
import { oneRow } from '../../../platform/database/one-row.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

const nameField = text({ max: 100 }).spec;

/** Templates there can be. */
const mostTemplates = 200;

/** `listCampaignTemplates`: the saved texts to start from, by name. */
export const listCampaignTemplates = operation<'listCampaignTemplates', CampaignServices>({
  kind: 'Query',
  name: 'listCampaignTemplates',
  field: `
  "Lists saved campaign templates by name."
  listCampaignTemplates: [CampaignTemplate!]!`,
  types: `
    "A text to start an email from."
    type CampaignTemplate { id: ID! name: String! subject: String! updatedAt: DateTime! }`,
  who: ['ADMINS'],
  async resolve(_args, { services }) {
    return readRows(services.database.pool, {
      id: 'text',
      name: 'text',
      subject: 'text',
      updatedAt: 'timestamp',
    })(
      `select id, name, subject, updated_at as "updatedAt" from campaign_template
       order by lower(name) limit ${mostTemplates}`,
    );
  },
});

/**
 * `saveCampaignTemplate(...)`: saves the content of a draft as a template, replacing one of the
 * same name; returns its id.
 */
export const saveCampaignTemplate = operation<'saveCampaignTemplate', CampaignServices>({
  kind: 'Mutation',
  name: 'saveCampaignTemplate',
  field: `
  "Saves a draft as a template, replacing one of the same name, and returns its id."
  saveCampaignTemplate(draftId: ID!, name: String!): ID!`,
  who: ['ADMINS'],
  async resolve({ draftId, name }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const now = world.now();
    const checked = checkField(nameField, name, { now });
    if (checked.problems) throw badInput({ name: checked.problems[''] ?? messages.required });
    return services.writer.change(async (tx) => {
      const { subject, preheader, html } = await lockDraft(tx, draftId, null);
      const counted = await readRows(tx, { full: 'boolean' })(
        `select count(*) >= ${mostTemplates} as full from campaign_template
         where lower(name) <> lower($1)`,
        [checked.value],
      );
      if (counted[0]?.full) throw conflict(apiSentence(campaignRefusals.manyTemplates));
      const rows = await readRows(tx, { id: 'text' })(
        `insert into campaign_template (id, name, subject, preheader, html, created_by, created_at,
           updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7)
         on conflict (lower(name)) do update set name = excluded.name, subject = excluded.subject,
           preheader = excluded.preheader, html = excluded.html, updated_at = excluded.updated_at
         returning id`,
        [world.newId(), checked.value, subject, preheader, html, by.id, now],
      );
      const { id } = oneRow(rows);
      await writeAuditEntry(tx, world, by, {
        action: 'saveCampaignTemplate',
        subject: 'CampaignTemplate',
        subjectId: id,
      });
      return id;
    });
  },
});

/** `deleteCampaignTemplate(id)`: drafts that began with it stay as they are. */
export const deleteCampaignTemplate = operation<'deleteCampaignTemplate', CampaignServices>({
  kind: 'Mutation',
  name: 'deleteCampaignTemplate',
  field: `
  "Deletes a template. Drafts started from it stay."
  deleteCampaignTemplate(id: ID!): Boolean!`,
  who: ['ADMINS'],
  resolve: ({ id }, context) =>
    context.services.writer.change(async (tx) => {
      const { rowCount } = isUuid(id)
        ? await tx.query('delete from campaign_template where id = $1', [id])
        : { rowCount: 0 };
      if (rowCount !== 1) throw notFound(apiSentence(campaignRefusals.noTemplate));
      await writeAuditEntry(tx, context.world, signedIn(context), {
        action: 'deleteCampaignTemplate',
        subject: 'CampaignTemplate',
        subjectId: id,
      });
      return true;
    }),
});

/** `startFromTemplate(id)`: a new draft with the content of a template; returns its id. */
export const startFromTemplate = operation<'startFromTemplate', CampaignServices>({
  kind: 'Mutation',
  name: 'startFromTemplate',
  field: `
  "Creates a draft from a template and returns its id."
  startFromTemplate(id: ID!): ID!`,
  who: ['ADMINS'],
  resolve: ({ id }, context) =>
    context.services.writer.change(async (tx) => {
      const by = signedIn(context);
      const { world } = context;
      const draft = world.newId();
      const { rowCount } = isUuid(id)
        ? await tx.query(
            `insert into campaign_draft (id, subject, preheader, html, created_by, created_at, updated_at)
             select $1, subject, preheader, html, $3, $4, $4 from campaign_template where id = $2`,
            [draft, id, by.id, world.now()],
          )
        : { rowCount: 0 };
      if (rowCount !== 1) throw notFound(apiSentence(campaignRefusals.noTemplate));
      await writeAuditEntry(tx, world, by, {
        action: 'startFromTemplate',
        subject: 'CampaignDraft',
        subjectId: draft,
        details: { from: id },
      });
      return draft;
    }),
});
