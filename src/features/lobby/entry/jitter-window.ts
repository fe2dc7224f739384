/** Minimum milliseconds: too short for anyone to notice the spread. */
const least = 3_000;
/** Maximum: longer than that, people would take the fair for broken. */
const most = 120_000;
/**
 * People per second that a site lets in, measured with `npm run bench -- fair`: on two cores one
 * process takes 166 before its pages get slow.
 */
const perSecond = 100;

/**
 * Milliseconds over which waiting people enter when a fair opens, so that they don't all poll at
 * once: longer with more registrations.
 */
export const jitterWindow = (registered: number): number =>
  Math.min(most, Math.max(least, (registered / perSecond) * 1_000));
