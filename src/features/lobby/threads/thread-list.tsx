import { Link } from 'react-router';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { conversationMessages } from '../conversation/conversation.messages.ts';
import { formatWaited } from '../desk/waited.ts';
import type { PrivateViewProps } from './thread-pane.tsx';
import { privatePath, type PrivateThread, type ShownThreads } from './thread.ts';
import { threadMessages as messages } from './threads.messages.ts';
import desk from '../desk/desk-head.module.css';
import conversation from '../conversation/conversation.module.css';
import css from './thread-list.module.css';

const filters = [
  ['ALL', messages.all, null],
  ['OPEN', messages.open, 'open'],
  ['MINE', messages.mine, 'mine'],
  ['DONE', messages.done, null],
] as const;

const empty = {
  ALL: messages.emptyAll,
  OPEN: messages.emptyOpen,
  MINE: messages.emptyMine,
  DONE: messages.emptyDone,
} as const;

interface ThreadListProps extends PrivateViewProps {
  readonly show: ShownThreads;
  readonly hasMore: boolean;
  readonly isGone: boolean;
}

/** The private threads of a booth, for the reps who share them. */
export function ThreadList({ threads: live, show, hasMore, isGone, tabs, now }: ThreadListProps) {
  const t = useTranslate();
  const present = useNow(now);
  const { threads, counts } = live;
  const waited = counts?.oldestAt ? formatWaited(t, counts.oldestAt, present) : '';
  const last = threads.at(-1);
  return (
    <section
      id="conversation"
      className={conversation.conversation}
      aria-labelledby="conversation-title"
    >
      {tabs}
      <header className={conversation.head}>
        <h2 id="conversation-title">{t(messages.inbox)}</h2>
        <p>{t(messages.inboxLead)}</p>
        <p className={desk.sum}>{t(messages.inboxWait, { n: counts?.open ?? 0, time: waited })}</p>
        <nav aria-label={t(messages.show)} className={desk.filters}>
          {filters.map(([value, label, count]) => (
            <Link
              key={value}
              to={privatePath(value === 'ALL' ? {} : { show: value })}
              preventScrollReset
              aria-current={value === show ? 'true' : undefined}
            >
              {t(label)}
              {count !== null && counts && counts[count] > 0 && (
                <>
                  {' '}
                  <b className={desk.count}>{counts[count]}</b>
                </>
              )}
            </Link>
          ))}
        </nav>
      </header>
      <div className={css.scroll} role="region" aria-label={t(messages.list)} tabIndex={0}>
        {isGone && (
          <p className={conversation.empty} role="status">
            {t(messages.gone)}
          </p>
        )}
        {threads.length === 0 ? (
          <p className={conversation.empty}>{t(empty[show])}</p>
        ) : (
          <ul role="list" className={css.threads}>
            {threads.map((thread) => (
              <ThreadEntry key={thread.id} thread={thread} present={present} />
            ))}
          </ul>
        )}
        {hasMore && last && (
          <p className={conversation.earlier}>
            <Link
              to={privatePath({ ...(show === 'ALL' ? {} : { show }), after: last.id })}
              className={conversation.pill}
              preventScrollReset
            >
              {t(messages.more)}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

interface ThreadEntryProps {
  readonly thread: PrivateThread;
  readonly present: Date;
}

function ThreadEntry({ thread, present }: ThreadEntryProps) {
  const t = useTranslate();
  const { id, student, unread, lastText, lastByStudent, waitsSince, claimedName, isMine } = thread;
  return (
    <li className={classNames(unread > 0 && css.unread)}>
      <Link to={privatePath({ thread: id })} preventScrollReset className={css.thread}>
        <span className={css.who}>
          <strong>{student ?? t(conversationMessages.student)}</strong>
          {unread > 0 && <b className={css.new}>{t(messages.unread, { n: unread })}</b>}
          {isMine ? (
            <span>{t(messages.claimedByMe)}</span>
          ) : (
            claimedName !== null && <span>{t(messages.claimedBy, { name: claimedName })}</span>
          )}
        </span>
        <span className={css.text} dir="auto">
          {describeLast()}
        </span>
        {waitsSince !== null && (
          <span className={css.waits} suppressHydrationWarning>
            {t(messages.waits, { time: formatWaited(t, waitsSince, present) })}
          </span>
        )}
      </Link>
    </li>
  );

  function describeLast(): string {
    if (lastText === null) return t(messages.covered);
    return lastByStudent ? lastText : t(messages.youSaid, { text: lastText });
  }
}
