/** The parser's findings: stream contents and top-level objects. */
interface Seen {
  readonly streams: readonly { readonly start: number; readonly end: number }[];
  readonly headers: number;
}

/** Looks for other kinds of files, and for objects where the parser has seen none. */
export function judgeBytes(
  bytes: Uint8Array,
  text: string,
  { streams, headers }: Seen,
): 'mixed' | 'unreadable' | null {
  let outside = '';
  let from = 0;
  for (const { start, end } of streams) {
    outside += text.slice(from, start) + '\n';
    from = end;
  }
  outside += text.slice(from);
  // The end of a ZIP is searched from the end of the file.
  if (/PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(outside)) return 'mixed';
  if (text.slice(-66_000).includes('PK\x05\x06')) return 'mixed';
  if (/<(?:!doctype|html|head|body|script|iframe|svg)\b/i.test(outside)) return 'mixed';
  return countHeaders(bytes) > headers ? 'unreadable' : null;
}

const [newline, carriageReturn, percent] = [0x0a, 0x0d, 0x25];
const [o, b, j] = [0x6f, 0x62, 0x6a];
const isBlank = (byte: number): boolean =>
  byte === 0 || (byte >= 9 && byte <= 13) || byte === 0x20 || byte === 0xa0;
/** Whether a byte is one of `0` to `9`. */
export const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/**
 * Counts occurrences of `12 0 obj`, also with comments in between and inside comments. From the
 * end, so that every byte is read once.
 */
function countHeaders(bytes: Uint8Array): number {
  // What follows: the keyword; a number and the keyword; the same after blanks and comments.
  const nothing = { obj: false, number: false, spaced: false };
  const keyword = { obj: true, number: false, spaced: false };
  let count = 0;
  let behind = nothing;
  let behindLine = nothing;
  for (let at = bytes.length - 1; at >= 0; at -= 1) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1] ?? percent;
    if (isDigit(byte)) {
      if (behind.spaced && !isDigit(next)) count += 1;
      const number = behind.obj || behind.number;
      behind = { obj: false, number, spaced: number };
    } else if (byte === percent) {
      behind = { obj: behindLine.obj, number: false, spaced: behindLine.spaced };
    } else if (isBlank(byte)) {
      if (byte === newline || byte === carriageReturn) behindLine = behind;
      behind = { obj: behind.obj, number: false, spaced: behind.spaced };
    } else behind = byte === o && next === b && bytes[at + 2] === j ? keyword : nothing;
  }
  return count;
}
