/** Minimum milliseconds: too short for anyone to notice the spread. */
const least = 3_000;
/** Maximum: longer than that, people would take the fair for broken. */
const most = 300_000;
/**
 * People per second that a site lets in: what two cores take, with the database beside, while
 * 20,000 people come (`npm run bench -- fair`).
 */
const perSecond = 60;

/**
 * Milliseconds over which so many people make the same request, so that they don't all make it at
 * once: when a fair opens or ends, or when a booth has changed.
 */
export const jitterWindow = (people: number): number =>
  Math.min(most, Math.max(least, Math.ceil((people / perSecond) * 1_000)));
