import { useCallback } from 'react';
import { useAlerts } from '../../../ui/overlays/alert-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { announcementMessages as messages } from './announcements.messages.ts';

/** Shows an announcement above the page until it is closed. */
export function useAnnounced(): (body: string) => void {
  const { show } = useAlerts();
  const t = useTranslate();
  return useCallback(
    (body) => show({ type: 'info', message: t(messages.from), detail: body, duration: null }),
    [show, t],
  );
}
