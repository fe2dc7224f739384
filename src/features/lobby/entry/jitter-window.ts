/** Minimum milliseconds: too short for anyone to notice the spread. */
const least = 3_000;
/** Maximum: what has changed is known by then. */
const most = 120_000;
/** People per second who read a page again, beside all else that happens at a fair. */
const perSecond = 100;

/**
 * Milliseconds over which so many people read a page again, so that they don't all do at once: when
 * a fair has ended, or a booth has changed.
 */
export const jitterWindow = (people: number): number =>
  Math.min(most, Math.max(least, Math.ceil((people / perSecond) * 1_000)));
