/** An email failed or its delivery is unknown. */
export const failedStates = ['failed', 'unclear'] as const;

/** Emails or jobs that are tried again at once. */
export const mostAtOnce = 200;
