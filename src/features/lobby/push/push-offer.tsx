import { useEffect, useRef, useState } from 'react';
import { useIsOff } from '../../../platform/pages/site.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { allowPush, canPush, isPushOn, type Allowed } from './allow-push.ts';
import { pushMessages as messages } from './push.messages.ts';
import css from './push-offer.module.css';

/** Remembers in this browser that someone doesn't want to be asked. */
const refusedKey = 'quad.push.refused';

const says = {
  on: messages.isOn,
  denied: messages.denied,
  failed: messages.failed,
} as const;

/** Offers notifications below what someone has sent, until they answered once in this browser. */
export function PushOffer() {
  const t = useTranslate();
  const isOff = useIsOff('push');
  const [state, setState] = useState<'hidden' | 'asking' | 'busy' | Allowed>('hidden');
  useEffect(() => {
    if (isOff || !canPush() || Notification.permission === 'denied' || isRefused()) return;
    void isPushOn().then((isOn) => setState(isOn ? 'hidden' : 'asking'));
  }, [isOff]);
  const place = useRef<HTMLDivElement>(null);
  // It comes after the log was scrolled to its end.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [state]);
  if (state === 'hidden') return null;
  const text = state in says ? says[state as keyof typeof says] : messages.offer;
  return (
    <div ref={place} className={css.offer}>
      <p role="status">{t(text)}</p>
      {(state === 'asking' || state === 'busy' || state === 'off' || state === 'failed') && (
        <p className={css.acts}>
          <Button
            kind="line"
            size="small"
            icon="bell"
            disabled={state === 'busy'}
            onClick={() => {
              setState('busy');
              void allowPush().then(setState);
            }}
          >
            {t(messages.yes)}
          </Button>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              refuse();
              setState('hidden');
            }}
          >
            {t(messages.no)}
          </Button>
        </p>
      )}
    </div>
  );
}

function isRefused(): boolean {
  try {
    return localStorage.getItem(refusedKey) !== null;
  } catch {
    return true;
  }
}

function refuse(): void {
  try {
    localStorage.setItem(refusedKey, '1');
  } catch {
    // Nothing is stored in this browser, so it isn't asked again anyway.
  }
}
