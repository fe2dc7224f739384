import { letterBrand } from '../accounts/write-letter.ts';
import { signedIn, type SignedIn } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { operation } from '../platform/graphql/operation.ts';
import { spend } from '../platform/http/spend.server.ts';
import { rateLimited } from '../platform/model/refusal.ts';
import type { MergeValues } from './body/merge-fields.ts';
import { letterWriter } from './body/write-mail.ts';
import type { CampaignCall, CampaignServices } from './campaign-services.ts';
import { checkLetter, type GivenLetter } from './check-campaign.ts';
import { unsubscribeUrl } from './unsubscribe/unsubscribe-token.server.ts';

const args = 'audience: String!, subject: String!, htmlBody: String!, plainTextBody: String';
const perHour = { points: 60, perSeconds: 3600 };

/** Stands in the links of mails that are not a campaign's: it unsubscribes nobody. */
export const testToken = 'test';

/** `previewCampaign(...)`: what a reader would see, with the caller's own name filled in. */
export const previewCampaign = operation<GivenLetter, CampaignServices>({
  kind: 'Query',
  name: 'previewCampaign',
  field: `previewCampaign(${args}): CampaignPreview!`,
  types: `
    "To be shown in a frame that may do nothing."
    type CampaignPreview { subject: String! htmlBody: String! plainTextBody: String! }`,
  who: ['ADMINS'],
  async resolve(given, context) {
    const { subject, html, text } = await writeToCaller(context, given);
    return { subject, htmlBody: html, plainTextBody: text };
  },
});

/** `sendCampaignTest(...)`: the mail as it would be, to the caller alone; answers the address. */
export const sendCampaignTest = operation<GivenLetter, CampaignServices>({
  kind: 'Mutation',
  name: 'sendCampaignTest',
  field: `sendCampaignTest(${args}): Email`,
  who: ['ADMINS'],
  async resolve(given, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const mail = await writeToCaller(context, given);
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
        details: { audience: given.audience },
      });
    });
    return by.email;
  },
});

async function writeToCaller(context: CampaignCall, given: GivenLetter) {
  const by = signedIn(context);
  const { services, world } = context;
  const letter = checkLetter(given, world.now());
  return letterWriter(
    letter,
    letterBrand(services.env),
  )({
    email: by.email,
    merge: await exampleValues(services.database.pool, by),
    unsubscribeUrl: unsubscribeUrl(services.env.publicUrl, testToken),
  });
}

/** The caller's own name, and something for what only others have. */
async function exampleValues(tx: Queryable, by: SignedIn): Promise<MergeValues> {
  const { rows } = await tx.query<{ name: string }>('select name from account where id = $1', [
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
  };
}
