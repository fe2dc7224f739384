/** The steps of a booth, in the order in which they are usually done; a camera cannot be checked yet. */
export const readinessFlags = [
  'paid',
  'boothReady',
  'questionsAnswered',
  'chatReady',
  'boothSent',
  'leadsSent',
] as const;

/** What the grid can be sorted by. */
export const readinessSorts = ['name', 'done', ...readinessFlags] as const;

/** Which booths are looked at. */
export const readinessViews = ['all', 'missing', 'ready', 'sent'] as const;
