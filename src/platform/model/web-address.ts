/** Maximum length of a stored address. */
const longest = 2000;

// Blanks, control characters, invisible and direction-changing ones, and the backslash, which browsers
// take for a slash: with them an address leads elsewhere than it reads.
const misleading = /[\s\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Normalizes a typed http or https address as browsers do (WHATWG URL): host in lowercase Punycode,
 * everything else encoded. Null if it is misleading or has no named host: credentials, numeric
 * hosts, backslashes, invisible characters.
 */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (text.length > longest || misleading.test(text) || !/^https?:\/\/[^/]/i.test(text))
    return null;
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || !isNamedHost(url.hostname)) return null;
  // Nothing behind the host: as short as it was typed.
  const shortened = url.href === `${url.origin}/` && !text.endsWith('/') ? url.origin : url.href;
  return shortened.length > longest ? null : shortened;
}

/** Dotted names; the parser has brought numbers of any notation into the form of an IP address. */
const isNamedHost = (host: string): boolean =>
  /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?\.)+(?!\d+\.?$)[a-z\d-]{2,}\.?$/.test(host);
