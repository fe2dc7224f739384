import { webAddress } from '../model/web-address.ts';

/** Shared hosts: a page or an address there says nothing about a domain. */
const sharedHosts =
  /(?:^|\.)(?:facebook|google|wix|wixsite|wordpress|weebly|squarespace|blogspot|linkedin|instagram|godaddysites|business|gmail|outlook|hotmail|yahoo|icloud|aol|live|msn)\.(?:com|site)$/;

/**
 * Makes a web address from a federal value: four of five lack a scheme, some contain blanks, a few
 * are two addresses or none. Returns null when nothing usable remains.
 */
export function readWebAddress(text: string): string | null {
  const first = text.split(/\s+(?:and|or|&)\s+/i)[0]?.trim() ?? '';
  if (first === '' || /^(?:-\d|n\/?a|none)$/i.test(first)) return null;
  const rest = first.replace(/^(?:https?:?\/{1,2})+/i, '');
  const scheme = /^http:/i.test(first) ? 'http' : 'https';
  const url = URL.parse(`${scheme}://${rest}`);
  if (!url || url.username || url.password) return null;
  const host = url.hostname.replace(/\.$/, '');
  if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(host)) return null;
  url.hostname = host;
  return webAddress(url.href);
}

/**
 * The domain of a college's email addresses: `cs.mit.edu` belongs to `mit.edu`.
 * Null for a shared host.
 */
export function domainOf(webAddress: string | null): string | null {
  const host = webAddress === null ? undefined : URL.parse(webAddress)?.hostname;
  if (!host || sharedHosts.test(host)) return null;
  return host.endsWith('.edu')
    ? host.split('.').slice(-2).join('.')
    : host.replace(/^www\d*\./, '');
}
