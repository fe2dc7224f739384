import { useLocale, useTranslate } from '../text/translate.tsx';
import { useNow } from './clock.ts';
import { formatHours } from './format-times.ts';
import { dateIn } from './wall-clock.ts';
import { whenMessages } from './when.messages.ts';
import { useZone } from './zone.tsx';

interface Deadline {
  /** ISO time. */
  readonly until: string;
  /** The event's zone, where the visitor's is unknown. */
  readonly zone: string;
  /** The loader's now, ISO. */
  readonly now: string;
  /** Days before the deadline from which there is something to say. */
  readonly within?: number;
}

/**
 * How long there is until a deadline, by the calendar of the visitor's zone: "today, 5:00 PM EDT",
 * "tomorrow, 5:00 PM EDT", "3 days left"; null once it is over, and while it is far away.
 */
export function useTimeLeft({ until, zone, now: atServer, within = 7 }: Deadline): string | null {
  const t = useTranslate();
  const locale = useLocale();
  const now = useNow(atServer);
  const here = useZone() ?? zone;
  if (Date.parse(until) <= now.getTime()) return null;
  const days = daysBetween(dateIn(here, now.toISOString()), dateIn(here, until));
  if (days > within) return null;
  if (days > 1) return t(whenMessages.daysLeft, { days });
  const time = formatHours(locale, here, { start: until });
  return t(days === 0 ? whenMessages.today : whenMessages.tomorrow, { time });
}

/** Calendar days from one date to another, such as "2026-09-17". */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
