import { useEffect, useState, type RefObject } from 'react';
import { unsentEvent } from './keep-unsent.ts';

/** Why a form has not arrived, as far as its browser knows. */
export type UnsentForm = 'offline' | 'unreachable' | 'failed';

/**
 * Whether this form was sent and did not arrive, until it is sent again or the connection is back.
 * @param isSent whether it is being sent, also before the router says so; false once it is lost
 */
export function useUnsent(isSent: RefObject<boolean>, pending: boolean) {
  const [unsent, setUnsent] = useState<UnsentForm | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!(event instanceof CustomEvent) || !(pending || isSent.current)) return;
      event.preventDefault();
      // It can be sent again at once.
      isSent.current = false;
      setUnsent(
        event.detail === 'failed' ? 'failed' : navigator.onLine ? 'unreachable' : 'offline',
      );
    };
    window.addEventListener(unsentEvent, keep);
    return () => window.removeEventListener(unsentEvent, keep);
  }, [isSent, pending]);
  useEffect(() => {
    if (unsent !== 'offline') return;
    const back = () => setUnsent(null);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [unsent]);
  return [unsent, () => setUnsent(null)] as const;
}
