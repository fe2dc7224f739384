import { composeCampaign } from '../features/campaigns/sending/compose-campaign.server.ts';
import { campaignBatch } from '../features/campaigns/sending/advance-campaign.server.ts';
import type { SmtpSettings } from '../platform/email/transport.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { openMailService, type MailService } from '../platform/email/open-mail-service.server.ts';
import { silentLog } from '../platform/log.ts';
import type { World } from '../platform/world.ts';
import type { Composers } from '../platform/email/compose-mail.ts';
import type { Env } from '../platform/env.server.ts';

/** Composers of batch emails, by the kind of the batch. */
export const composersOf = (env: Env): Composers => ({ [campaignBatch]: composeCampaign(env) });

/** The mail service of a command: it writes emails, and the running app delivers them. */
export const postOf = (env: Env, pool: Queryable, world: World): MailService =>
  openMailService({ pool, world, log: silentLog, smtp: smtpOf(env), composers: composersOf(env) });

/** The transport; undefined: email stays in the built-in mailbox. */
export function smtpOf({ smtp, secret, sender }: Env): SmtpSettings | undefined {
  if (smtp?.bounceAddress === undefined) return smtp && { ...smtp, sender };
  return { ...smtp, sender, bounce: { address: smtp.bounceAddress, secret } };
}
