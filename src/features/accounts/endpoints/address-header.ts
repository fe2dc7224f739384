/**
 * The header that passes the caller's address to the identity library. Only the endpoint sets it,
 * from the address resolved by TRUST_PROXY; the caller's own is dropped.
 */
export const addressHeader = 'x-quad-address';
