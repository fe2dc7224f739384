import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FairPhase } from '../../fairs/fair-phase.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { conversationWords as said } from '../conversation.words.ts';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';
import {
  isAmong,
  type Message,
  type MessagePage,
  type Room,
  type ShownMessages,
} from './messages.ts';
import { PendingItem } from './pending-item.tsx';
import { useConversation } from './use-conversation.ts';
import css from './conversation.module.css';

interface ConversationProps {
  readonly boothId: string;
  readonly personKey: string;
  readonly college: string;
  readonly zone: string;
  readonly now: string;
  readonly phase: FairPhase;
  readonly voice: 'WHILE_LIVE' | 'ALWAYS' | 'NEVER';
  readonly isOwn: boolean;
  readonly isStaff: boolean;
  readonly page: MessagePage & { readonly cursor: string };
  /** Somebody looks through the pages before this message, without JavaScript. */
  readonly before: string | null;
  readonly show: ShownMessages;
  /** Of the question that a rep answers without JavaScript. */
  readonly answering: string | null;
  readonly formKey: string;
  readonly onRoom: (room: Room) => void;
  readonly problem: { readonly message: string; readonly typed: string } | null;
}

const filters = [
  ['ALL', said.all],
  ['TO_ANSWER', said.toAnswer],
  ['HELD', said.held],
] as const;

/** The public conversation of a booth: what was said, what is being said, and where to say something. */
export function Conversation(props: ConversationProps) {
  const { college, zone, now, phase, voice, isOwn, isStaff, page, before, show } = props;
  const say = useSay();
  const live = useConversation({ ...props, follows: before === null });
  const shown = live.messages.filter((one) => isAmong(show, one));
  const [answering, setAnswering] = useState(
    () => page.messages.find(({ id }) => id === props.answering) ?? null,
  );
  const [refill, setRefill] = useState<{ readonly text: string } | null>(null);
  const log = useLog(shown.length + live.pending.length, shown.at(-1));
  const writes = voice === 'ALWAYS' || (voice === 'WHILE_LIVE' && phase === 'live');
  const byId = new Map(live.messages.map((one) => [one.id, one]));
  const [first] = shown;

  return (
    <section id="conversation" className={css.conversation} aria-labelledby="conversation-title">
      <header className={css.head}>
        <h2 id="conversation-title">
          {isOwn ? say(said.titleForReps) : say(said.title, { college })}
        </h2>
        <p>{say(isStaff ? said.leadForReps : said.lead)}</p>
        {isStaff && (
          <nav aria-label={say(said.show)} className={css.filters}>
            {filters.map(([value, label]) => (
              <Link
                key={value}
                to={value === 'ALL' ? '?#conversation' : `?show=${value}#conversation`}
                preventScrollReset
                aria-current={value === show ? 'true' : undefined}
              >
                {say(label)}
              </Link>
            ))}
          </nav>
        )}
      </header>
      <div className={css.lost} role="status">
        {live.isLost && (
          <p>
            <Icon name="warning" />
            <span>
              <strong>{say(said.lost)}</strong> {say(said.lostText)}
            </span>
          </p>
        )}
      </div>
      <div
        ref={log.ref}
        className={css.log}
        role="log"
        aria-label={say(said.log)}
        aria-busy={live.isLoading}
        tabIndex={0}
        onScroll={log.onScroll}
      >
        {first && live.hasEarlier && show === 'ALL' && (
          <p className={css.earlier}>
            <Link
              to={`?before=${first.id}#conversation`}
              className={css.pill}
              onClick={(event) => {
                event.preventDefault();
                log.keepPlace();
                void live.loadEarlier();
              }}
            >
              {say(live.isLoading ? said.loading : said.earlier)}
            </Link>
          </p>
        )}
        {shown.length + live.pending.length === 0 && <p className={css.empty}>{sayEmpty()}</p>}
        <ol className={css.messages} role="list">
          {shown.map((message) => (
            <MessageItem
              key={message.id}
              {...{ message, college, zone, now, isStaff }}
              answered={message.answers === null ? undefined : byId.get(message.answers)}
              answerTo={isOwn ? `?answering=${message.id}#conversation` : null}
              onAnswer={setAnswering}
            />
          ))}
          {live.pending.map((one) => (
            <PendingItem
              key={one.key}
              pending={one}
              drop={() => live.drop(one.key)}
              change={() => {
                live.drop(one.key);
                setRefill({ text: one.text });
              }}
            />
          ))}
        </ol>
        {before !== null && (
          <p className={css.earlier}>
            <Link to="?#conversation" className={css.pill}>
              {say(said.latest)}
            </Link>
          </p>
        )}
      </div>
      {log.unseen > 0 && (
        <p className={css.newer}>
          <Button size="small" onClick={log.toEnd}>
            {say(said.newer, { n: log.unseen })}
          </Button>
        </p>
      )}
      {writes ? (
        <>
          {isOwn && phase === 'ended' && <p className={css.closed}>{say(said.overForReps)}</p>}
          <Composer
            {...{ college, isOwn, answering, refill }}
            formKey={props.formKey}
            stopAnswering={() => setAnswering(null)}
            drawer={live.drawer}
            send={(unsent) => {
              log.toEnd();
              live.send(unsent);
            }}
            problem={props.problem?.message ?? null}
            typed={props.problem?.typed ?? ''}
          />
        </>
      ) : (
        <p className={classNames(css.closed)}>
          <Icon name="lock" />
          {sayClosed()}
        </p>
      )}
    </section>
  );

  function sayEmpty(): string {
    if (show !== 'ALL') return say(show === 'HELD' ? said.emptyHeld : said.emptyToAnswer);
    return say(isStaff ? said.emptyForReps : said.empty);
  }

  function sayClosed(): string {
    if (voice === 'NEVER') return say(said.looksOn, { college });
    return say(phase === 'ended' || phase === 'cancelled' ? said.over : said.notYet);
  }
}

/** Keeps the end of the log in sight for whoever is there, and everybody else where they read. */
function useLog(count: number, last: Message | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const kept = useRef<number | null>(null);
  const [unseen, setUnseen] = useState(0);
  const newest = useRef(last?.id);
  const toEnd = () => {
    const element = ref.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    setUnseen(0);
  };
  useEffect(() => {
    toEnd();
  }, []);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (kept.current !== null) {
      element.scrollTop += element.scrollHeight - kept.current;
      kept.current = null;
    } else if (atEnd.current) element.scrollTop = element.scrollHeight;
    else if (newest.current !== last?.id) setUnseen((n) => n + 1);
    newest.current = last?.id;
  }, [count, last?.id]);
  return {
    ref,
    unseen,
    toEnd,
    keepPlace() {
      kept.current = ref.current?.scrollHeight ?? null;
      atEnd.current = false;
    },
    onScroll: () => {
      const element = ref.current;
      if (!element) return;
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 48;
      if (atEnd.current) setUnseen(0);
    },
  };
}
