import { plainPage } from '../../../platform/pages/plain-path.ts';

/** What may stand in an address as someone made it: links with a token in them, people's own pages. */
const asItIs = /^\/(?:app|admin|billing)(?:\/|$)|\/join\//;

/**
 * Where a page really is that was found under another spelling (`/ABOUT-US`): the router does not
 * mind, but a page has one address. Null when it is there already.
 */
export function oneAddress(path: string): string | null {
  const plain = plainPage(path);
  if (plain === null || asItIs.test(plain)) return null;
  const address = encodeURI(plain);
  return address === path ? null : address;
}
