import type { ByteRange } from '../file-store.server.ts';

/**
 * Parses the header Range (RFC 9110, section 14.2) for content of a given length: one byte range,
 * `undefined` if there is none or it may be ignored (several ranges, other units), `none` if it is
 * unsatisfiable.
 */
export function readRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'none' | undefined {
  const found = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '') {
    if (last === '') return undefined;
    const suffixLength = Math.min(Number(last), bytes);
    return suffixLength === 0 ? 'none' : { start: bytes - suffixLength, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= bytes ? 'none' : { start, end };
}

/** Whether If-None-Match (RFC 9110, section 13.1.2) names this strong ETag, or any. */
export function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const named = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(etag);
}
