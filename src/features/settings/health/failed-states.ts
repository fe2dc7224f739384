/** The states of emails that failed or whose delivery is unknown. */
export const failedStates = ['failed', 'unclear'] as const;

/** The maximum number of emails or jobs to retry at once. */
export const mostAtOnce = 200;
