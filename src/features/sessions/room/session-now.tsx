import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { JoinButton } from '../../fairs/join-button.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { formatDay } from '../../../ui/time/format-times.ts';
import { answersUntil, type SessionMoment, type Step } from '../session-timeline.ts';
import { countdownText } from './countdown-text.ts';
import type { RoomView } from './load-room.ts';
import { roomMessages as messages } from './room.messages.ts';
import css from './room.module.css';

/** Seconds before the end of a step at which people are told. */
const cues = [60, 15] as const;

/** The last cue that has come; null before. */
const cueAt = (left: number): (typeof cues)[number] | null =>
  left <= 0 ? null : (cues.findLast((seconds) => left <= seconds * 1000) ?? null);

const ended = {
  HOST: messages.endedHost,
  SPEAKER: messages.endedSpeaker,
  ATTENDEE: messages.endedText,
} as const;

interface SessionNowProps {
  readonly room: RoomView;
  /** The loader’s now, ISO. */
  readonly now: string;
  readonly moment: SessionMoment;
  /** The server’s time, in milliseconds since 1970. */
  readonly time: number;
}

/** What is on in a session, for how long, and what follows. */
export function SessionNow({ room, now, moment, time }: SessionNowProps) {
  const t = useTranslate();
  const locale = useLocale();
  const nameOf = useStepNames(room);
  const { fair, session, role, following } = room;
  const answerable = role === 'SPEAKER' ? answersUntil(moment) : null;
  if (moment.phase === 'over')
    return (
      <section className={css.now} data-phase="over" tabIndex={-1}>
        <h2>{t(messages.endedTitle)}</h2>
        <p>{following ? t(messages.following, { title: following.title }) : t(ended[role])}</p>
        {answerable !== null && (
          <p>
            {t(messages.endedAnswer, {
              date: formatDay(locale, fair.timeZone, new Date(answerable).toISOString(), now),
            })}
          </p>
        )}
        <p className={css.acts}>
          {following && (
            <JoinButton
              slug={fair.slug}
              session={following}
              now={now}
              as={role === 'SPEAKER' ? 'speaker' : 'attendee'}
              always={role === 'HOST'}
              early
            />
          )}
          <ButtonLink to={fairPaths(fair.slug).visit} kind={following ? 'line' : 'primary'}>
            {t(messages.backToFair)}
          </ButtonLink>
          {role === 'ATTENDEE' && (
            <ButtonLink to={fairPaths(fair.slug).sessionQuestions} kind="line">
              {t(messages.myQuestions)}
            </ButtonLink>
          )}
          {fair.fairType !== 'booth' && (
            <ButtonLink to={fairPaths(fair.slug).recordings} kind="line">
              {t(messages.recordings)}
            </ButtonLink>
          )}
        </p>
      </section>
    );
  if (moment.phase === 'rollCall') {
    const left = Date.parse(session.startTime) - time;
    return (
      <section className={css.now} data-phase="rollCall" tabIndex={-1}>
        <div className={css.nowWords}>
          <h2>{t(left > 0 ? messages.startsIn : messages.startsSoon)}</h2>
          <p>{t(left > 0 ? messages.rollCall : messages.rollCallLate)}</p>
        </div>
        {left > 0 && (
          <p className={css.clock} role="timer" aria-live="off" suppressHydrationWarning>
            {countdownText(left)}
          </p>
        )}
      </section>
    );
  }
  const { step, until, since, next } = moment;
  const left = until - time;
  const college = room.colleges.find(({ exhibitorId }) => exhibitorId === step.exhibitorId);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--passed': `${Math.min(100, Math.max(0, ((time - since) / Math.max(1, until - since)) * 100))}%`,
  };
  const afterwards =
    next === null
      ? t(messages.lastPart)
      : next.kind === 'questions'
        ? t(messages.nextQuestions)
        : t(messages.next, { name: nameOf(next) });
  return (
    <section
      className={css.now}
      data-phase="on"
      data-cue={cueAt(left) ?? undefined}
      style={style}
      suppressHydrationWarning
      tabIndex={-1}
    >
      {college && (
        <div className={css.flag}>
          <Pennant art={college.art} />
        </div>
      )}
      <div className={css.nowWords}>
        <p>
          <Tag kind="live">{t(messages.turn)}</Tag>
        </p>
        <h2>{nameOf(step)}</h2>
        <p>
          {step.kind === 'intro' && `${t(messages.introText)} `}
          {step.kind === 'questions' && room.colleges.length > 0 && `${t(messages.questionsText)} `}
          {afterwards}
        </p>
      </div>
      <p className={css.clock} role="timer" aria-live="off" suppressHydrationWarning>
        {t(left > 0 ? messages.left : messages.over, { time: countdownText(Math.abs(left)) })}
      </p>
    </section>
  );
}

/** The name of a step. */
export function useStepNames({ colleges }: Pick<RoomView, 'colleges'>) {
  const t = useTranslate();
  return ({ kind, exhibitorId }: Step): string => {
    if (kind === 'intro') return t(messages.intro);
    if (kind === 'questions') return t(messages.questions);
    return colleges.find((one) => one.exhibitorId === exhibitorId)?.name ?? '';
  };
}

/** Tells screen readers what changes, and nothing of what was there when the page opened. */
export function Announced({ room, moment, time }: Omit<SessionNowProps, 'now'>) {
  const t = useTranslate();
  const nameOf = useStepNames(room);
  const isOn = moment.phase === 'on';
  const cue = isOn ? cueAt(moment.until - time) : null;
  const name = isOn ? nameOf(moment.step) : '';
  const key = `${moment.phase} ${isOn ? moment.index : ''} ${cue ?? ''}`;
  const told = useRef(key);
  const [text, setText] = useState('');
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    if (!isOn) setText(t(messages.endedTitle));
    else if (cue === null) setText(t(messages.nowOn, { name }));
    else setText(t(cue === 60 ? messages.cueMinute : messages.cueSoon, { name }));
  }, [key, isOn, cue, name, t]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
