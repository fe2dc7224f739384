import { composeCampaign } from './campaigns/compose-campaign.server.ts';
import { campaignBatch } from './campaigns/advance-campaign.server.ts';
import type { SmtpSettings } from './platform/email/carry-mail.server.ts';
import type { Composers } from './platform/email/compose-mail.ts';
import type { Env } from './platform/env.server.ts';

/** What writes the mails of batches, by the kind of the batch. */
export const composersOf = (env: Env): Composers => ({ [campaignBatch]: composeCampaign(env) });

/** How mail leaves the house; undefined: it stays in the built-in mailbox. */
export function smtpOf({ smtp, secret }: Env): SmtpSettings | undefined {
  if (smtp?.bounceAddress === undefined) return smtp;
  return { ...smtp, bounce: { address: smtp.bounceAddress, secret } };
}
