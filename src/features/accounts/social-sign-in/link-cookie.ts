/**
 * The cookie that keeps the code for an unproven identity with the browser that asked for it, by its
 * name at this address. It holds the challenge, and no address or form does, or else a link could
 * hand it to someone else. Behind https the prefix keeps neighbors from setting it (RFC 6265bis).
 */
export const linkCookieAt = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-quad.link' : 'quad.link';
