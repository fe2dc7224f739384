import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { BulkQuestion, type BulkAsked } from '../../../ui/tables/bulk-question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { exhibitorsMessages as messages } from './exhibitors.messages.ts';
import type { chosenExhibitors } from './managing-queries.ts';

export type ChosenExhibitor = ResultOf<typeof chosenExhibitors>['chosenExhibitors'][number];

/** Actions that need a confirmation. */
export const bulkActs = ['publish', 'unpublish', 'remind'] as const;

export type BulkAct = (typeof bulkActs)[number];

/** Why an exhibitor is skipped; null when it is not. */
export function whySkipped(act: BulkAct, { booth, remind }: ChosenExhibitor): Message | null {
  if (act === 'remind') return why.remind.get(remind) ?? null;
  return (act === 'publish' ? why.publish : why.unpublish).get(booth) ?? null;
}

const why = {
  publish: new Map<string, Message>([
    ['published', messages.isPublished],
    ['missing', messages.isMissing],
    ['none', messages.isNone],
  ]),
  unpublish: new Map<string, Message>([
    ['ready', messages.isReady],
    ['missing', messages.isReady],
    ['none', messages.isNone],
  ]),
  remind: new Map<string, Message>([
    ['settled', messages.isSettled],
    ['withdrawn', messages.isWithdrawn],
    ['recent', messages.isRecent],
    ['off', messages.isOff],
  ]),
};

interface ExhibitorsQuestionProps extends BulkAsked {
  readonly act: BulkAct;
  /** All selected rows. */
  readonly selected: readonly ChosenExhibitor[];
}

/** Confirms an action on the selected exhibitors, and says who is skipped and why. */
export function ExhibitorsQuestion({ act, selected, all, back, now }: ExhibitorsQuestionProps) {
  const t = useTranslate();
  const rows = selected.map((one) => ({ ...one, skipped: whySkipped(act, one) }));
  return (
    <BulkQuestion
      says={{
        title: messages[`${act}Title`],
        act: messages[`${act}Now`],
        keep: act === 'remind' ? messages.keepUnsent : messages.keep,
      }}
      text={t(messages[`${act}Text`])}
      intent={act}
      isDanger={act === 'unpublish'}
      {...(act === 'remind' ? { pending: t(messages.reminding) } : {})}
      rows={rows}
      all={all}
      back={back}
      now={now}
    />
  );
}
