import { useCallback } from 'react';
import { useAlerts } from '../../ui/alert-context.ts';
import { useSay } from '../../ui/say.tsx';
import { announcementWords as said } from './announcements.words.ts';

/** Shows an announcement over the page until it is closed. */
export function useAnnounced(): (body: string) => void {
  const { show } = useAlerts();
  const say = useSay();
  return useCallback(
    (body) => show({ type: 'info', message: say(said.from), detail: body, duration: null }),
    [show, say],
  );
}
