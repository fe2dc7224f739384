import type { Say } from '../../platform/words/speak.ts';
import type { Message, MessageValues } from '../../platform/words/words.ts';
import { collegePageWords } from '../college-page.words.ts';
import type { SimilarityReason } from '../similarity.ts';

interface Why {
  readonly reasons: readonly SimilarityReason[];
  readonly sharedMajors: number;
}

/** Reasons that are told, the most telling first. */
const told = 3;

const order: readonly SimilarityReason[] = [
  ...(['majors', 'tag', 'state', 'region', 'size', 'setting', 'level', 'control'] as const),
];

const reasonWords: Readonly<Record<SimilarityReason, Message>> = {
  majors: collegePageWords.sharedMajors,
  tag: collegePageWords.sameTag,
  state: collegePageWords.sameState,
  region: collegePageWords.sameRegion,
  size: collegePageWords.sameSize,
  setting: collegePageWords.sameSetting,
  level: collegePageWords.sameLevel,
  control: collegePageWords.sameControl,
};

/** Why a college is shown as one like another: `Alike: 41 fields of study in common, same size`. */
export function sayAlike(
  say: Say,
  { state }: { readonly state: string },
  { reasons, sharedMajors }: Why,
): string | null {
  const values: MessageValues = { state, n: sharedMajors };
  const named = order
    .filter((reason) => reasons.includes(reason))
    .slice(0, told)
    .map((reason) => say(reasonWords[reason], values));
  return named.length > 0 ? say(collegePageWords.alike, { reasons: named.join(', ') }) : null;
}
