/** An email failed, or no one knows whether it arrived. */
export const failedStates = ['failed', 'unclear'] as const;

/** Emails or jobs that are tried again at once. */
export const mostAtOnce = 200;
