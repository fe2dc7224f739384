/** When someone from an exhibitor can come, by the clock of the fair: `17:00`. */
export interface StatedTimes {
  readonly from: string | null;
  readonly until: string | null;
  /** Cannot come at another time. */
  readonly must: boolean;
}

/** When no one from an exhibitor can come, by the clock of the fair; one end at least is told. */
export interface UnavailableTime {
  readonly from: string | null;
  readonly until: string | null;
}

const form =
  /^(Can only come|Prefers to come)(?: from ([01]\d|2[0-3]):([0-5]\d))?(?: until ([01]\d|2[0-3]):([0-5]\d))?$/;

/**
 * Times as a line among the requests of an exhibitor (`timeSlotNotes`): people read it, and the planner
 * takes it as a wish. Null where no time is told.
 */
export function writeTimes({ from, until, must }: StatedTimes): string | null {
  if (from === null && until === null) return null;
  return [
    must ? 'Can only come' : 'Prefers to come',
    ...(from === null ? [] : [`from ${from}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ].join(' ');
}

/** The times that a line of requests tells; null for what people wrote in words of their own. */
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

/** Whether a time ends after it begins, as far as both are told. */
export const isInOrder = ({ from, until }: UnavailableTime): boolean =>
  from === null || until === null || from < until;

/** A time at which no one can come, as a line among the requests; null where none is told. */
export function writeUnavailable({ from, until }: UnavailableTime): string | null {
  if (from === null && until === null) return null;
  return [
    'Unavailable',
    ...(from === null ? [] : [`from ${from}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ].join(' ');
}

/** What `writeUnavailable` wrote; null for anything else, and for a time that ends before it begins. */
export function readUnavailable(line: string): UnavailableTime | null {
  const [, from = null, until = null] = unavailable.exec(line.trim()) ?? [];
  const read = { from, until };
  return (from === null && until === null) || !isInOrder(read) ? null : read;
}

/** The times among an exhibitor's requests, and the requests in words. */
export function partNotes(notes: readonly string[]): {
  readonly times: StatedTimes | null;
  readonly unavailable: readonly UnavailableTime[];
  readonly words: readonly string[];
} {
  const place = notes.findIndex((line) => readTimes(line) !== null);
  const line = notes[place];
  return {
    times: line === undefined ? null : readTimes(line),
    unavailable: notes.flatMap((note) => readUnavailable(note) ?? []),
    words: notes.filter((note, at) => at !== place && readUnavailable(note) === null),
  };
}
