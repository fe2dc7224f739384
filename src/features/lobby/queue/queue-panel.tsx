import { useIsOff } from '../../../platform/pages/site.ts';
import { callPath } from '../calls/call-path.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { PushButton } from '../push-button.tsx';
import { QueueForm } from './queue-form.tsx';
import { queueIntents } from './queue-intents.ts';
import { queueMessages as messages } from './queue.messages.ts';
import type { QueueEntry, ShownQueue } from './queue-queries.ts';
import { useQueues } from './queues.tsx';
import css from './queue-panel.module.css';

interface QueuePanelProps {
  readonly queue: ShownQueue;
  readonly fairId: string;
  readonly slug: string;
  readonly college: { readonly id: string; readonly name: string };
}

/** A student's wait at a booth: joining, the place, the expected time. */
export function QueuePanel({ queue, fairId, slug, college }: QueuePanelProps) {
  const t = useTranslate();
  const queues = useQueues();
  const noPush = useIsOff('push');
  if (!queues) return null;
  const { boothId } = queue;
  const news = queues.booths.get(boothId);
  const isOpen = news?.isOpen ?? queue.isOpen;
  const entry = queues.entries.find((one) => one.boothId === boothId) ?? null;
  const { title, text, isIn } = describe(entry);
  return (
    <section
      className={css.panel}
      aria-labelledby="queue-title"
      data-in={isIn || undefined}
      data-own={entry !== null || undefined}
    >
      <div>
        <h2 id="queue-title" className={css.title}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {entry?.state === 'CALLED' && <Icon name="phone" className={css.ring} />}
      {entry?.state === 'WAITING' && entry.place !== null && (
        <Dots place={entry.place} waiting={entry.waiting} />
      )}
      {/* Also where the camera is checked before a call. */}
      <div className={css.acts}>
        {entry?.state === 'IN_CALL' && entry.callId !== null && (
          <ButtonLink to={callPath(slug, entry.callId)} kind="sun" icon="camera" size="small">
            {t(messages.joinCall)}
          </ButtonLink>
        )}
        {isIn && entry && entry.state !== 'CALLED' && (
          <QueueForm intent={queueIntents.leave} values={{ entryId: entry.id }}>
            <Button type="submit" kind="line" size="small" className={css.leave}>
              {t(entry.state === 'IN_CALL' ? messages.leaveCall : messages.leave)}
            </Button>
          </QueueForm>
        )}
        {!isIn && isOpen && (
          <QueueForm
            intent={queueIntents.join}
            values={{ boothId, fairId, collegeId: college.id, name: college.name }}
          >
            <Button type="submit" kind="sun" icon="users">
              {t(entry?.state === 'MISSED' ? messages.rejoin : messages.join)}
            </Button>
          </QueueForm>
        )}
        {isIn && !noPush && <PushButton className={css.leave}>{t(messages.notify)}</PushButton>}
      </div>
    </section>
  );

  function describe(own: QueueEntry | null) {
    switch (own?.state) {
      case 'WAITING': {
        const place = own.place ?? 0;
        const wait =
          place === 1 ? t(messages.expectNext) : t(messages.expect, { minutes: own.minutes ?? 0 });
        return {
          isIn: true,
          title: place === 1 ? t(messages.titleNext) : t(messages.titlePlace, { place }),
          text: own.isBusy ? t(messages.busy) : own.missedOnce ? t(messages.behind) : wait,
        };
      }
      case 'CALLED':
        return {
          isIn: true,
          title:
            own.rep === null
              ? t(messages.titleCalledBy, { college: college.name })
              : t(messages.titleCalled, { rep: own.rep }),
          text: t(messages.answerBelow),
        };
      case 'IN_CALL':
        return {
          isIn: true,
          title: t(messages.titleOnCall),
          text: t(messages.onCallText, { college: college.name }),
        };
      case 'MISSED':
        return { isIn: false, title: t(messages.titleMissed), text: t(messages.missedText) };
      case 'LEFT':
        if (own.reason === null) break;
        return {
          isIn: false,
          title: t(messages.titleEnded),
          text:
            own.reason === ''
              ? t(messages.removedText)
              : t(messages.removedWhy, { reason: own.reason }),
        };
      default:
    }
    return { isIn: false, title: t(messages.title), text: describeOpen() };
  }

  function describeOpen(): string {
    if (!isOpen) return t(messages.closed);
    const { waiting, minutes } = queue;
    return waiting === 0 ? t(messages.openNone) : t(messages.openSome, { waiting, minutes });
  }
}

/** The people around the student: decoration, the title says the place. */
function Dots({ place, waiting }: { readonly place: number; readonly waiting: number }) {
  const t = useTranslate();
  const first = Math.max(1, Math.min(place - 2, waiting - 4));
  const shown = Array.from({ length: Math.min(5, waiting - first + 1) }, (_, i) => first + i);
  return (
    <ol className={css.dots} aria-hidden="true">
      {shown.map((one) => (
        <li key={one} data-own={one === place || undefined}>
          <span>{one === place ? t(messages.dotYou) : one === 1 ? t(messages.dotNext) : ''}</span>
          <b>{one}</b>
        </li>
      ))}
    </ol>
  );
}
