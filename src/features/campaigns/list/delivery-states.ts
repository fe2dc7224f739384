/** What became of one email of a campaign. */
export const deliveryStates = [
  'queued',
  'sending',
  'sent',
  'bounced',
  'failed',
  'unknown',
  'suppressed',
  'cancelled',
] as const;
