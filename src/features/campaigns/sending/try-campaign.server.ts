import { emailBrand } from '../../accounts/account-email.server.ts';
import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, rateLimited } from '../../../platform/model/refusal.ts';
import { readAudience, type Reader } from '../audience/read-audience.server.ts';
import { isAudience } from '../audiences.ts';
import type { MergeValues } from '../merge-template.ts';
import { emailWriter } from '../mail-body/write-mail.ts';
import type { CampaignCall, CampaignServices } from '../campaign-services.ts';
import { checkOwnAudience, ownerOf } from '../own-campaigns.server.ts';
import { checkEmail, type GivenEmail } from '../check-campaign.server.ts';
import { unsubscribeUrl } from '../../../platform/email/unsubscribe-token.server.ts';

const args =
  'audience: String!, subject: String!, htmlBody: String!, plainTextBody: String, preheader: String';
const perHour = { points: 60, perSeconds: 3600 };

/** The token in the unsubscribe links of previews and tests: it unsubscribes no one. */
export const testToken = 'test';

/** The farthest recipient whose values a preview can show. */
const farthest = 1000;

/**
 * `previewCampaign(...)`: what a reader would see, with the caller's own name filled in, or with the
 * values of one of the recipients as they are now.
 */
export const previewCampaign = operation<'previewCampaign', CampaignServices>({
  kind: 'Query',
  name: 'previewCampaign',
  field: `"Renders a campaign with the caller’s name, or with the values of one recipient."
  previewCampaign(${args}, recipient: Int): CampaignPreview!`,
  types: `
    "A rendered campaign. Show it in a sandboxed frame."
    type CampaignPreview {
      subject: String!
      htmlBody: String!
      plainTextBody: String!
      "The person whose values are filled in; null for the caller's name and examples."
      recipientEmail: String
      recipientName: String
    }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ recipient, ...given }, context) {
    const reader =
      recipient == null ? undefined : await readRecipient(context, given.audience, recipient);
    const { subject, html, text } = await writeTo(context, given, reader);
    return {
      subject,
      htmlBody: html,
      plainTextBody: text,
      recipientEmail: reader?.address ?? null,
      recipientName: reader?.merge['name'] ?? null,
    };
  },
});

/** `sendCampaignTest(...)`: the email as rendered, to the caller alone; returns the address. */
export const sendCampaignTest = operation<'sendCampaignTest', CampaignServices>({
  kind: 'Mutation',
  name: 'sendCampaignTest',
  field: `"Sends a test of a campaign to the calling admin and returns the address."
  sendCampaignTest(${args}): Email`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve(input, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const mail = await writeTo(context, input);
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `campaign-test:${by.id}`, perHour);
    if (!allowed) throw rateLimited(retryAfter);
    await services.writer.change(async (tx) => {
      await services.mailer.send(tx, {
        ...mail,
        kind: 'campaign-test',
        to: by.email,
        subject: `[Test] ${mail.subject}`.slice(0, 250).toWellFormed(),
      });
      await writeAuditEntry(tx, world, by, {
        action: 'sendCampaignTest',
        subject: 'Campaign',
        subjectId: null,
        details: { audience: input.audience },
      });
    });
    return by.email;
  },
});

async function writeTo(context: CampaignCall, input: GivenEmail, reader?: Reader) {
  const by = signedIn(context);
  const { services, world } = context;
  await checkOwnAudience(services.database.pool, ownerOf(by), input.audience);
  const emailContent = await checkEmail(services.database.pool, input, world.now());
  return emailWriter(
    emailContent,
    emailBrand(services.env),
  )({
    email: reader?.address ?? by.email,
    merge: reader?.merge ?? (await exampleValues(services.database.pool, by)),
    unsubscribeUrl: unsubscribeUrl(services.env.publicUrl, testToken),
  });
}

/** The recipient at a position of an audience, from 1; undefined after the last one. */
async function readRecipient(
  { services }: CampaignCall,
  audience: string,
  position: number,
): Promise<Reader | undefined> {
  if (!Number.isInteger(position) || position < 1 || position > farthest)
    throw badInput({ recipient: messages.minimum(1) });
  if (!isAudience(audience)) return undefined;
  const [reader] = await readAudience(services.database.pool, audience, {
    after: null,
    limit: 1,
    skip: position - 1,
  });
  return reader;
}

/** The caller's own name, and something for what only others have. */
async function exampleValues(tx: Queryable, by: SignedIn): Promise<MergeValues> {
  const rows = await readRows(tx, { name: 'text' })('select name from account where id = $1', [
    by.id,
  ]);
  const name = rows[0]?.name ?? '';
  const [firstName = '', ...rest] = name.split(' ');
  return {
    name,
    firstName,
    lastName: rest.join(' '),
    collegeName: 'Example College',
    schoolName: 'Example High School',
    fairName: 'Example College Fair',
  };
}
