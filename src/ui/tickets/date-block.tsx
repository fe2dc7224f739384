import { formatPart } from '../time/format-times.ts';
import { useLocale, useTranslate } from '../text/translate.tsx';
import { ticketMessages } from './ticket.messages.ts';
import { dateIn } from '../time/wall-clock.ts';
import { useZone } from '../time/zone.tsx';
import css from './ticket.module.css';

interface DateBlockProps {
  /** ISO time. */
  readonly start: string;
  /** The time zone of the event, for visitors whose zone is unknown. */
  readonly zone: string;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** A date as on a tear-off calendar. It is for the eye: the time beside it says the date as well. */
export function DateBlock({ start, zone, now }: DateBlockProps) {
  const t = useTranslate();
  const locale = useLocale();
  const here = useZone() ?? zone;
  const part = (what: 'month' | 'day' | 'weekday') => formatPart(locale, here, start, what);
  const today = dateIn(here, start) === dateIn(here, now);
  return (
    <div className={css.date} aria-hidden="true">
      <span>{part('month')}</span>
      <span className={css.day}>{part('day')}</span>
      <span>{today ? t(ticketMessages.today) : part('weekday')}</span>
    </div>
  );
}
