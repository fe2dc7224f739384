import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useAlert } from '../../ui/overlays/alert-context.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoadingOverlay } from '../../ui/overlays/loading-overlay.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import type { OverlayProps } from '../../ui/overlays/use-overlay.tsx';
import { SubscribeForm } from './newsletter/subscribe-form.tsx';
import type { Subscribed } from './newsletter/subscribe.route.tsx';
import { subscribeMessages as messages } from './newsletter/subscribe.messages.ts';

/** Milliseconds that a failure is shown before the thanks follow. */
const failureStays = 5000;

/**
 * The newsletter's form over the page it was opened from. After it is sent, the dialog closes and
 * thanks; a failure is shown first (section 4 of the specification).
 */
export default function SubscribeDialog({ onClose }: OverlayProps) {
  const t = useTranslate();
  const alert = useAlert();
  const page = useFetcher<{ readonly now: string; readonly seal: string }>();
  const sending = useFetcher<unknown>();
  const { load } = page;
  useEffect(() => void load('/subscribe'), [load]);
  useEffect(() => {
    const { data } = sending;
    if (sending.state !== 'idle' || !isSubscribed(data)) return;
    const thanks = () =>
      alert({
        type: 'success',
        message: t(messages.thanks, { name: data.name }),
        ...(data.outcome === 'sent' ? { detail: t(messages.confirm) } : {}),
      });
    onClose();
    if (data.outcome === 'sent') return thanks();
    // It stays until the thanks replace it.
    alert({ type: 'error', message: t(messages.failed), duration: null });
    setTimeout(thanks, failureStays);
  }, [sending, alert, t, onClose]);
  return (
    <Dialog title={t(messages.title)} onClose={onClose}>
      <p>{t(messages.lead)}</p>
      {page.data && (
        <SubscribeForm {...page.data} fetcher={sending}>
          <input type="hidden" name="answer" value="data" />
        </SubscribeForm>
      )}
      <LoadingOverlay shown={sending.state !== 'idle'} />
    </Dialog>
  );
}

const isSubscribed = (data: unknown): data is Subscribed =>
  typeof data === 'object' && data !== null && 'outcome' in data;
