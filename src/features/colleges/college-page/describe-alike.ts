import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message, MessageValues } from '../../../platform/i18n/define-messages.ts';
import { collegePageMessages } from './college-page.messages.ts';
import type { SimilarityReason } from '../directory-search/similarity.ts';

interface Why {
  readonly reasons: readonly SimilarityReason[];
  readonly sharedMajors: number;
}

/** Maximum number of reasons, the most telling first. */
const told = 3;

const order: readonly SimilarityReason[] = [
  ...(['majors', 'tag', 'state', 'region', 'size', 'setting', 'level', 'control'] as const),
];

const reasonWords: Readonly<Record<SimilarityReason, Message>> = {
  majors: collegePageMessages.sharedMajors,
  tag: collegePageMessages.sameTag,
  state: collegePageMessages.sameState,
  region: collegePageMessages.sameRegion,
  size: collegePageMessages.sameSize,
  setting: collegePageMessages.sameSetting,
  level: collegePageMessages.sameLevel,
  control: collegePageMessages.sameControl,
};

/** Why two colleges are alike: `Alike: 41 fields of study in common, same size`. */
export function describeAlike(
  t: Translate,
  { state }: { readonly state: string },
  { reasons, sharedMajors }: Why,
): string | null {
  const values: MessageValues = { state, n: sharedMajors };
  const named = order
    .filter((reason) => reasons.includes(reason))
    .slice(0, told)
    .map((reason) => t(reasonWords[reason], values));
  return named.length > 0 ? t(collegePageMessages.alike, { reasons: named.join(', ') }) : null;
}
