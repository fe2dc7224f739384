/** The states of a campaign, drafts included, in their order. */
export const campaignStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
] as const;

/** What can be canceled together with others; one that is being sent is canceled on its own page. */
export const cancellable = ['scheduled', 'paused'] as const;

/** Campaigns and drafts that are acted on at once at most. */
export const mostCampaigns = 200;
