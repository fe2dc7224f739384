import { composeCampaign } from './campaigns/compose-campaign.server.ts';
import { campaignBatch } from './campaigns/advance-campaign.server.ts';
import type { Composers } from './platform/email/compose-mail.ts';
import type { Env } from './platform/env.server.ts';

/** What writes the mails of batches, by the kind of the batch. */
export const composersOf = (env: Env): Composers => ({ [campaignBatch]: composeCampaign(env) });
