/** Questions that all families ask, in their usual order; each names a booth field. */
export const standardQuestions = [
  'costAnswer',
  'aidAnswer',
  'deadlinesAnswer',
  'majorsAnswer',
  'housingAnswer',
  'visitAnswer',
] as const;

/** The links of a booth: to apply, to visit, to ask for more. */
export const boothLinks = ['applyUrl', 'visitUrl', 'infoUrl'] as const;
