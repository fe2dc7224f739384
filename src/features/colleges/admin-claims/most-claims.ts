/** Maximum number of requests decided at once. */
export const mostClaims = 200;

/** Maximum number of new colleges that the page shows and that are approved at once. */
export const shownDrafts = 50;
export const mostDrafts = 1000;
