import { bodyKeys, type Campaign } from '../campaign-record.server.ts';

/** A campaign in the form of the API. */
export function showCampaign({ mails, unsubscribed, deferred, ...campaign }: Campaign) {
  const count = (...states: readonly string[]) =>
    states.reduce((sum, state) => sum + (mails[state] ?? 0), 0);
  return {
    ...campaign,
    s3Keys: bodyKeys(campaign.id),
    figures: {
      recipients: count(...Object.keys(mails)),
      waiting: count('queued', 'sending'),
      sent: count('sent'),
      failed: count('failed'),
      bounced: count('bounced'),
      unknown: count('unknown'),
      suppressed: count('suppressed'),
      cancelled: count('cancelled'),
      deferred,
      unsubscribed,
    },
  };
}
