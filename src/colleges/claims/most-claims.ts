/** Requests that are decided at once at most. */
export const mostClaims = 200;

/** New colleges that the page shows, and that are approved at once at most. */
export const shownDrafts = 50;
export const mostDrafts = 1000;
