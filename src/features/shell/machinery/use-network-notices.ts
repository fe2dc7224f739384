import { useEffect } from 'react';
import { useAlert, useAlerts } from '../../../ui/overlays/alert-context.ts';
import { unsentEvent } from '../../../ui/forms/keep-unsent.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { holdClicks } from './hold-clicks.ts';
import { machineryMessages } from './machinery.messages.ts';
import { askBuild } from './watch-build.ts';

/** Says that a link or a form failed because of the connection; clears the notice of a link. */
export function useNetworkNotices(): void {
  const t = useTranslate();
  const show = useAlert();
  const { alert } = useAlerts();
  const held = t(machineryMessages.held);
  const isHeld = alert?.message === held;

  useEffect(() => {
    const onHeld = () => show({ type: 'info', message: held, duration: null });
    return holdClicks(window, { ask: askBuild, onHeld });
  }, [show, held]);

  useEffect(() => {
    if (!isHeld) return;
    const back = () => show(null);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [show, isHeld]);

  useEffect(() => {
    // Forms of the kit say it themselves, and say so first or last.
    const tell = (event: Event) =>
      void setTimeout(() => {
        if (!event.defaultPrevented) show({ type: 'error', message: t(machineryMessages.unsent) });
      });
    window.addEventListener(unsentEvent, tell);
    return () => window.removeEventListener(unsentEvent, tell);
  }, [show, t]);
}
