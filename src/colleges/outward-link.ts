/** A link that leads out of the house. */
export interface OutwardLink {
  readonly href: string;
  /** The host as people read it, without `www.`. */
  readonly host: string;
}

/** A link that somebody entered, where it is one to the web: everything else is no link at all. */
export function outwardLink(text: string | null): OutwardLink | null {
  const url = text === null ? null : URL.parse(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '')
    return null;
  return { href: url.href, host: url.hostname.replace(/^www\./, '') };
}
