import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { chatCheckMessages as messages } from './chat-check.messages.ts';
import type { BoothView } from '../booth-page/booth-view.ts';
import { tryChat, type Tried } from './try-chat.ts';
import css from './chat-check.module.css';

/** Where a rep tests, before the fair, whether messages arrive, at their own booth. */
export function ChatCheck({ booth }: { readonly booth: BoothView }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [tried, setTried] = useState<Tried | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const { chatReady } = booth;

  async function tryIt(): Promise<void> {
    const control = new AbortController();
    leaving.current = control;
    setIsTrying(true);
    setTried(null);
    const outcome = await tryChat(booth.id, control.signal);
    if (control.signal.aborted) return;
    setIsTrying(false);
    setTried(outcome);
    if (outcome.as === 'passed') void revalidate();
  }

  return (
    <section
      id="chat-check"
      className={classNames(css.check, chatReady && css.ready)}
      aria-labelledby="chat-check-title"
    >
      <Icon name={chatReady ? 'check-circle' : 'chat'} className={css.icon} />
      <div className={css.words}>
        <h2 id="chat-check-title">{t(chatReady ? messages.readyTitle : messages.title)}</h2>
        {chatReady ? <Passed booth={booth} /> : <p>{t(messages.lead)}</p>}
        {hydrated ? (
          <p className={css.act}>
            <Button
              kind={chatReady ? 'line' : 'primary'}
              size="small"
              pending={isTrying && t(messages.trying)}
              onClick={() => void tryIt()}
            >
              {t(chatReady ? messages.tryAgain : messages.tryIt)}
            </Button>
          </p>
        ) : (
          <p className={css.act}>{t(messages.needsScript)}</p>
        )}
        <div role="status">{tried && <Outcome tried={tried} />}</div>
      </div>
    </section>
  );
}

function Passed({ booth: { chatChecked, fair } }: { readonly booth: BoothView }) {
  const t = useTranslate();
  const locale = useLocale();
  if (!chatChecked) return <p>{t(messages.ready)}</p>;
  const { at, name } = chatChecked;
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: fair.timeZone,
  }).format(new Date(at));
  return (
    <p>
      {name === null ? t(messages.passed, { day }) : t(messages.passedBy, { name, day })}{' '}
      {t(messages.elsewhere)}
    </p>
  );
}

function Outcome({ tried }: { readonly tried: Tried }) {
  const t = useTranslate();
  if (tried.as === 'passed')
    return (
      <p className={css.works}>
        <Icon name="check" />
        {t(messages.works)}
      </p>
    );
  if (tried.as !== 'silent')
    return (
      <p className={css.wrong}>
        <Icon name="error" />
        {tried.as === 'refused' ? tried.why : t(messages.unreached)}
      </p>
    );
  return (
    <>
      <p className={css.wrong}>
        <Icon name="error" />
        {t(messages.silent)}
      </p>
      <p>{t(messages.silentText)}</p>
      <ul>
        <li>{t(messages.otherNetwork)}</li>
        <li>{t(messages.noBlocker)}</li>
        <li>{t(messages.tellIt, { host: location.host })}</li>
      </ul>
    </>
  );
}
