/** The timing fields of a session. */
interface Timed {
  readonly startTime: Date;
  readonly lengthMinutes: number;
}

const hour = 3_600_000;

/**
 * The consecutive sessions from an instant on, the earliest first: each starts within an hour after
 * the end of one before it, so that its own reminder would come while its reader is in another
 * session.
 */
export function followingSessions<Session extends Timed>(
  sessions: readonly Session[],
  from: Date,
): readonly Session[] {
  const sorted = sessions
    .filter(({ startTime }) => startTime >= from)
    .toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime());
  const following: Session[] = [];
  let end = from.getTime();
  for (const session of sorted) {
    const start = session.startTime.getTime();
    if (start > end + hour) break;
    following.push(session);
    end = Math.max(end, start + session.lengthMinutes * 60_000);
  }
  return following;
}
