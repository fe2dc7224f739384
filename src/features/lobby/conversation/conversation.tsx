import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { closingMessages } from '../../booths/closing.messages.ts';
import type { FairPhase } from '../../fairs/fair-phase.ts';
import { useNow } from '../../../ui/time/clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { conversationMessages as messages } from './conversation.messages.ts';
import { deskMessages } from '../desk/desk.messages.ts';
import { Composer, type Refill } from '../composing/composer.tsx';
import { DeskHead, showPath } from '../desk/desk-head.tsx';
import { MutedNote } from '../exclusions/muted-note.tsx';
import { ReportMessage } from '../message-reports/report-message.tsx';
import { PushOffer } from '../push/push-offer.tsx';
import { MessageItem } from './message-item.tsx';
import {
  isAmong,
  waits,
  type Desk,
  type MessagePage,
  type News,
  type Room,
  type ShownMessages,
} from './messages.ts';
import { PendingItem } from '../composing/pending-item.tsx';
import { useConversation } from './use-conversation.ts';
import { useLog } from './use-log.ts';
import css from './conversation.module.css';

interface ConversationProps {
  /** Leads to the private thread; null where there is none. */
  readonly tabs: ReactNode;
  readonly boothId: string;
  readonly personKey: string;
  readonly college: string;
  readonly zone: string;
  readonly now: string;
  readonly phase: FairPhase;
  readonly voice: 'WHILE_LIVE' | 'ALWAYS' | 'NEVER' | 'MUTED';
  /** An organizer closed the booth temporarily. */
  readonly isClosed: boolean;
  readonly isOwn: boolean;
  readonly isStaff: boolean;
  readonly page: MessagePage & {
    readonly cursor: string;
    readonly desk: Desk | null;
    readonly hasLater: boolean;
  };
  /** The reader is viewing pages before this message, without JavaScript. */
  readonly before: string | null;
  /** A rep has moved on to the queue after this message. */
  readonly after: string | null;
  readonly show: ShownMessages;
  /** The question that a rep answers without JavaScript. */
  readonly answering: string | null;
  readonly formKey: string;
  readonly onRoom: (room: Room) => void;
  readonly onHeard: (news: Pick<News, 'message' | 'gone'>) => void;
  readonly onDesk: (desk: Desk | null) => void;
  readonly problem: { readonly message: string; readonly typed: string } | null;
}

const empty = {
  TO_ANSWER: deskMessages.emptyToAnswer,
  HELD: deskMessages.emptyHeld,
  HIDDEN: deskMessages.emptyHidden,
} as const;

/** A booth's public conversation: its messages, live, and where to write one. */
export function Conversation(props: ConversationProps) {
  const { college, zone, now, phase, voice, isOwn, isStaff, page, before, show } = props;
  const t = useTranslate();
  const live = useConversation({ ...props, follows: before === null });
  // A message just handled stays in its position, to allow undo.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const shown = live.messages.filter((one) => isAmong(show, one) || touched.has(one.id));
  const isQueue = show === 'TO_ANSWER' || show === 'HELD';
  const present = useNow(now);
  const [answering, setAnswering] = useState(
    () => page.messages.find(({ id }) => id === props.answering) ?? null,
  );
  const [refill, setRefill] = useState<Refill | null>(null);
  const [hasSent, setHasSent] = useState(false);
  const log = useLog(shown.length + live.pending.length, shown.at(-1), isQueue);
  const writes = voice === 'ALWAYS' || (voice === 'WHILE_LIVE' && phase === 'live');
  const byId = new Map(live.messages.map((one) => [one.id, one]));
  const [first] = shown;
  // Newly arrived messages come after those still to be reviewed.
  const next = page.messages.at(-1);
  const behind = behindThese();

  return (
    <section id="conversation" className={css.conversation} aria-labelledby="conversation-title">
      {props.tabs}
      <header className={css.head}>
        <h2 id="conversation-title">
          {isOwn ? t(messages.titleForReps) : t(messages.title, { college })}
        </h2>
        <p className={css.lead}>
          {t(isStaff ? messages.leadForReps : messages.lead)}
          {!isStaff && <span> {t(messages.names)}</span>}
        </p>
        {live.desk && <DeskHead show={show} present={present} desk={live.desk} />}
      </header>
      <div className={css.lost} role="status">
        {live.isLost && (
          <p>
            <Icon name="warning" />
            <span>
              <strong>{t(messages.lost)}</strong> {t(messages.lostText)}
            </span>
          </p>
        )}
      </div>
      <div
        ref={log.ref}
        className={css.log}
        role="log"
        aria-label={t(messages.log)}
        aria-busy={live.isLoading}
        tabIndex={0}
        onScroll={log.onScroll}
      >
        {first && live.hasEarlier && !isQueue && (
          <p className={css.earlier}>
            <Link
              to={showPath(show, { before: first.id })}
              className={css.pill}
              onClick={(event) => {
                event.preventDefault();
                log.keepPlace();
                void live.loadEarlier();
              }}
            >
              {t(live.isLoading ? messages.loading : messages.earlier)}
            </Link>
          </p>
        )}
        {shown.length + live.pending.length + behind === 0 && (
          <p className={css.empty}>{describeEmpty()}</p>
        )}
        <ol className={css.messages} role="list">
          {shown.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              college={college}
              zone={zone}
              present={present}
              isStaff={isStaff}
              answered={message.answers === null ? undefined : byId.get(message.answers)}
              answerTo={isOwn ? `?answering=${message.id}#conversation` : null}
              onAnswer={setAnswering}
              menu={
                !isStaff && !message.isMine && message.state === 'SHOWN' ? (
                  <ReportMessage id={message.id} />
                ) : null
              }
              doAct={(act, id, why) => {
                setTouched((before) => new Set(before).add(id));
                return live.act(act, id, why);
              }}
            />
          ))}
          {live.pending.map((one) => (
            <PendingItem
              key={one.key}
              pending={one}
              drop={() => live.drop(one.key)}
              change={() => {
                live.drop(one.key);
                setRefill(one);
                const question = byId.get(one.answers ?? '');
                // An answer already in progress continues.
                if (question?.state === 'SHOWN') setAnswering((now) => now ?? question);
              }}
            />
          ))}
        </ol>
        {hasSent && <PushOffer />}
        {behind > 0 && (
          <p className={css.more}>
            {t(props.after === null ? deskMessages.more : deskMessages.moreInAll, { n: behind })}
            {next && page.hasLater && (
              <Link to={showPath(show, { after: next.id })} className={css.pill} preventScrollReset>
                {t(deskMessages.moreNext)}
              </Link>
            )}
            <Link to={showPath(show)} className={css.pill} preventScrollReset>
              {t(deskMessages.moreHere)}
            </Link>
          </p>
        )}
        {before !== null && (
          <p className={css.earlier}>
            <Link to={showPath(show)} className={css.pill}>
              {t(messages.latest)}
            </Link>
          </p>
        )}
      </div>
      {log.unseen > 0 && (
        <p className={css.newer}>
          <Button size="small" onClick={log.toEnd}>
            {t(messages.newer, { n: log.unseen })}
          </Button>
        </p>
      )}
      {writes ? (
        <>
          {isOwn && phase === 'ended' && <p className={css.closed}>{t(messages.overForReps)}</p>}
          <Composer
            college={college}
            isOwn={isOwn}
            answering={answering}
            refill={refill}
            formKey={props.formKey}
            waiting={live.messages.filter(waits)}
            answer={setAnswering}
            stopAnswering={() => setAnswering(null)}
            drawer={live.drawer}
            send={(unsent) => {
              log.toEnd();
              live.send(unsent);
              setHasSent(!isStaff);
            }}
            problem={props.problem?.message ?? null}
            typed={props.problem?.typed ?? ''}
          />
        </>
      ) : (
        <p className={classNames(css.closed)}>
          <Icon name="lock" />
          {voice === 'MUTED' ? <MutedNote /> : describeClosed()}
        </p>
      )}
    </section>
  );

  function describeEmpty(): string {
    if (show !== 'ALL') return t(empty[show]);
    return t(isStaff ? messages.emptyForReps : messages.empty);
  }

  /** The number of waiting messages beyond these: the list has a maximum length. */
  function behindThese(): number {
    if (live.desk === null || !isQueue) return 0;
    const all = show === 'HELD' ? live.desk.held : live.desk.toAnswer;
    return Math.max(0, all - shown.filter((one) => isAmong(show, one)).length);
  }

  function describeClosed(): string {
    if (props.isClosed) return t(closingMessages.refused);
    if (voice === 'NEVER') return t(messages.looksOn, { college });
    return t(phase === 'ended' || phase === 'cancelled' ? messages.over : messages.notYet);
  }
}
