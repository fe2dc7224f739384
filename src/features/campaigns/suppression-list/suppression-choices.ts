/** The scopes of a suppression: all bulk email, or one kind of it. */
export const suppressionScopes = [
  'all',
  'campaigns',
  'attendees',
  'exhibitors',
  'classes',
  'reminders',
] as const;

/** Why. */
export const suppressionReasons = ['hard-bounce', 'complaint', 'unsubscribed', 'by-hand'] as const;
