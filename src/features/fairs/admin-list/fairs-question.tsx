import type { Message } from '../../../platform/i18n/define-messages.ts';
import { BulkQuestion, type BulkAsked } from '../../../ui/tables/bulk-question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { fairsListMessages as messages } from './fairs-list.messages.ts';

/** Actions that ask for confirmation. */
export const bulkActs = ['publish', 'unpublish'] as const;

const why = {
  publish: new Map<string, Message>([
    ['published', messages.isPublished],
    ['cancelled', messages.isCancelled],
    ['over', messages.isOver],
    ['plan', messages.needsPlan],
    ['sessions', messages.needsSessions],
  ]),
  unpublish: new Map<string, Message>([
    ['draft', messages.isDraft],
    ['cancelled', messages.isCancelled],
    ['begun', messages.hasBegun],
    ['people', messages.hasPeople],
  ]),
};

interface FairsQuestionProps extends BulkAsked {
  readonly act: (typeof bulkActs)[number];
  /** All selected fairs. */
  readonly selected: readonly {
    readonly id: string;
    readonly name: string;
    readonly publish: string;
    readonly unpublish: string;
  }[];
}

/** Confirms publishing or unpublishing fairs; lists those skipped, with the reason. */
export function FairsQuestion({ act, selected, all, back, now }: FairsQuestionProps) {
  const t = useTranslate();
  const rows = selected.map((one) => ({ ...one, skipped: why[act].get(one[act]) ?? null }));
  return (
    <BulkQuestion
      says={{ title: messages[`${act}Title`], act: messages[`${act}Now`], keep: messages.keep }}
      text={t(messages[`${act}Text`])}
      intent={act}
      isDanger={act === 'unpublish'}
      {...{ rows, all, back, now }}
    />
  );
}
