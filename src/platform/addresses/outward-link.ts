import { webAddress } from '../model/web-address.ts';

/** A link that leads out of the site. */
export interface OutwardLink {
  readonly href: string;
  /** The host as people read it, without `www.`. */
  readonly host: string;
}

/** A user-entered link, if it is a web link: anything else is not treated as a link. */
export function outwardLink(text: string | null): OutwardLink | null {
  // Links saved before normalization may mislead.
  const address = text === null ? null : webAddress(text);
  const url = address === null ? null : URL.parse(address);
  if (!url) return null;
  return { href: url.href, host: url.hostname.replace(/^www\./, '') };
}
