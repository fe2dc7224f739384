import { Notice } from '../ui/notice.tsx';
import { useSay } from '../ui/say.tsx';
import { closingWords as said } from './closing.words.ts';

/** Tells whoever is at a booth that it is closed, and why; it is read out when it comes. */
export function BoothClosed({
  closed,
}: {
  readonly closed: { readonly reason: string | null } | null;
}) {
  const say = useSay();
  return (
    <div role="status">
      {closed && (
        <Notice kind="warning" title={say(said.noticeTitle)}>
          {closed.reason !== null && <p>{say(said.noticeReason, { reason: closed.reason })}</p>}
          <p>{say(said.noticeText)}</p>
        </Notice>
      )}
    </div>
  );
}
