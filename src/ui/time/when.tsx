import { useNow } from './clock.ts';
import { formatDay, formatHours, formatLong, isSameDay } from './format-times.ts';
import { useLocale, useTranslate } from '../text/translate.tsx';
import { describeNear } from './spans.ts';
import { whenMessages } from './when.messages.ts';
import { dateIn, sameClock } from './wall-clock.ts';
import { useKnownZone, useZone } from './zone.tsx';
import css from './when.module.css';

interface WhenProps {
  /** ISO times. */
  readonly start: string;
  readonly end?: string | null | undefined;
  /** The event's zone: shown if the visitor's is unknown, and as a tooltip if different. */
  readonly zone: string;
  /** The loader's now, ISO. */
  readonly now: string;
  /** `hours` beside a date that is shown already, `day` alone. */
  readonly show?: 'all' | 'hours' | 'day';
  /** Adds "starts in 12 min" within three hours, and "ends in …" during it. */
  readonly near?: boolean;
  /** Names the event's own time beside the visitor's: once on the page of a fair. */
  readonly both?: boolean;
}

/** A time in the visitor's own zone: "Thu, Sep 17, 4:00–8:00 PM PDT, starts in 12 min". */
export function When({
  start,
  end,
  zone,
  now,
  show = 'all',
  near = false,
  both = false,
}: WhenProps) {
  const t = useTranslate();
  const locale = useLocale();
  const knownZone = useKnownZone();
  const here = useZone() ?? zone;
  const inZone = (where: string, what: 'all' | 'hours' | 'day') => {
    const day = () => formatDay(locale, where, start, now);
    if (what === 'day') return day();
    if (end && !isSameDay(where, start, end)) return formatLong(locale, where, start, end);
    const time = formatHours(locale, where, { start, end });
    return what === 'hours' ? time : t(whenMessages.dateAndTime, { date: day(), time });
  };
  // The event's own time is there from the server or not at all: added later it would move the page.
  const differs = knownZone && show !== 'day' && !sameClock(here, zone, start);
  const sameDate = dateIn(here, start) === dateIn(zone, start);
  const there = differs ? inZone(zone, sameDate ? 'hours' : 'all') : null;
  const shown = inZone(here, show);
  return (
    <>
      <time
        dateTime={start}
        className={css.when}
        title={there && !both ? t(whenMessages.ownTime, { there }) : undefined}
        suppressHydrationWarning
      >
        {unbroken(there && both ? t(whenMessages.besides, { here: shown, there }) : shown)}
      </time>
      {near && <Near start={start} end={end} now={now} after=", " />}
    </>
  );
}

/** From the first hour to the zone; what follows may stand in the next line of a phone. */
const hours =
  /(\(?\d{1,2}:\d\d(?:[^,()\d]*\d{1,2}:\d\d)?(?:\s(?:[AP]M|[ap]\.\s?m\.))?(?: [^\s,()]+)?)/;

/** Hours stay on one line with their zone: "4:00–8:00 PM PDT". */
const unbroken = (text: string) =>
  text.split(hours).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={css.hours} suppressHydrationWarning>
        {piece}
      </span>
    ) : (
      piece
    ),
  );

interface NearProps extends Pick<WhenProps, 'start' | 'end' | 'now'> {
  /** Said only within so many hours before the start. */
  readonly within?: number;
  /** Stands before the words where there are any. */
  readonly after?: string;
}

/** "starts in 12 min" or "ends in 3 h 18 min", moving on by itself; nothing once it is over. */
export function Near({ start, end, now: serverNow, within = 3, after = '' }: NearProps) {
  const t = useTranslate();
  const now = useNow(serverNow);
  const tooEarly = Date.parse(start) - now.getTime() > within * 3_600_000;
  if (tooEarly || now.getTime() >= Date.parse(end ?? start)) return null;
  return (
    <>
      {after}
      <span className={css.near}>{describeNear(t, now, start, end)}</span>
    </>
  );
}
