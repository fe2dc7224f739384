import { useCallback, useRef } from 'react';
import { useAlerts } from '../../../ui/overlays/alert-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { conversationMessages as messages } from '../conversation/conversation.messages.ts';
import type { Message } from '../conversation/messages.ts';

/**
 * Shows what a rep sends to everyone at the booth above the page, whatever part of the booth is
 * open, until it is closed. One that is hidden meanwhile goes.
 */
export function useBroadcasts(): (message: Message | null) => void {
  const { show } = useAlerts();
  const t = useTranslate();
  const seen = useRef<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  return useCallback(
    (message) => {
      if (!message?.isBroadcast || message.isMine) return;
      const { id, name, text, state } = message;
      if (state === 'HIDDEN' && last.current === id) show(null);
      if (state !== 'SHOWN' || text === null || seen.current.has(id)) return;
      seen.current = new Set([...seen.current, id]);
      last.current = id;
      show({
        type: 'info',
        message: t(messages.wroteToAll, { name: name ?? t(messages.aRep) }),
        detail: text,
        duration: null,
      });
    },
    [show, t],
  );
}
