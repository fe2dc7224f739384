import { webAddress } from '../../platform/model/web-address.ts';

/** Hosts on which anyone may have a page or an address, so that one there says nothing about a domain. */
const sharedHosts =
  /(?:^|\.)(?:facebook|google|wix|wixsite|wordpress|weebly|squarespace|blogspot|linkedin|instagram|godaddysites|business|gmail|outlook|hotmail|yahoo|icloud|aol|live|msn)\.(?:com|site)$/;

/**
 * Makes a web address of what a federal file holds: four of five come without a scheme, some with
 * blanks in them, a few are two addresses or none. Answers null when nothing usable is left.
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
 * The domain by which a college's e-mail addresses are known: `cs.mit.edu` belongs to `mit.edu`.
 * Null on a host that many share.
 */
export function domainOf(webAddress: string | null): string | null {
  const host = webAddress === null ? undefined : URL.parse(webAddress)?.hostname;
  if (!host || sharedHosts.test(host)) return null;
  return host.endsWith('.edu')
    ? host.split('.').slice(-2).join('.')
    : host.replace(/^www\d*\./, '');
}
