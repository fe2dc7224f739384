/** What a campaign can be at, a draft among them, in the order in which it goes. */
export const campaignStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
] as const;
