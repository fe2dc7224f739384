/** When someone from an exhibitor can come, in the fair's time zone: `17:00`. */
export interface StatedTimes {
  readonly from: string | null;
  readonly until: string | null;
  /** Can't come at another time. */
  readonly must: boolean;
}

/** When no one from an exhibitor can come, in the fair's time zone; at least one end is given. */
export interface UnavailableTime {
  readonly from: string | null;
  readonly until: string | null;
}

const form =
  /^(Can only come|Prefers to come)(?: from ([01]\d|2[0-3]):([0-5]\d))?(?: until ([01]\d|2[0-3]):([0-5]\d))?$/;

/**
 * Times as a line among the requests of an exhibitor (`timeSlotNotes`): people read it, and the
 * planner takes it as a preference. Null without times.
 */
export function writeTimes({ from, until, must }: StatedTimes): string | null {
  if (from === null && until === null) return null;
  return [
    must ? 'Can only come' : 'Prefers to come',
    ...(from === null ? [] : [`from ${from}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ].join(' ');
}

/** The times in a line of requests; null for free text. */
export function readTimes(line: string): StatedTimes | null {
  const [, how, fromHour, fromMinute, untilHour, untilMinute] = form.exec(line.trim()) ?? [];
  if (how === undefined || (fromHour === undefined && untilHour === undefined)) return null;
  return {
    from: fromHour === undefined ? null : `${fromHour}:${fromMinute ?? ''}`,
    until: untilHour === undefined ? null : `${untilHour}:${untilMinute ?? ''}`,
    must: how === 'Can only come',
  };
}

const unavailable =
  /^Unavailable(?: from ((?:[01]\d|2[0-3]):[0-5]\d))?(?: until ((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** Whether a time ends after it begins, as far as both are given. */
export const isInOrder = ({ from, until }: UnavailableTime): boolean =>
  from === null || until === null || from < until;

/** A time at which no one can come, as a line among the requests; null without one. */
export function writeUnavailable({ from, until }: UnavailableTime): string | null {
  if (from === null && until === null) return null;
  return [
    'Unavailable',
    ...(from === null ? [] : [`from ${from}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ].join(' ');
}

/** Parses what `writeUnavailable` wrote; null for anything else, or if it ends before it begins. */
export function readUnavailable(line: string): UnavailableTime | null {
  const [, from = null, until = null] = unavailable.exec(line.trim()) ?? [];
  const read = { from, until };
  return (from === null && until === null) || !isInOrder(read) ? null : read;
}

/** The times among an exhibitor's requests, and the other requests. */
export function partNotes(notes: readonly string[]): {
  readonly times: StatedTimes | null;
  readonly unavailable: readonly UnavailableTime[];
  readonly words: readonly string[];
} {
  const timesIndex = notes.findIndex((line) => readTimes(line) !== null);
  const line = notes[timesIndex];
  return {
    times: line === undefined ? null : readTimes(line),
    unavailable: notes.flatMap((note) => readUnavailable(note) ?? []),
    words: notes.filter((note, at) => at !== timesIndex && readUnavailable(note) === null),
  };
}
