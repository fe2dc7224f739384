import { Tag } from '../../ui/marks/tag.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { adminFairsMessages as messages } from './admin-fairs.messages.ts';

const looks = {
  draft: 'plain',
  coming: 'lawn',
  live: 'live',
  over: 'plain',
  cancelled: 'sun',
} as const;

export type ManagedState = keyof typeof looks;

const isState = (state: string): state is ManagedState => Object.hasOwn(looks, state);

/** The status of a fair, for its organizers. */
export function FairState({ state }: { readonly state: string }) {
  const t = useTranslate();
  return isState(state) ? <Tag kind={looks[state]}>{t(messages[state])}</Tag> : <Tag>{state}</Tag>;
}

interface Times {
  readonly startTime: string;
  readonly endTime: string;
  readonly publishedAt: string | null;
  readonly cancelledAt: string | null;
}

/** The same, from the times of a fair. */
export function stateOf(
  { startTime, endTime, publishedAt, cancelledAt }: Times,
  now: Date,
): ManagedState {
  if (cancelledAt) return 'cancelled';
  if (!publishedAt) return 'draft';
  if (new Date(endTime) <= now) return 'over';
  return new Date(startTime) <= now ? 'live' : 'coming';
}
