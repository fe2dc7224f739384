import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from '../home/home.messages.ts';
import type { PendingRequest } from './pending-request.ts';
import { Meanwhile, RequestPending } from './request-pending.tsx';

interface NeedsCollegeProps {
  readonly pending: PendingRequest | null;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** In place of a page of the college, for a rep who has none yet: what is pending, or how to find it. */
export function NeedsCollege({ pending, now }: NeedsCollegeProps) {
  const t = useTranslate();
  return pending === null ? (
    <EmptyState
      title={t(messages.claim)}
      action={<ButtonLink to="/app/setup">{t(messages.claimDo)}</ButtonLink>}
    >
      {t(messages.claimText)}
    </EmptyState>
  ) : (
    <>
      <RequestPending pending={pending} now={now} />
      <Meanwhile />
    </>
  );
}
