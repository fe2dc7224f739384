import { Notice } from '../../ui/layout/notice.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { closingMessages as messages } from './closing.messages.ts';

/** Tells visitors at a booth that it is closed, and why; screen readers announce it. */
export function BoothClosed({
  closed,
}: {
  readonly closed: { readonly reason: string | null } | null;
}) {
  const t = useTranslate();
  return (
    <div role="status">
      {closed && (
        <Notice kind="warning" title={t(messages.noticeTitle)}>
          {closed.reason !== null && <p>{t(messages.noticeReason, { reason: closed.reason })}</p>}
          <p>{t(messages.noticeText)}</p>
        </Notice>
      )}
    </div>
  );
}
