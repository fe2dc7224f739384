import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { chatCheckWords as said } from '../chat-check.words.ts';
import type { BoothView } from './booth-view.ts';
import { tryChat, type Tried } from './try-chat.ts';
import css from './chat-check.module.css';

/** Where a rep finds out before the fair whether messages will arrive, on the own booth. */
export function ChatCheck({ booth }: { readonly booth: BoothView }) {
  const say = useSay();
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
        <h2 id="chat-check-title">{say(chatReady ? said.readyTitle : said.title)}</h2>
        {chatReady ? <Passed booth={booth} /> : <p>{say(said.lead)}</p>}
        {hydrated ? (
          <p className={css.act}>
            <Button
              kind={chatReady ? 'line' : 'primary'}
              size="small"
              pending={isTrying && say(said.trying)}
              onClick={() => void tryIt()}
            >
              {say(chatReady ? said.tryAgain : said.tryIt)}
            </Button>
          </p>
        ) : (
          <p className={css.act}>{say(said.needsScript)}</p>
        )}
        <div role="status">{tried && <Outcome tried={tried} />}</div>
      </div>
    </section>
  );
}

function Passed({ booth: { chatChecked, fair } }: { readonly booth: BoothView }) {
  const say = useSay();
  const locale = useLocale();
  if (!chatChecked) return <p>{say(said.ready)}</p>;
  const { at, name } = chatChecked;
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: fair.timeZone,
  }).format(new Date(at));
  return (
    <p>
      {name === null ? say(said.passed, { day }) : say(said.passedBy, { name, day })}{' '}
      {say(said.elsewhere)}
    </p>
  );
}

function Outcome({ tried }: { readonly tried: Tried }) {
  const say = useSay();
  if (tried.as === 'passed')
    return (
      <p className={css.works}>
        <Icon name="check" />
        {say(said.works)}
      </p>
    );
  if (tried.as !== 'silent')
    return (
      <p className={css.wrong}>
        <Icon name="error" />
        {tried.as === 'refused' ? tried.why : say(said.unreached)}
      </p>
    );
  return (
    <>
      <p className={css.wrong}>
        <Icon name="error" />
        {say(said.silent)}
      </p>
      <p>{say(said.silentText)}</p>
      <ul>
        <li>{say(said.otherNetwork)}</li>
        <li>{say(said.noBlocker)}</li>
        <li>{say(said.tellIt, { host: location.host })}</li>
      </ul>
    </>
  );
}
