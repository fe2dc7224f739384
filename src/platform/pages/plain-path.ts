/**
 * The page itself where a script of React Router asks for its data, at `{path}.data`, after a slash
 * `_.data`.
 */
export const pageOfData = (path: string): string =>
  /\.data$/i.test(path)
    ? path.replace(/(?:(?<=\/)_|)\.data$/i, '').replace(/^\/_root$/, '/')
    : path;

/**
 * A path as the router compares it, decoded and in lowercase; null if servers, browsers and routers
 * might disagree about it.
 */
export function plainPath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  const decoded = decode(path);
  if (decoded === null || /[\\\p{Cc}]/u.test(decoded)) return null;
  // An encoded slash would become one more segment; an encoded percent sign could hide one.
  if (/%2f|%25/i.test(path) || decoded.includes('//')) return null;
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return null;
  return decoded.toLowerCase();
}

/** The page that a path means, however it is written: plain, without `.data` and a slash at its end. */
export function plainPage(path: string): string | null {
  const plain = plainPath(path);
  return plain === null ? null : pageOfData(plain).replace(/(?<=.)\/$/, '');
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
