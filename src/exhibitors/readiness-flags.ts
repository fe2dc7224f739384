/** The steps of a booth, in the order in which they are usually done. */
export const readinessFlags = [
  'paid',
  'boothReady',
  'questionsAnswered',
  'chatReady',
  'video',
  'boothSent',
  'leadsSent',
] as const;

/** What the grid can be sorted by. */
export const readinessSorts = ['name', 'done', ...readinessFlags] as const;

/** Which booths are looked at. */
export const readinessViews = ['all', 'missing', 'ready', 'sent'] as const;
