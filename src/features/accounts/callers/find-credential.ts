/** A credential as a caller sent it. */
export interface Credential {
  /** The signed session token or guest token, percent-encoding undone. */
  readonly token: string;
  /** A cookie comes along by itself: calls that change something need the page's origin, too. */
  readonly from: 'header' | 'cookie';
}

/** The session cookie's name; behind https it carries the prefix of RFC 6265bis. */
export const sessionCookie = 'quad.session_token';
const cookieNames: readonly string[] = [`__Secure-${sessionCookie}`, sessionCookie];

/**
 * Finds the caller's credential: `Authorization: Bearer <token>`, the bare token there, as some
 * generated clients send it, or the session cookie. The header takes precedence.
 */
export function findCredential(headers: {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}): Credential | null {
  const stated = headers.authorization?.trim();
  if (stated) {
    const token = stated.replace(/^bearer(?:\s+|$)/i, '');
    // Any other scheme (Basic, say) has a space in it; our tokens have none.
    return token === '' || token.includes(' ') ? null : { token: decoded(token), from: 'header' };
  }
  return headers.cookie ? findCookie(headers.cookie) : null;
}

function findCookie(header: string): Credential | null {
  const pairs = header.split(';').map((pair) => pair.trim());
  for (const name of cookieNames) {
    const pair = pairs.find((candidate) => candidate.startsWith(`${name}=`));
    const value = pair?.slice(name.length + 1);
    if (value) return { token: decoded(value), from: 'cookie' };
  }
  return null;
}

function decoded(token: string): string {
  if (!token.includes('%')) return token;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
