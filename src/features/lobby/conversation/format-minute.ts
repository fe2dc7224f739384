interface Reader {
  readonly locale: string;
  readonly timeZone: string;
  readonly present: Date;
}

/** The time of a message; with the date if it is another day. */
export function formatMinute(at: string, { locale, timeZone, present }: Reader): string {
  const instant = new Date(at);
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' });
  const isToday = day.format(instant) === day.format(present);
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
  }).format(instant);
}
