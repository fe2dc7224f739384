import { coreOf } from '../name-search/fold-words.ts';
import { typingDistance } from '../../../platform/search/typing-distance.ts';

/** Minimum letters of a name to count as part of another one. */
const telling = 5;

/**
 * Whether two names may mean the same college: equal except for common words, one within the other,
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
