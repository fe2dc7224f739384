import { useEffect } from 'react';
import { Link } from 'react-router';
import { callPath } from '../calls/call-path.ts';
import { boothPath } from '../../booths/booth-path.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { callSeconds } from './expected-wait.ts';
import { QueueForm } from './queue-form.tsx';
import { queueIntents } from './queue-intents.ts';
import { queueMessages as messages } from './queue.messages.ts';
import type { QueueEntry } from './queue-queries.ts';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';
import css from './queue-strip.module.css';

interface QueueStripProps {
  readonly entries: readonly QueueEntry[];
  readonly slug: string;
  readonly now: string;
}

/**
 * The student's queues at the lower edge of every page of the fair: a call with its minute, else
 * the place that comes first. It lies over the page, so nothing moves when it comes and goes.
 */
export function QueueStrip({ entries, slug, now }: QueueStripProps) {
  const t = useTranslate();
  const calls = entries.filter(({ state }) => state === 'CALLED');
  const open = entries.filter(({ state }) => state === 'WAITING' || state === 'IN_CALL');
  const [first] = open.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  useNotice(calls[0] ?? null, first ?? null);
  return (
    <>
      {calls.length + open.length > 0 && <div className={css.room} />}
      <div role="status">
        {calls.length > 0 && (
          <div className={css.strip} data-busy>
            {calls.map((call) => (
              <Call key={call.id} call={call} now={now} />
            ))}
          </div>
        )}
        {calls.length === 0 && first && (
          // An element of its own: what is shown instead of it begins where it wants.
          <p className={css.strip} key={`${first.id} ${first.state}`}>
            <Link to={pathOf(first)} className={css.link}>
              <Icon name={first.state === 'IN_CALL' ? 'phone' : 'users'} />
              <span>
                <strong>{describe(first)}</strong>
                {open.length > 1 && ` ${t(messages.stripMore, { count: open.length - 1 })}`}
              </span>
              <Icon name="chevron-right" />
            </Link>
          </p>
        )}
      </div>
    </>
  );

  function pathOf({ state, boothId, callId }: QueueEntry): string {
    return state === 'IN_CALL' && callId !== null
      ? callPath(slug, callId)
      : boothPath(slug, boothId);
  }

  function describe({ state, place, college, minutes }: QueueEntry): string {
    if (state === 'IN_CALL') return t(messages.stripOnCall, { college });
    if (place === 1) return t(messages.stripNext, { college });
    return t(messages.stripPlace, { place: place ?? 0, college, minutes: minutes ?? 0 });
  }
}

/** A call that waits to be accepted, with the seconds that are left. */
function Call({ call, now }: { readonly call: QueueEntry; readonly now: string }) {
  const t = useTranslate();
  const { id, college, callUntil, missedOnce } = call;
  const refresh = useRefresh();
  const present = useNow(now, 1000).getTime();
  const seconds = Math.ceil((Date.parse(callUntil ?? now) - present) / 1000);
  // The page's clock may be some seconds behind the server's.
  const left = Math.min(callSeconds, Math.max(0, seconds));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  return (
    <div className={css.call}>
      <p>
        <strong>{t(messages.stripCalled, { college })}</strong>
        <br />
        <small>{t(missedOnce ? messages.lastCall : messages.notNowHint)}</small>
      </p>
      <div className={css.acts}>
        <QueueForm intent={queueIntents.accept} values={{ entryId: id }}>
          <Button type="submit" kind="sun" icon="phone">
            {t(messages.accept)}{' '}
            <span className={css.left} aria-hidden="true">
              {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
            </span>
          </Button>
        </QueueForm>
        <QueueForm intent={queueIntents.decline} values={{ entryId: id }}>
          <Button type="submit" kind="line" className={css.decline}>
            {t(messages.notNow)}
          </Button>
        </QueueForm>
      </div>
    </div>
  );
}

/** Says in the title of the page, and on a device that allows it, that the student is called or next. */
function useNotice(call: QueueEntry | null, first: QueueEntry | null): void {
  const t = useTranslate();
  const college = call?.college ?? null;
  useEffect(() => {
    if (college === null) return undefined;
    const title = document.title;
    document.title = t(messages.documentTitle, { college, title });
    return () => void (document.title = title);
  }, [college, t]);
  const next = first?.place === 1 && first.state === 'WAITING' ? first : null;
  const [id, text] = call
    ? [`called ${call.id}`, t(messages.notifyCalled, { college: call.college })]
    : [`next ${next?.id ?? ''}`, next && t(messages.notifyNext, { college: next.college })];
  useEffect(() => {
    if (text === null || !document.hidden || !('Notification' in window)) return;
    if (Notification.permission !== 'granted') return;
    try {
      new Notification(text, { tag: id });
    } catch {
      // Some phones show notifications of installed apps only.
    }
  }, [id, text]);
}
