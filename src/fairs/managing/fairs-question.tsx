import type { Message } from '../../platform/words/words.ts';
import { BulkQuestion, type BulkAsked } from '../../ui/bulk-question.tsx';
import { useSay } from '../../ui/say.tsx';
import { fairsListWords as said } from './fairs-list.words.ts';

/** What is asked before it is done. */
export const bulkActs = ['publish', 'unpublish'] as const;

const why = {
  publish: new Map<string, Message>([
    ['published', said.isPublished],
    ['cancelled', said.isCancelled],
    ['over', said.isOver],
    ['plan', said.needsPlan],
    ['sessions', said.needsSessions],
  ]),
  unpublish: new Map<string, Message>([
    ['draft', said.isDraft],
    ['cancelled', said.isCancelled],
    ['begun', said.hasBegun],
    ['people', said.hasPeople],
  ]),
};

interface FairsQuestionProps extends BulkAsked {
  readonly act: (typeof bulkActs)[number];
  /** Those selected, all of them. */
  readonly selected: readonly {
    readonly id: string;
    readonly name: string;
    readonly publish: string;
    readonly unpublish: string;
  }[];
}

/** Asks before fairs are published or unpublished, and says which are skipped and why. */
export function FairsQuestion({ act, selected, all, back, now }: FairsQuestionProps) {
  const say = useSay();
  const rows = selected.map((one) => ({ ...one, skipped: why[act].get(one[act]) ?? null }));
  return (
    <BulkQuestion
      says={{ title: said[`${act}Title`], act: said[`${act}Now`], keep: said.keep }}
      text={say(said[`${act}Text`])}
      intent={act}
      isDanger={act === 'unpublish'}
      {...{ rows, all, back, now }}
    />
  );
}
