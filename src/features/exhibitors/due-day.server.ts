/** Payment term of an invoice in days, where the fair doesn’t come first. */
export const daysToPay = 30;

/**
 * SQL of when an invoice or a check is due: within the payment term, and by the day before the first
 * of its fairs, but never on the day it is issued. `fairIds` is a text[].
 */
export const dueAtSql = (createdAt: string, fairIds: string): string => `least(
  ${createdAt} + interval '${daysToPay} days',
  greatest(${createdAt} + interval '1 day', coalesce((
    select min(((due.start_time at time zone due.time_zone)::date - 1 + time '12:00') at time zone 'UTC')
    from fair due where due.id::text = any(${fairIds})), 'infinity')))`;
