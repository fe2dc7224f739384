/** Minimum and step of figures on people who have not agreed to share. */
export const figureStep = 5;

/**
 * How many people did something, rounded for those who have not agreed to be named: nothing for
 * fewer than five, and steps of five from there on, so that the figure going up by one reveals no
 * one. For a list of known people, nothing either when fewer than five would be left who did not do
 * it.
 *
 * @param count how many did
 * @param outOf the size of the list, if there is one
 * @returns `at least so many`; null: not shown
 */
export function figureOf(count: number, outOf?: number): number | null {
  if (count < figureStep) return null;
  if (outOf !== undefined && outOf - count < figureStep) return null;
  return Math.floor(count / figureStep) * figureStep;
}
