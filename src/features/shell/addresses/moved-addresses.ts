import { plainPage } from '../../../platform/pages/plain-path.ts';

/** Addresses that other pages, papers and old links name, and where the page is now. */
const moved: Readonly<Record<string, string>> = {
  '/contact': '/contact-us',
  '/privacy': '/privacy-policy',
  '/fairs': '/calendar',
  '/sign-up': '/register',
  '/sign-in': '/login',
  '/admin': '/admin/fairs',
};

/** Where a page has moved to for good; undefined when it has not. */
export function movedAddress(path: string): string | undefined {
  const page = plainPage(path) ?? path;
  return Object.hasOwn(moved, page) ? moved[page] : undefined;
}
