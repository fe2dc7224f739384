import type { Message } from '../../platform/words/words.ts';
import { BulkQuestion, type BulkAsked } from '../../ui/bulk-question.tsx';
import { useSay } from '../../ui/say.tsx';
import { saySubject } from '../say-subject.ts';
import { cancellable } from './campaign-states.ts';
import { campaignsWords as said } from './campaigns.words.ts';

/** What is asked before it is done. */
export const bulkActs = ['delete', 'cancel'] as const;

type BulkAct = (typeof bulkActs)[number];

/** Why it can't be done with a campaign or draft; null where it can. */
function whySkipped(act: BulkAct, state: string): Message | null {
  if (act === 'delete') return state === 'draft' ? null : said.isNoDraft;
  if (cancellable.some((one) => one === state)) return null;
  if (state === 'draft') return said.isADraft;
  return state === 'sending' ? said.isOnItsWay : said.hasEnded;
}

const looks = {
  delete: { title: said.deleteTitle, text: said.deleteText, now: said.deleteNow },
  cancel: {
    title: said.cancelSeveralTitle,
    text: said.cancelSeveralText,
    now: said.cancelSeveralNow,
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
  const say = useSay();
  const rows = selected.map(({ id, subject, state }) => ({
    id,
    name: saySubject(say, subject) || say(said.noSubject),
    skipped: whySkipped(act, state),
  }));
  const look = looks[act];
  return (
    <BulkQuestion
      says={{ title: look.title, act: look.now, keep: said.keepThem }}
      text={say(look.text)}
      intent={act}
      isDanger
      {...{ rows, all, back, now }}
    />
  );
}
