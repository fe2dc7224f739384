interface Times {
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
}

/**
 * The time in the fair's named time zone: no one can ask a sheet of paper. A fair that goes past
 * midnight has both days on the one line and both hours on the other.
 */
export function flyerTimes({ startTime, endTime, timeZone }: Times, locale: string) {
  const [start, end] = [new Date(startTime), new Date(endTime)];
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
  const hour = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const hours = new Intl.DateTimeFormat(locale, { ...hour, timeZoneName: 'short' });
  const isOneDay = day.format(start) === day.format(end);
  return {
    day: plain(isOneDay ? day.format(start) : day.formatRange(start, end)),
    hours: plain(
      isOneDay
        ? hours.formatRange(start, end)
        : `${new Intl.DateTimeFormat(locale, hour).format(start)} – ${hours.format(end)}`,
    ),
  };
}

const plain = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/gu, ' ');
