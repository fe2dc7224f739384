import { createHash } from 'node:crypto';

/**
 * The id of a record of the demo: always the same for the same words, so that loading it again finds
 * what is there. A UUID of version 8 (RFC 9562, section 5.8), made of a hash.
 */
export function demoId(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256')
    .update(['quad-demo', ...words].join('\u0000'))
    .digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
