import { plainPage } from '../../platform/pages/plain-path.ts';

/** Pages that redirect by themselves: returning to one of them would loop. */
const leadOn = new Set(['/login', '/register', '/reset-password', '/sign-out']);

const longest = 1500;

/**
 * The address of a page of our own, cleaned, from what a link or a form says; null for anything that
 * could lead elsewhere: another host or scheme, `//`, a backslash, invisible characters that browsers
 * drop.
 */
export function cleanPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.length > longest) return null;
  // Browsers read a backslash as a slash and leave out tabs and line ends before they look.
  if (/[\\\p{Cc}]/u.test(path)) return null;
  const nowhere = 'http://own.invalid';
  const url = URL.parse(path, nowhere);
  // Dots are resolved by now: `/..//host` has become `//host`.
  if (url?.origin !== nowhere || url.pathname.includes('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Where someone is led back to after signing in: a clean path, and none of the account screens,
 * however the router lets them be written.
 */
export function ownPath(input: string | null | undefined): string | null {
  const path = cleanPath(input);
  const [page = ''] = path?.split(/[?#]/) ?? [];
  const plain = plainPage(page);
  return plain === null || leadOn.has(plain) ? null : path;
}

/** The address of the sign-in page that leads back to `path`, a page of our own. */
export function loginFor(path: string): string {
  const back = ownPath(path);
  return back === null || back === '/app'
    ? '/login'
    : `/login?${new URLSearchParams({ return: back })}`;
}
