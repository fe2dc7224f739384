/** The request headers that say why a page is requested. */
interface Asking {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** How browsers and proxies mark prefetching. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a page is opened for someone who reads it: not fetched ahead by a browser or a proxy, and
 * not asked for its headers alone.
 */
export const isOpenedByReader = ({ method, headers }: Asking): boolean =>
  method !== 'HEAD' &&
  !purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
