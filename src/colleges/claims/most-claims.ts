/** Requests that are decided at once at most. */
export const mostClaims = 200;
