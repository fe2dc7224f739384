import { plainPage } from '../pages/plain-path.ts';

/** Pages that search engines have no use for: forms, accounts, what is behind the sign-in. */
const privatePages = [
  /^\/(?:app|admin|api|billing|graphiql|mailbox)(?:\/|$)/,
  /^\/(?:login|register|reset-password|sign-out|sign-in|sign-up|my-registration|invitation)$/,
  /^\/fair-[^/]+\/(?:register|confirmation|registration-confirmation|exhibitor|join)(?:\/|$)/,
];

/**
 * Whether a page belongs into search engines, by its path without parameters, however it is written;
 * one that could be read in two ways does not.
 */
export function isIndexable(pathname: string): boolean {
  const page = plainPage(pathname);
  return page !== null && !privatePages.some((pattern) => pattern.test(page));
}

/**
 * The same in the words of robots.txt: beginnings of paths, `*` for anything, `$` for the end (RFC 9309).
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
  '/fair-*/register',
  '/fair-*/confirmation',
  '/fair-*/registration-confirmation',
  '/fair-*/exhibitor',
  '/fair-*/join',
];
