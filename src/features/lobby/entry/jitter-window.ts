/** Minimum milliseconds: too short for anyone to notice the spread. */
const least = 3_000;
/** Maximum: the opening minute. */
const most = 60_000;
/** People per second that a site can let in without making anyone wait. */
const perSecond = 50;

/**
 * Milliseconds over which waiting people enter when a fair opens, so that they don't all poll at
 * once: longer with more registrations.
 */
export const jitterWindow = (registered: number): number =>
  Math.min(most, Math.max(least, (registered / perSecond) * 1_000));
