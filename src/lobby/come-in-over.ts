/** At least so many milliseconds: no one sees that they are spread. */
const least = 3_000;
/** At most: the opening minute. */
const most = 60_000;
/** People whom a site lets in within a second without making anyone wait. */
const perSecond = 50;

/**
 * Milliseconds over which those who wait for a fair come in when it opens, so that they do not all poll
 * at once: the longer, the more are registered.
 */
export const comeInOver = (registered: number): number =>
  Math.min(most, Math.max(least, (registered / perSecond) * 1_000));
