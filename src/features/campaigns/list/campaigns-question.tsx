import type { Message } from '../../../platform/i18n/define-messages.ts';
import { BulkQuestion, type BulkAsked } from '../../../ui/tables/bulk-question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { describeSubject } from './describe-subject.ts';
import { cancellable } from './campaign-states.ts';
import { campaignsMessages as messages } from './campaigns.messages.ts';

/** What is asked before it is done. */
export const bulkActs = ['delete', 'cancel'] as const;

type BulkAct = (typeof bulkActs)[number];

/** Why it can't be done with a campaign or draft; null where it can. */
function whySkipped(act: BulkAct, state: string): Message | null {
  if (act === 'delete') return state === 'draft' ? null : messages.isNoDraft;
  if (cancellable.some((one) => one === state)) return null;
  if (state === 'draft') return messages.isADraft;
  return state === 'sending' ? messages.isOnItsWay : messages.hasEnded;
}

const looks = {
  delete: { title: messages.deleteTitle, text: messages.deleteText, now: messages.deleteNow },
  cancel: {
    title: messages.cancelSeveralTitle,
    text: messages.cancelSeveralText,
    now: messages.cancelSeveralNow,
  },
} as const;

interface CampaignsQuestionProps extends BulkAsked {
  readonly act: BulkAct;
  /** Those selected, all of them. */
  readonly selected: readonly {
    readonly id: string;
    readonly subject: string;
    readonly state: string;
  }[];
}

/** Asks before drafts are deleted or campaigns are canceled, and says which are skipped and why. */
export function CampaignsQuestion({ act, selected, all, back, now }: CampaignsQuestionProps) {
  const t = useTranslate();
  const rows = selected.map(({ id, subject, state }) => ({
    id,
    name: describeSubject(t, subject) || t(messages.noSubject),
    skipped: whySkipped(act, state),
  }));
  const look = looks[act];
  return (
    <BulkQuestion
      says={{ title: look.title, act: look.now, keep: messages.keepThem }}
      text={t(look.text)}
      intent={act}
      isDanger
      rows={rows}
      all={all}
      back={back}
      now={now}
    />
  );
}
