import { useMemo, useState } from 'react';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Composer, type Refill } from '../composing/composer.tsx';
import { PendingItem } from '../composing/pending-item.tsx';
import { openDrawer } from '../composing/unsent.ts';
import { conversationMessages } from '../conversation/conversation.messages.ts';
import { MessageItem } from '../conversation/message-item.tsx';
import type { Message } from '../conversation/messages.ts';
import { describeName } from '../conversation/speaker.ts';
import type { useConversation } from '../conversation/use-conversation.ts';
import { useLog } from '../conversation/use-log.ts';
import { closingMessages } from '../../booths/closing.messages.ts';
import { MutedNote } from '../exclusions/muted-note.tsx';
import type { ThreadNote } from '../threads/thread-note.ts';
import { NoteForm, NoteItem } from '../threads/thread-notes.tsx';
import { repDeskMessages as messages } from './rep-desk.messages.ts';
import bar from '../threads/thread-list.module.css';
import css from '../conversation/conversation.module.css';

interface DeskQuestionProps {
  readonly question: Message;
  readonly live: ReturnType<typeof useConversation>;
  /** What the team noted about it. */
  readonly notes: readonly ThreadNote[];
  readonly boothId: string;
  readonly college: string;
  readonly zone: string;
  readonly present: Date;
  readonly now: string;
  readonly personKey: string;
  readonly formKey: string;
  readonly mayWrite: boolean;
  readonly isMuted: boolean;
  readonly isClosed: boolean;
  readonly problem: { readonly message: string; readonly typed: string } | null;
}

/** One public message with its answers, and where to write the next one. */
export function DeskQuestion(props: DeskQuestionProps) {
  const { question, live, notes, boothId, college, zone, present, personKey, mayWrite } = props;
  const t = useTranslate();
  const hydrated = useHydrated();
  const [refill, setRefill] = useState<Refill | null>(null);
  // What is typed belongs to this question only.
  const drawer = useMemo(
    () => (hydrated ? openDrawer(`${boothId}.${question.id}`, personKey) : null),
    [hydrated, boothId, question.id, personKey],
  );
  const answers = live.messages.filter((one) => one.answers === question.id);
  const pending = live.pending.filter((one) => one.answers === question.id);
  const shown = [question, ...answers];
  const log = useLog(shown.length + notes.length + pending.length, shown.at(-1), false);
  const name = describeName(t, question);
  const isAnswerable = mayWrite && question.state === 'SHOWN' && question.speaker !== 'REP';
  const item = (message: Message) => (
    <MessageItem
      key={message.id}
      message={message}
      answered={message.answers === question.id ? question : undefined}
      college={college}
      zone={zone}
      present={present}
      isStaff
      mayAct={!props.isMuted}
      answerTo={message.id === question.id && isAnswerable ? '#say-text' : null}
      onAnswer={() => document.getElementById('say-text')?.focus()}
      doAct={(act, id, why) => live.act(act, id, why)}
    />
  );
  return (
    <section id="conversation" className={css.conversation} aria-labelledby="conversation-title">
      <header className={css.head}>
        <h2 id="conversation-title">
          {t(question.speaker === 'REP' ? messages.said : messages.asked, { name })}
        </h2>
        <p>{t(messages.everyone)}</p>
      </header>
      {!props.isMuted && question.speaker !== 'REP' && (
        <div className={bar.bar}>
          <NoteForm about={{ message: question.id }} notes={notes} now={props.now} />
        </div>
      )}
      <div className={css.lost} role="status">
        {live.isLost && (
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
        aria-label={t(messages.answers)}
        tabIndex={0}
        onScroll={log.onScroll}
      >
        <ol className={css.messages} role="list">
          {inOrder(shown, notes).map((one) =>
            'threadId' in one ? (
              <NoteItem
                key={one.id}
                note={one}
                zone={zone}
                present={present}
                mayRemove={!props.isMuted}
              />
            ) : (
              item(one)
            ),
          )}
          {pending.map((one) => (
            <PendingItem
              key={one.key}
              pending={one}
              drop={() => live.drop(one.key)}
              change={() => {
                live.drop(one.key);
                setRefill(one);
              }}
            />
          ))}
        </ol>
      </div>
      {isAnswerable && (
        <Composer
          college={college}
          isOwn
          answering={question}
          refill={refill}
          formKey={props.formKey}
          waiting={null}
          answer={() => undefined}
          stopAnswering={null}
          drawer={drawer}
          send={(unsent) => {
            log.toEnd();
            live.send(unsent);
          }}
          problem={props.problem?.message ?? null}
          typed={props.problem?.typed ?? ''}
        />
      )}
      {(props.isMuted || props.isClosed) && (
        <p className={css.closed}>
          <Icon name="lock" />
          {props.isMuted ? <MutedNote /> : t(closingMessages.refused)}
        </p>
      )}
    </section>
  );
}

/** A question with its answers, and what was noted in between. */
const inOrder = (
  shown: readonly Message[],
  notes: readonly ThreadNote[],
): readonly (Message | ThreadNote)[] =>
  [...shown, ...notes].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
