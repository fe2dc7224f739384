import type { ResultOf } from '../../platform/pages/graphql.ts';
import type { Message } from '../../platform/words/words.ts';
import { BulkQuestion, type BulkAsked } from '../../ui/bulk-question.tsx';
import { useSay } from '../../ui/say.tsx';
import { exhibitorsWords as said } from './exhibitors.words.ts';
import type { chosenExhibitors } from './managing-queries.ts';

export type ChosenExhibitor = ResultOf<typeof chosenExhibitors>['chosenExhibitors'][number];

/** What is asked before it is done. */
export const bulkActs = ['publish', 'unpublish', 'remind'] as const;

export type BulkAct = (typeof bulkActs)[number];

/** Why an exhibitor is skipped; null where it is not. */
export function whySkipped(act: BulkAct, { booth, remind }: ChosenExhibitor): Message | null {
  if (act === 'remind') return why.remind.get(remind) ?? null;
  return (act === 'publish' ? why.publish : why.unpublish).get(booth) ?? null;
}

const why = {
  publish: new Map<string, Message>([
    ['published', said.isPublished],
    ['missing', said.isMissing],
    ['none', said.isNone],
  ]),
  unpublish: new Map<string, Message>([
    ['ready', said.isReady],
    ['missing', said.isReady],
    ['none', said.isNone],
  ]),
  remind: new Map<string, Message>([
    ['settled', said.isSettled],
    ['withdrawn', said.isWithdrawn],
    ['recent', said.isRecent],
    ['off', said.isOff],
  ]),
};

interface ExhibitorsQuestionProps extends BulkAsked {
  readonly act: BulkAct;
  /** Those selected, all of them. */
  readonly selected: readonly ChosenExhibitor[];
}

/** Asks before something is done with the exhibitors selected, and says who is skipped and why. */
export function ExhibitorsQuestion({ act, selected, all, back, now }: ExhibitorsQuestionProps) {
  const say = useSay();
  const rows = selected.map((one) => ({ ...one, skipped: whySkipped(act, one) }));
  return (
    <BulkQuestion
      says={{ title: said[`${act}Title`], act: said[`${act}Now`], keep: said.keep }}
      text={say(said[`${act}Text`])}
      intent={act}
      isDanger={act === 'unpublish'}
      {...(act === 'remind' ? { pending: say(said.reminding) } : {})}
      {...{ rows, all, back, now }}
    />
  );
}
