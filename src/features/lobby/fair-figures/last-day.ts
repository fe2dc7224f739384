/** The last day of a fair's chart, `YYYY-MM-DD` in its time zone: today, or the day it ended. */
export function lastDay(
  { endTime }: { readonly endTime: string },
  now: Date,
  timeZone: string,
): string {
  const day = Math.min(now.getTime(), Date.parse(endTime));
  // The Swedish date format equals ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(day));
}
