/**
 * The header in which the caller's address reaches the identity library. Only the endpoint sets it, from
 * what TRUST_PROXY lets us believe; a caller's own is thrown away.
 */
export const addressHeader = 'x-quad-address';
