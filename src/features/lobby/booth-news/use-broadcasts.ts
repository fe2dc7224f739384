import { useCallback, useEffect, useRef } from 'react';
import { useAlerts, type Alert } from '../../../ui/overlays/alert-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { conversationMessages as messages } from '../conversation/conversation.messages.ts';
import type { Message } from '../conversation/messages.ts';

/**
 * Shows what a rep sends to everyone at the booth above the page, whatever part of the booth is
 * open, until it is closed or the booth is left. One that is hidden meanwhile goes.
 *
 * @param since when the latest message was written that the page was read with: an older one that is
 *   shown again is no news
 */
export function useBroadcasts(since: string): (message: Message | null) => void {
  const { alert, show } = useAlerts();
  const t = useTranslate();
  const seen = useRef<ReadonlySet<string>>(new Set());
  const own = useRef<{ readonly id: string; readonly alert: Alert } | null>(null);
  const current = useRef(alert);
  useEffect(() => {
    current.current = alert;
  }, [alert]);
  const take = useCallback(() => {
    // Only its own: someone else's news may be there by now.
    if (own.current && current.current === own.current.alert) show(null);
  }, [show]);
  useEffect(() => take, [take]);
  return useCallback(
    (message) => {
      if (!message?.isBroadcast || message.isMine) return;
      const { id, name, text, state, createdAt } = message;
      if (state === 'HIDDEN' && own.current?.id === id) take();
      if (state !== 'SHOWN' || text === null || seen.current.has(id) || createdAt <= since) return;
      seen.current = new Set([...seen.current, id]);
      const news: Alert = {
        type: 'info',
        message: t(messages.wroteToAll, { name: name ?? t(messages.aRep) }),
        detail: text,
        duration: null,
      };
      own.current = { id, alert: news };
      show(news);
    },
    [show, take, since, t],
  );
}
