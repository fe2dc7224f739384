/** A figure of people who have not agreed is told from so many on, and in steps of as many. */
export const figureStep = 5;

/**
 * What may be told of how many people did something who have not agreed that it is told of them by
 * name: nothing of fewer than five, and steps of five from there on, so that no one is told by the
 * figure going up by one. Of a list whose people are known by name, nothing either when fewer than five
 * would be left who did not do it.
 *
 * @param count how many did
 * @param outOf how many there are on the list, where there is one
 * @returns `at least so many`; null: it is not told
 */
export function figureOf(count: number, outOf?: number): number | null {
  if (count < figureStep) return null;
  if (outOf !== undefined && outOf - count < figureStep) return null;
  return Math.floor(count / figureStep) * figureStep;
}
