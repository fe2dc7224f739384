/** Pages that search engines have no use for: forms, accounts, what is behind the sign-in. */
const privatePages = [
  /^\/(?:app|admin|api|mailbox)(?:\/|$)/,
  /^\/(?:login|register|reset-password|sign-out|sign-in|sign-up)$/,
  /^\/fair-[^/]+\/(?:register|confirmation|registration-confirmation|exhibitor|join)(?:\/|$)/,
];

/** Whether a page belongs into search engines, by its path without parameters. */
export const isIndexable = (pathname: string): boolean =>
  !privatePages.some((pattern) => pattern.test(pathname));

/**
 * The same in the words of robots.txt: beginnings of paths, `*` for anything, `$` for the end (RFC 9309).
 */
export const disallowedPaths: readonly string[] = [
  '/app$',
  '/app/',
  '/admin$',
  '/admin/',
  '/api/',
  '/graphql',
  '/mailbox',
  '/login',
  '/register',
  '/reset-password',
  '/sign-out',
  '/sign-in',
  '/sign-up',
  '/fair-*/register',
  '/fair-*/confirmation',
  '/fair-*/registration-confirmation',
  '/fair-*/exhibitor',
  '/fair-*/join',
];
