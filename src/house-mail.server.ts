import { composeCampaign } from './campaigns/compose-campaign.server.ts';
import { campaignBatch } from './campaigns/advance-campaign.server.ts';
import type { SmtpSettings } from './platform/email/carry-mail.server.ts';
import type { Queryable } from './platform/database/queryable.ts';
import { openPostOffice, type PostOffice } from './platform/email/open-post-office.server.ts';
import { silentLog } from './platform/log.ts';
import type { World } from './platform/world.ts';
import type { Composers } from './platform/email/compose-mail.ts';
import type { Env } from './platform/env.server.ts';

/** What writes the mails of batches, by the kind of the batch. */
export const composersOf = (env: Env): Composers => ({ [campaignBatch]: composeCampaign(env) });

/** The post office of a command: it writes mails down, and the running house delivers them. */
export const postOf = (env: Env, pool: Queryable, world: World): PostOffice =>
  openPostOffice({ pool, world, log: silentLog, smtp: smtpOf(env), composers: composersOf(env) });

/** How mail leaves the house; undefined: it stays in the built-in mailbox. */
export function smtpOf({ smtp, secret, sender }: Env): SmtpSettings | undefined {
  if (smtp?.bounceAddress === undefined) return smtp && { ...smtp, sender };
  return { ...smtp, sender, bounce: { address: smtp.bounceAddress, secret } };
}
