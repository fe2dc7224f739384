import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { comesAfter } from '../../../platform/events/cursor.ts';
import { subscribe } from '../../../platform/pages/live.ts';
import { callPath } from '../calls/call-path.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { QueueForm, useQueueAnswers } from './queue-form.tsx';
import { queueIntents } from './queue-intents.ts';
import { queueMessages as messages } from './queue.messages.ts';
import { boothQueueNews, type QueuedStudent, type ShownQueue } from './queue-queries.ts';
import { TwoReps } from './two-reps.tsx';
import css from './rep-queue.module.css';

interface RepQueueProps {
  readonly queue: ShownQueue;
  readonly slug: string;
  /** Reps call; admins look on. */
  readonly isOwn: boolean;
  /** Each call needs two reps. */
  readonly twoReps: boolean;
  readonly now: string;
}

/** The students who wait at a booth, for its reps. */
export function RepQueue({ queue, slug, isOwn, twoReps, now }: RepQueueProps) {
  const t = useTranslate();
  useQueueAnswers();
  const { boothId, isOpen, waiting, ...live } = useLiveQueue(queue);
  const students = live.students ?? [];
  const present = useNow(now, 5_000);
  const together = useId();
  const waiters = students.filter(({ state, isBusy }) => state === 'WAITING' && !isBusy);
  const hasList = isOpen || students.length > 0;
  const oldest = students.find(({ state }) => state === 'WAITING');
  const minutesOf = (since: string) =>
    Math.max(0, Math.floor((present.getTime() - Date.parse(since)) / 60_000));
  const rule = <TwoReps boothId={boothId} isOn={twoReps} isOwn={isOwn} />;
  return (
    <section className={css.queue} aria-labelledby="rep-queue-title">
      <header className={css.head}>
        <h2 id="rep-queue-title">
          {t(messages.repTitle)}{' '}
          <small>
            {t(messages.repCount, {
              count: waiting,
              longest: oldest ? t(messages.waited, { minutes: minutesOf(oldest.since) }) : 'none',
            })}
          </small>
        </h2>
        {isOwn && (
          <div className={css.acts}>
            {hasList && (
              <QueueForm intent={queueIntents.call} values={{ boothId }}>
                <Button
                  type="submit"
                  size="small"
                  icon="phone"
                  className={css.act}
                  disabled={waiters.length === 0}
                >
                  {t(messages.callNext)}
                </Button>
              </QueueForm>
            )}
            <QueueForm
              intent={isOpen ? queueIntents.close : queueIntents.open}
              values={{ boothId }}
            >
              <Button
                type="submit"
                kind={isOpen ? 'line' : 'primary'}
                size="small"
                className={css.act}
              >
                {t(isOpen ? messages.repClose : messages.repOpen)}
              </Button>
            </QueueForm>
          </div>
        )}
      </header>
      <p role="status" className="visually-hidden">
        {students
          .filter(({ state }) => state === 'IN_CALL')
          .map(({ name }) => t(messages.accepted, { name: name ?? t(messages.student) }))
          .join(' ')}
      </p>
      {!hasList && (
        <div>
          <p className={css.none}>{t(messages.repClosed)}</p>
          {rule}
        </div>
      )}
      {hasList && (
        <div className={css.scroll} role="group" aria-label={t(messages.repTitle)} tabIndex={0}>
          {students.length === 0 && <p className={css.none}>{t(messages.repEmpty)}</p>}
          {students.length > 0 && !isOpen && (
            <p className={css.none}>{t(messages.repClosedWaiting)}</p>
          )}
          {students.length > 0 && (
            <ol className={css.list} role="list">
              {students.map((student) => {
                const name = student.name ?? t(messages.student);
                const canCall = isOwn && student.state === 'WAITING' && !student.isBusy;
                return (
                  <li key={student.id} data-first={student.place === 1 || undefined}>
                    <div className={css.row}>
                      <span className={css.place}>{student.place ?? <Icon name="phone" />}</span>
                      {canCall && (
                        <label className={css.choose}>
                          <input
                            type="checkbox"
                            name="entryId"
                            value={student.id}
                            form={together}
                          />
                          <span className="visually-hidden">{t(messages.choose, { name })}</span>
                        </label>
                      )}
                      <Avatar name={name} size="small" />
                      <span className={css.who}>
                        <strong>{name}</strong>
                        <small>{describe(student)}</small>
                      </span>
                      {canCall && (
                        <QueueForm
                          intent={queueIntents.call}
                          values={{ boothId, entryId: student.id }}
                        >
                          <Button
                            type="submit"
                            kind={student.place === 1 ? 'primary' : 'line'}
                            size="small"
                            className={css.act}
                            aria-label={t(messages.callWho, { name })}
                          >
                            {t(messages.call)}
                          </Button>
                        </QueueForm>
                      )}
                      {isOwn && student.state === 'IN_CALL' && (
                        <div className={css.acts}>
                          {student.callId !== null && (
                            <ButtonLink
                              to={callPath(slug, student.callId)}
                              kind="sun"
                              size="small"
                              icon="camera"
                              className={css.act}
                              aria-label={t(messages.joinCallWith, { name })}
                            >
                              {t(messages.joinCall)}
                            </ButtonLink>
                          )}
                          <QueueForm intent={queueIntents.finish} values={{ entryId: student.id }}>
                            <Button
                              type="submit"
                              kind="line"
                              size="small"
                              className={css.act}
                              aria-label={t(messages.finishWho, { name })}
                            >
                              {t(messages.finish)}
                            </Button>
                          </QueueForm>
                        </div>
                      )}
                    </div>
                    {isOwn && student.state !== 'IN_CALL' && (
                      <More student={student} name={name} colleagues={queue.colleagues ?? []} />
                    )}
                  </li>
                );
              })}
            </ol>
          )}
          {isOwn && waiters.length > 1 && (
            <QueueForm
              intent={queueIntents.call}
              values={{ boothId }}
              id={together}
              className={css.together}
            >
              <Button type="submit" kind="soft" size="small" icon="users" className={css.act}>
                {t(messages.callThese)}
              </Button>
            </QueueForm>
          )}
          {waiting > students.length && (
            <p className={css.none}>{t(messages.onlyFirst, { count: students.length })}</p>
          )}
          {rule}
        </div>
      )}
    </section>
  );

  function describe({ state, isBusy, missedOnce, callUntil, rep, since }: QueuedStudent): string {
    if (state === 'IN_CALL') return t(messages.onCallNow, { rep: rep?.name ?? '' });
    if (state === 'CALLED') {
      const left = Math.ceil((Date.parse(callUntil ?? now) - present.getTime()) / 1000);
      const seconds = String(Math.max(0, left)).padStart(2, '0');
      return t(messages.beingCalled, { seconds: left > 59 ? '59' : seconds });
    }
    return [
      t(messages.waited, { minutes: minutesOf(since) }),
      isBusy && t(messages.onCallElsewhere),
      missedOnce && t(messages.missedOnce),
      rep && t(messages.waitsFor, { rep: rep.name }),
    ]
      .filter(Boolean)
      .join('\u00a0· ');
  }
}

interface MoreProps {
  readonly student: QueuedStudent;
  readonly name: string;
  readonly colleagues: NonNullable<ShownQueue['colleagues']>;
}

/** What a rep rarely does: leaving a student to a colleague, or removing them. */
function More({ student: { id, state, rep }, name, colleagues }: MoreProps) {
  const t = useTranslate();
  const values = { entryId: id };
  return (
    <details className={css.more}>
      <summary>{t(messages.more, { name })}</summary>
      {state === 'WAITING' && colleagues.length > 1 && (
        <QueueForm intent={queueIntents.handOff} values={values} className={css.field}>
          <label htmlFor={`rep-${id}`}>{t(messages.handTo)}</label>
          <select id={`rep-${id}`} name="repId" defaultValue={rep?.id ?? ''}>
            <option value="">{t(messages.anyone)}</option>
            {colleagues.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <Button type="submit" kind="line" size="small" className={css.act}>
            {t(messages.handOff)}
          </Button>
        </QueueForm>
      )}
      <QueueForm intent={queueIntents.remove} values={values} className={css.field}>
        <label htmlFor={`reason-${id}`}>{t(messages.reason)}</label>
        <input id={`reason-${id}`} name="reason" maxLength={200} autoComplete="off" />
        <Button type="submit" kind="dangerLine" size="small" className={css.act}>
          {t(messages.remove)}
        </Button>
      </QueueForm>
    </details>
  );
}

/** The page's queue, and what has changed since. */
function useLiveQueue(queue: ShownQueue): ShownQueue {
  const [heard, setHeard] = useState<{
    readonly cursor: string;
    readonly news: Pick<ShownQueue, 'isOpen' | 'waiting' | 'students'>;
  } | null>(null);
  const { revalidate } = useRevalidator();
  const read = useRef(revalidate);
  useEffect(() => {
    read.current = revalidate;
  }, [revalidate]);
  const { boothId } = queue;
  const from = useRef(queue.cursor);
  useEffect(
    () =>
      subscribe({
        document: boothQueueNews,
        variables: { boothId },
        after: from.current,
        next({ onBoothQueueNews: news }, cursor) {
          if (news) setHeard({ news, cursor });
        },
        refresh: () => void read.current(),
      }),
    [boothId],
  );
  return heard && comesAfter(heard.cursor, queue.cursor) ? { ...queue, ...heard.news } : queue;
}
