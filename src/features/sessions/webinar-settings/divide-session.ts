/** Minutes in which a host says hello, when several speak. */
const intro = 1;
/** The share of the time for questions at the end. */
const forQuestions = 0.25;

/**
 * The time of each speaker in a session: the same for all, in whole minutes, with a quarter of the
 * session left for questions. Null: there are more speakers than minutes.
 */
export function divideSession(lengthMinutes: number, exhibitorIds: readonly string[]) {
  const begin = exhibitorIds.length > 1 ? intro : 0;
  const each = Math.floor(((lengthMinutes - begin) * (1 - forQuestions)) / exhibitorIds.length);
  if (exhibitorIds.length > 0 && each < 1) return null;
  return exhibitorIds.map((exhibitorId, index) => ({
    exhibitorId,
    position: index + 1,
    startsAtMinute: begin + index * each,
    lengthMinutes: each,
  }));
}
