import type { Message } from '../../platform/words/words.ts';
import { BulkQuestion } from '../../ui/bulk-question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
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

interface FairsQuestionProps {
  readonly act: (typeof bulkActs)[number];
  /** Those selected, all of them. */
  readonly selected: readonly {
    readonly id: string;
    readonly name: string;
    readonly publish: string;
    readonly unpublish: string;
  }[];
  /** How many there are where all that match are meant. */
  readonly all: number | null;
  readonly back: string;
  readonly now: Date;
}

/** Asks before fairs are published or unpublished, and says which are skipped and why. */
export function FairsQuestion({ act, selected, all, back, now }: FairsQuestionProps) {
  const say = useSay();
  const rows = selected.map((one) => ({ ...one, skipped: why[act].get(one[act]) ?? null }));
  const count = rows.filter(({ skipped }) => skipped === null).length;
  return (
    <BulkQuestion
      title={say(said[`${act}Title`], { count })}
      text={say(said[`${act}Text`])}
      intent={act}
      keep={say(said.keep)}
      {...{ rows, all, back, now }}
      submit={
        <SubmitButton kind={act === 'unpublish' ? 'danger' : 'primary'}>
          {say(said[`${act}Now`], { count })}
        </SubmitButton>
      }
    />
  );
}
