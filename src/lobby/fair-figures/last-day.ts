/**
 * The last day of a chart of a fair, `YYYY-MM-DD` in its time zone: today, or the day of its end where
 * that is over.
 */
export function lastDay(
  { endTime }: { readonly endTime: string },
  now: Date,
  timeZone: string,
): string {
  const day = Math.min(now.getTime(), Date.parse(endTime));
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(day));
}
