import { coreOf } from '../directory/fold-words.ts';
import { typingDistance } from '../directory/typing-distance.ts';

/** Letters from which a name within another one tells something. */
const telling = 5;

/**
 * Whether two names may mean the same college: the same but for common words, one within the other,
 * or a typing mistake or two apart.
 */
export function areAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [coreOf(one), coreOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (short === long) return short !== '' || one.toLowerCase() === other.toLowerCase();
  if (short.length < telling) return false;
  return long.includes(short) || typingDistance(short, long, 2) <= 2;
}
