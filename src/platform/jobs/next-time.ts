import { CronExpressionParser } from 'cron-parser';

/**
 * The first time after `after` at which a cron rule is due in a time zone. A time in an hour that a
 * clock change skips is due after the change, one in a repeated hour once; rules for every hour or
 * less follow elapsed hours. Throws on an invalid rule or zone.
 */
export function nextTime(every: string, zone: string, after: Date): Date {
  return CronExpressionParser.parse(every, { currentDate: after, tz: zone }).next().toDate();
}
