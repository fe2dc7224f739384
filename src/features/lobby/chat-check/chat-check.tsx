import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { chatCheckMessages as messages } from './chat-check.messages.ts';
import type { BoothView } from '../booth-page/booth-view.ts';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';
import css from './chat-check.module.css';
import { subscribe } from '../../../platform/pages/live.ts';
import { boothNews, callServer } from '../booth-news/booth-calls.ts';

/** The result of the chat test: `silent` if the word did not arrive over the connection. */
type Tried =
  | { readonly as: 'passed' | 'silent' | 'unreached' }
  | { readonly as: 'refused'; readonly why: string };

/** How a test reaches the site. */
export interface ChatWays {
  readonly call: typeof callServer;
  readonly follow: typeof followWords;
}

const ways: ChatWays = { call: callServer, follow: followWords };

/** Milliseconds in which a word arrives over a good connection, even a slow one. */
const timeLimit = 20_000;

/**
 * Tests the conversation's connection: the site sends a word over it, and a mutation returns it.
 * Never throws.
 */
export async function tryChat(
  boothId: string,
  signal: AbortSignal,
  { call, follow }: ChatWays = ways,
): Promise<Tried> {
  try {
    const begun = await call<{
      readonly it: { readonly id: string; readonly cursor: string };
    }>('mutation ($boothId: ID!) { it: startChatCheck(boothId: $boothId) { id cursor } }', {
      boothId,
    });
    if (!begun.data) return refused(begun);
    const { id, cursor } = begun.data.it;
    const word = await new Promise<string | null>((resolve) => {
      const end = (received: string | null) => {
        clearTimeout(timer);
        leave();
        resolve(received);
      };
      const leave = follow(boothId, cursor, (check) => {
        if (check.id === id) end(check.word);
      });
      const timer = setTimeout(() => end(null), timeLimit);
      signal.addEventListener('abort', () => end(null), { once: true });
    });
    if (word === null) return { as: 'silent' };
    const passed = await call<{ readonly it: boolean }>(
      'mutation ($boothId: ID!, $word: String!) { it: passChatCheck(boothId: $boothId, word: $word) }',
      { boothId, word },
    );
    return passed.data ? { as: 'passed' } : refused(passed);
  } catch {
    return { as: 'unreached' };
  }
}

/** Follows the words of a booth's chat checks, from a cursor. */
function followWords(
  boothId: string,
  after: string,
  hear: (check: { readonly id: string; readonly word: string }) => void,
): () => void {
  return subscribe({
    document: boothNews,
    variables: { boothId },
    after,
    next({ onBoothNews: news }) {
      if (news?.chatCheck) hear(news.chatCheck);
    },
    refresh: () => undefined,
  });
}

function refused({ errors }: Awaited<ReturnType<typeof callServer>>): Tried {
  const why = errors?.[0]?.message;
  return why === undefined ? { as: 'unreached' } : { as: 'refused', why };
}

interface ChatCheckProps {
  readonly booth: BoothView;
  readonly isLive: boolean;
}

/**
 * Where a rep tests whether messages arrive, at their own booth. A passed test is one line, which is
 * gone while the fair is live: the conversation itself then says when the connection is lost.
 */
export function ChatCheck({ booth, isLive }: ChatCheckProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const refresh = useRefresh();
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
    if (outcome.as === 'passed') refresh();
  }

  if (chatReady && isLive && tried === null && !isTrying) return null;
  return (
    <section
      id="chat-check"
      data-side="about"
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
              kind={chatReady ? 'quiet' : 'primary'}
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
  return <p>{name === null ? t(messages.passed, { day }) : t(messages.passedBy, { name, day })}</p>;
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
