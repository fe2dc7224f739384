/** Parameters by which senders of links count clicks; they change nothing on the page. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_hs\w+|_ga|_gl|ref)$/i;

/**
 * The one address of a page: on the public host, without what only counts clicks, without fragment and
 * trailing slash. The parameters that stay are in the order of their names.
 */
export function canonicalUrl(publicUrl: string, path: string): string {
  const url = new URL(path, publicUrl);
  for (const name of [...url.searchParams.keys()])
    if (tracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const pathname = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`;
  return new URL(`${pathname}${url.search}`, publicUrl).href;
}
