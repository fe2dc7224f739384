import { CronExpressionParser } from 'cron-parser';

/**
 * The first instant after `after` at which a rule of cron comes round on the clocks of a zone. An hour
 * that a change of clocks leaves out comes round when the clocks have gone on, one that it repeats
 * comes round once; rules for every hour or less go by hours that pass. Throws on a rule or a zone
 * that is none.
 */
export function nextTime(every: string, zone: string, after: Date): Date {
  return CronExpressionParser.parse(every, { currentDate: after, tz: zone }).next().toDate();
}
