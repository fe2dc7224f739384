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
export const movedAddress = (path: string): string | undefined =>
  Object.hasOwn(moved, path) ? moved[path] : undefined;
