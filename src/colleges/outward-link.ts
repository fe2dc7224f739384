import { webAddress } from '../platform/model/web-address.ts';

/** A link that leads out of the site. */
export interface OutwardLink {
  readonly href: string;
  /** The host as people read it, without `www.`. */
  readonly host: string;
}

/** A link that someone entered, where it is one to the web: everything else is no link at all. */
export function outwardLink(text: string | null): OutwardLink | null {
  // What was kept before links were normalized may mislead.
  const address = text === null ? null : webAddress(text);
  const url = address === null ? null : URL.parse(address);
  if (!url) return null;
  return { href: url.href, host: url.hostname.replace(/^www\./, '') };
}
