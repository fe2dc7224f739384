/**
 * Trusted proxies: none, a number of them in a row, or those at these addresses (single, CIDR, or
 * `loopback`, `linklocal`, `uniquelocal`).
 */
export type TrustProxy = false | number | readonly string[];

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
const address = /^[0-9a-f.:]+(\/\d{1,3})?$/i;

/**
 * Reads the variable TRUST_PROXY: absent, empty, `false` or `0`; a number of proxies; or addresses
 * separated by commas.
 *
 * @throws Error with one sentence that names the variable.
 */
export function parseTrustProxy(value: string | undefined): TrustProxy {
  const text = value?.trim() ?? '';
  if (text === '' || text === 'false' || text === '0') return false;
  if (/^\d$/.test(text)) return Number(text);
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => named.has(entry) || (address.test(entry) && /[.:]/.test(entry))))
    return entries;
  throw new Error(
    'TRUST_PROXY must be false, a number of proxies from 1 to 9, or addresses separated by commas.',
  );
}

/**
 * The same for Fastify, which since 5.12 trusts no one when given a number. A number is safe only
 * if Quad can't be reached around the proxies: a direct client would count as the last of them.
 */
export function trustForFastify(
  trust: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (trust === false) return false;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  return [...trust];
}
