/** What a campaign can be at, a draft among them, in the order in which it goes. */
export const campaignStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
] as const;

/** What can be canceled together with others; one that is being sent is canceled where its figures are. */
export const cancellable = ['scheduled', 'paused'] as const;

/** Campaigns and drafts that are acted on at once at most. */
export const mostCampaigns = 200;
