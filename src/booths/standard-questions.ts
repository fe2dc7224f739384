/** What families ask everywhere, in the order in which they ask it; each names a field of the booth. */
export const standardQuestions = [
  'costAnswer',
  'aidAnswer',
  'deadlinesAnswer',
  'majorsAnswer',
  'housingAnswer',
  'visitAnswer',
] as const;

/** Where a booth leads: to apply, to come and see, to ask for more. */
export const boothLinks = ['applyUrl', 'visitUrl', 'infoUrl'] as const;
