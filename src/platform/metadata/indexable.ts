import { plainPage } from '../pages/plain-path.ts';

/** Pages that search engines have no use for: forms, accounts, what is behind the sign-in. */
const privatePages = [
  /^\/(?:app|admin|api|billing|graphiql|mailbox)(?:\/|$)/,
  /^\/(?:login|register|reset-password|sign-out|sign-in|sign-up|my-registration|(?:team-)?invitation)$/,
  /^\/fair-[^/]+\/(?:register|confirmation|registration-confirmation|exhibitor|join)(?:\/|$)/,
];

/**
 * Whether search engines may index a page, by its path without parameters. A path that can be read
 * in two ways is not indexed.
 */
export function isIndexable(pathname: string): boolean {
  const page = plainPage(pathname);
  return page !== null && !privatePages.some((pattern) => pattern.test(page));
}

/**
 * The same pages, and `/graphql`, as rules of robots.txt: beginnings of paths, `*` for anything, `$`
 * for the end (RFC 9309).
 */
export const disallowedPaths: readonly string[] = [
  '/app$',
  '/app/',
  '/admin$',
  '/admin/',
  '/api/',
  '/billing/',
  '/graphql',
  '/graphiql',
  '/mailbox',
  '/login',
  '/register',
  '/reset-password',
  '/sign-out',
  '/sign-in',
  '/sign-up',
  '/my-registration',
  '/invitation',
  '/team-invitation',
  '/fair-*/register',
  '/fair-*/confirmation',
  '/fair-*/registration-confirmation',
  '/fair-*/exhibitor',
  '/fair-*/join',
];
