/** Letters and digits that no one mistakes for each other, read aloud or off a wall. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;
const half = length / 2;
const whole = new RegExp(`^[${alphabet}]{${length}}$`);

/** A new code from random bytes, of which it uses 50 bits. */
export const makeClassCode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');

/** The number of bytes a code needs. */
export const classCodeBytes = length;

/** The code in a typed text or a link; null if there is none. */
export function readClassCode(text: string | null | undefined): string | null {
  const plain = (text ?? '')
    .slice(0, 40)
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return whole.test(plain) ? plain : null;
}

/** A code as people read it: `k7mq2-x9w4d`. */
export const showClassCode = (code: string): string => `${code.slice(0, half)}-${code.slice(half)}`;

/** The short path of a class link; it redirects to the registration. */
export const classPath = (code: string): string => `/class-${showClassCode(code)}`;

/** The code in the first segment of a path, `class-k7mq2-x9w4d`; null if it is no class link. */
export const classCodeIn = (segment: string): string | null =>
  segment.startsWith('class-') ? readClassCode(segment.slice('class-'.length)) : null;
