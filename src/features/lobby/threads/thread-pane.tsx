import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { closingMessages } from '../../booths/closing.messages.ts';
import type { FairPhase } from '../../fairs/fair-phase.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { Composer, type Refill } from '../composing/composer.tsx';
import { PendingItem } from '../composing/pending-item.tsx';
import { openDrawer, type Unsent } from '../composing/unsent.ts';
import { notHeard, useSending } from '../composing/use-sending.ts';
import { conversationMessages } from '../conversation/conversation.messages.ts';
import { useSeenSoon } from '../conversation/in-view.ts';
import { MessageItem, noActs } from '../conversation/message-item.tsx';
import type { Message } from '../conversation/messages.ts';
import { describeName } from '../conversation/speaker.ts';
import { useLog } from '../conversation/use-log.ts';
import { MutedNote } from '../exclusions/muted-note.tsx';
import { PushOffer } from '../push/push-offer.tsx';
import { ReportFlag, ReportForm } from './report-flag.tsx';
import { markRead, sendPrivately, tellTyping } from './thread-calls.ts';
import type { ThreadNote } from './thread-note.ts';
import { NoteItem } from './thread-notes.tsx';
import { privatePath } from './thread.ts';
import { threadMessages as messages } from './threads.messages.ts';
import type { Threads } from './use-threads.ts';
import act from '../desk/message-acts.module.css';
import css from '../conversation/conversation.module.css';

/** What every private view of a booth's page needs. */
export interface PrivateViewProps {
  readonly boothId: string;
  readonly college: string;
  readonly zone: string;
  readonly now: string;
  readonly phase: FairPhase;
  readonly personKey: string;
  readonly formKey: string;
  /** An organizer has muted the reader. */
  readonly isMuted: boolean;
  readonly tabs: ReactNode;
  readonly threads: Threads;
  readonly problem: { readonly message: string; readonly typed: string } | null;
}

interface ThreadPaneProps extends PrivateViewProps {
  readonly isOwn: boolean;
  readonly mayWrite: boolean;
  /** An organizer closed the booth temporarily. */
  readonly isClosed: boolean;
  /** Earlier messages are shown, without JavaScript. */
  readonly before: string | null;
  /** The message that is quoted, without JavaScript. */
  readonly answering: string | null;
  readonly head: ReactNode;
}

/** A private thread: its messages, live, and where to write the next one. */
export function ThreadPane(props: ThreadPaneProps) {
  const { boothId, college, zone, phase, personKey, threads, isOwn, mayWrite, before } = props;
  const { thread, messages: shown } = threads;
  const t = useTranslate();
  const present = useNow(props.now);
  const threadId = thread?.id ?? null;
  const place = isOwn ? `${boothId}.${threadId ?? ''}` : `${boothId}.private`;
  const sending = usePrivateSending(
    place,
    personKey,
    isOwn && threadId ? { threadId } : { boothId },
    threads,
  );
  const { drawer } = sending;
  const pending = notHeard(sending.pending, shown);
  const [answering, setAnswering] = useState(
    () => shown.find(({ id }) => id === props.answering) ?? null,
  );
  const [refill, setRefill] = useState<Refill | null>(null);
  const [hasSent, setHasSent] = useState(false);
  const log = useLog(shown.length + threads.notes.length + pending.length, shown.at(-1), false);
  const byId = new Map(shown.map((one) => [one.id, one]));
  const [first] = shown;
  const student = thread?.student ?? t(conversationMessages.student);
  const query = isOwn && threadId ? { thread: threadId } : {};
  useRead(threadId, shown.at(-1)?.id ?? null, before === null && (thread?.unread ?? 0) > 0);

  const onType = useTellTyping(threadId);
  const flag = thread && <ReportFlag isReported={thread.isReported} />;
  return (
    <section id="conversation" className={css.conversation} aria-labelledby="conversation-title">
      {props.tabs}
      {props.head}
      <div className={css.lost} role="status">
        {threads.isLost && (
          <p>
            <Icon name="warning" />
            <span>
              <strong>{t(conversationMessages.lost)}</strong> {t(conversationMessages.lostText)}
            </span>
          </p>
        )}
      </div>
      <div
        ref={log.ref}
        className={css.log}
        role="log"
        aria-label={t(messages.log)}
        aria-busy={threads.isLoading}
        tabIndex={0}
        onScroll={log.onScroll}
      >
        {first && threads.hasEarlier && (
          <p className={css.earlier}>
            <Link
              to={privatePath({ ...query, before: first.id })}
              className={css.pill}
              onClick={(event) => {
                event.preventDefault();
                log.keepPlace();
                void threads.loadEarlier();
              }}
            >
              {t(threads.isLoading ? conversationMessages.loading : conversationMessages.earlier)}
            </Link>
          </p>
        )}
        {shown.length + pending.length === 0 && <p className={css.empty}>{t(messages.empty)}</p>}
        <ol className={css.messages} role="list">
          {inOrder(shown, threads.notes, threads.hasEarlier, before !== null).map((one) =>
            'threadId' in one ? (
              <NoteItem
                key={one.id}
                note={one}
                zone={zone}
                present={present}
                mayRemove={!props.isMuted}
              />
            ) : (
              messageItem(one)
            ),
          )}
          {pending.map((one) => (
            <PendingItem
              key={one.key}
              pending={one}
              drop={() => sending.drop(one.key)}
              change={() => {
                sending.drop(one.key);
                setRefill(one);
                setAnswering((now) => now ?? byId.get(one.answers ?? '') ?? null);
              }}
            />
          ))}
        </ol>
        {hasSent && <PushOffer />}
        {before !== null && (
          <p className={css.earlier}>
            <Link to={privatePath(query)} className={css.pill}>
              {t(conversationMessages.latest)}
            </Link>
          </p>
        )}
      </div>
      {log.unseen > 0 && (
        <p className={css.newer}>
          <Button size="small" onClick={log.toEnd}>
            {t(conversationMessages.newer, { n: log.unseen })}
          </Button>
        </p>
      )}
      {mayWrite && (
        // Not announced: it would interrupt a screen reader every few seconds.
        <p className={css.typing}>
          {threads.isTyping && (
            <>
              <span aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              {isOwn
                ? t(messages.studentTypes, { name: student })
                : t(messages.collegeTypes, { college })}
            </>
          )}
        </p>
      )}
      {thread && <ReportForm threadId={thread.id} isOwn={isOwn} />}
      {mayWrite ? (
        <Composer
          college={college}
          isOwn={isOwn}
          answering={answering}
          refill={refill}
          formKey={props.formKey}
          waiting={null}
          answer={setAnswering}
          stopAnswering={() => setAnswering(null)}
          drawer={drawer}
          send={(unsent) => {
            log.toEnd();
            sending.send(unsent);
            setHasSent(!isOwn);
          }}
          problem={props.problem?.message ?? null}
          typed={props.problem?.typed ?? ''}
          privately={{
            threadId,
            flag,
            onType,
            label: isOwn
              ? t(messages.labelToStudent, { name: student })
              : t(messages.label, { college }),
          }}
        />
      ) : (
        <div className={css.closed}>
          {flag}
          <p>
            <Icon name="lock" /> {props.isMuted ? <MutedNote /> : describeClosed()}
          </p>
        </div>
      )}
    </section>
  );

  function messageItem(message: Message): ReactNode {
    return (
      <MessageItem
        key={message.id}
        message={message}
        college={college}
        zone={zone}
        present={present}
        isStaff={false}
        answered={message.answers === null ? undefined : byId.get(message.answers)}
        answerTo={null}
        onAnswer={setAnswering}
        doAct={noActs}
        below={mayWrite && !message.isMine && replyTo(message)}
      />
    );
  }

  function replyTo(message: Message): ReactNode {
    const name = describeName(t, message);
    return (
      <div className={act.acts}>
        <a
          href={privatePath({ ...query, answering: message.id })}
          className={act.act}
          aria-label={t(messages.replyTo, { name })}
          onClick={(event) => {
            event.preventDefault();
            setAnswering(message);
          }}
        >
          {t(messages.reply)}
        </a>
      </div>
    );
  }

  function describeClosed(): string {
    if (props.isClosed) return t(closingMessages.refused);
    if (phase !== 'ended') return t(messages.notYet, { college });
    return t(thread ? messages.closed : messages.over, { college });
  }
}

/** Messages and notes by time; notes before the messages that are shown wait with those. */
function inOrder(
  shown: readonly Message[],
  notes: readonly ThreadNote[],
  hasEarlier: boolean,
  hasLater: boolean,
): readonly (Message | ThreadNote)[] {
  const from = hasEarlier ? (shown[0]?.createdAt ?? '') : '';
  const to = hasLater ? (shown.at(-1)?.createdAt ?? '') : '\uffff';
  const among = notes.filter(({ createdAt }) => createdAt >= from && createdAt <= to);
  return [...shown, ...among].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** Milliseconds between two signals that someone is typing; the server drops what comes sooner. */
const pace = 3_100;

/** Tells the other side, now and then, that the reader is typing. */
function useTellTyping(threadId: string | null) {
  const last = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (threadId === null || now - last.current < pace) return;
    last.current = now;
    void tellTyping(threadId);
  }, [threadId]);
}

/** Sends what is written in a thread, until each message has arrived or was rejected. */
function usePrivateSending(
  place: string,
  personKey: string,
  to: Parameters<typeof sendPrivately>[0],
  { arrived }: Threads,
) {
  const hydrated = useHydrated();
  const drawer = useMemo(
    () => (hydrated ? openDrawer(place, personKey) : null),
    [hydrated, place, personKey],
  );
  const [name, id] = 'threadId' in to ? ['threadId', to.threadId] : ['boothId', to.boothId];
  const deliver = useCallback(
    (unsent: Unsent) =>
      sendPrivately(name === 'threadId' ? { threadId: id } : { boothId: id }, unsent),
    [name, id],
  );
  const arrivedThere = useCallback(
    (message: Message) => arrived(name === 'threadId' ? id : null, message),
    [arrived, name, id],
  );
  return { drawer, ...useSending(deliver, drawer, arrivedThere) };
}

/** Tells that a thread is read up to its last message, once it is in view. */
function useRead(threadId: string | null, last: string | null, isUnread: boolean): void {
  const tell = useCallback(
    (upTo: string) => {
      if (threadId !== null) void markRead(threadId, upTo);
    },
    [threadId],
  );
  useSeenSoon(isUnread ? last : null, tell);
}
