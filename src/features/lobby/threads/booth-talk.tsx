import { Form, Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { isFormProblem } from '../../../ui/forms/form-problem.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { conversationMessages } from '../conversation/conversation.messages.ts';
import type { Room } from '../conversation/messages.ts';
import type { Talk } from './load-talk.ts';
import { TalkTabs } from './talk-tabs.tsx';
import { NoteForm } from './thread-notes.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadPane, type PrivateViewProps } from './thread-pane.tsx';
import { privatePath, type PrivateThread } from './thread.ts';
import { threadMessages as messages } from './threads.messages.ts';
import { useBoothRound } from './use-booth-round.ts';
import { useThreads } from './use-threads.ts';
import conversation from '../conversation/conversation.module.css';
import css from './thread-list.module.css';

interface BoothTalkProps extends Omit<PrivateViewProps, 'tabs' | 'threads' | 'problem'> {
  readonly talk: Talk | null;
  readonly isClosed: boolean;
  /** Where the public conversation continues; its page was read with this one. */
  readonly cursor: string;
  readonly onRoom: (room: Room) => void;
  readonly actionData: unknown;
  /** The booth's public conversation, below the way to what is private. */
  readonly children: (tabs: ReactNode) => ReactNode;
}

/** The conversations of a booth: the public one, or what is private. */
export function BoothTalk(props: BoothTalkProps) {
  const { talk, boothId, children } = props;
  const threads = useThreads(boothId, talk);
  if (!talk) return children(null);
  const unread = talk.as === 'rep' ? (threads.counts?.unread ?? 0) : (threads.thread?.unread ?? 0);
  const tabs = <TalkTabs isPrivate={talk.isPrivate} unread={unread} />;
  if (!talk.isPrivate) return children(tabs);
  return <PrivateSide {...props} talk={talk} tabs={tabs} threads={threads} />;
}

interface PrivateSideProps extends BoothTalkProps, Pick<PrivateViewProps, 'tabs' | 'threads'> {
  readonly talk: Talk;
}

function PrivateSide(props: PrivateSideProps) {
  const { talk, boothId, college, cursor, onRoom, phase, isClosed, isMuted, actionData, threads } =
    props;
  useBoothRound(boothId, cursor, onRoom);
  const t = useTranslate();
  const problem =
    isFormProblem(actionData) && actionData.intent === 'write-privately'
      ? {
          message: actionData.fields['text'] ?? actionData.message ?? '',
          typed: actionData.typed['text']?.[0] ?? '',
        }
      : null;
  const { page, before, answering } = talk;
  const isRep = talk.as === 'rep';
  if (isRep && (!page || !threads.thread))
    return (
      <ThreadList
        {...props}
        problem={problem}
        show={talk.show}
        hasMore={talk.inbox.hasMore}
        isGone={talk.isGone || page !== null}
      />
    );
  return (
    <ThreadPane
      key={`${isRep ? (threads.thread?.id ?? '') : ''} ${before ?? ''}`}
      {...props}
      problem={problem}
      isOwn={isRep}
      mayWrite={!isClosed && !isMuted && (page?.mayWrite === true || phase === 'live')}
      before={before}
      answering={answering}
      head={
        isRep ? (
          <ThreadHead
            talk={talk}
            threads={threads}
            back={privatePath()}
            now={props.now}
            isMuted={isMuted}
          />
        ) : (
          ownHead()
        )
      }
    />
  );

  function ownHead() {
    return (
      <header className={conversation.head}>
        <h2 id="conversation-title">{t(messages.title, { college })}</h2>
        <p>{t(messages.lead, { college })}</p>
      </header>
    );
  }
}

interface ThreadHeadProps extends Pick<PrivateViewProps, 'threads' | 'now' | 'isMuted'> {
  /** Leads to all threads; null where they are listed beside it. */
  readonly back: string | null;
  readonly talk: Extract<Talk, { readonly as: 'rep' }>;
}

/** Whose thread a rep reads, and who of the team answers it. */
export function ThreadHead({ talk, threads, back, now, isMuted }: ThreadHeadProps) {
  const t = useTranslate();
  const { thread } = threads;
  if (!thread) return null;
  const name = thread.student ?? t(conversationMessages.student);
  const { team } = talk.inbox;
  const claimed = team.find((one) => one.name === thread.claimedName);
  const place = (
    <>
      <input type="hidden" name="thread" value={thread.id} />
      <input type="hidden" name="rep" value="1" />
    </>
  );
  return (
    <>
      <header className={classNames(conversation.head, css.person)}>
        {back !== null && (
          <Link to={back} preventScrollReset className={css.back}>
            <Icon name="arrow-left" label={t(messages.back)} />
          </Link>
        )}
        <h2 id="conversation-title" className={css.name}>
          {name}
        </h2>
        <p className={css.readers}>{t(messages.leadForReps, { name })}</p>
      </header>
      {isMuted ? (
        <p className={css.bar}>{describeClaim(t, thread)}</p>
      ) : (
        <div className={css.bar}>
          <details key={thread.claimedName} className={css.claim}>
            <summary>
              <span>{describeClaim(t, thread)}</span>
              <Icon name="chevron-down" />
            </summary>
            <Form method="post" preventScrollReset className={css.assign}>
              {place}
              <label htmlFor="thread-to">{t(messages.assign)}</label>
              <select id="thread-to" name="to" defaultValue={claimed?.id ?? ''}>
                <option value="">{t(messages.anyone)}</option>
                {team.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.isMe ? t(messages.me, { name: one.name }) : one.name}
                  </option>
                ))}
              </select>
              <Button type="submit" name="intent" value="claim-thread" kind="line" size="small">
                {t(messages.assignNow)}
              </Button>
            </Form>
          </details>
          <NoteForm about={{ thread: thread.id }} notes={threads.notes} now={now} />
          {thread.waitsSince !== null && (
            <Form method="post" preventScrollReset>
              {place}
              <Button type="submit" name="intent" value="finish-thread" kind="line" size="small">
                {t(messages.finish)}
              </Button>
            </Form>
          )}
        </div>
      )}
    </>
  );
}

function describeClaim(t: Translate, { isMine, claimedName }: PrivateThread): string {
  if (isMine) return t(messages.claimedByMe);
  return claimedName === null
    ? t(messages.unclaimed)
    : t(messages.claimedBy, { name: claimedName });
}
