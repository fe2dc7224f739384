/** The position of an event in the total order: its transaction, then its number. */
export interface Place {
  readonly xid: number;
  readonly id: number;
}

/** Before every event there can be. */
export const beginning: Place = { xid: 0, id: 0 };

/** Negative if `a` comes first, zero if equal, positive if `b` comes first. */
export function comparePlaces(a: Place, b: Place): number {
  return a.xid === b.xid ? a.id - b.id : a.xid - b.xid;
}

/** The later of the two. */
export function laterPlace(a: Place, b: Place): Place {
  return comparePlaces(a, b) >= 0 ? a : b;
}

/** The text form of a position, opaque to clients: `epoch.xid.id`. */
export function writeCursor(epoch: string, place: Place): string {
  return `${epoch}.${place.xid}.${place.id}`;
}

const form = /^([0-9a-f]{12})\.(\d{1,16})\.(\d{1,16})$/;

/** Reads a cursor back; null for anything that `writeCursor` cannot have written. */
export function readCursor(text: string): { epoch: string; place: Place } | null {
  const [, epoch, xid, id] = form.exec(text) ?? [];
  if (epoch === undefined) return null;
  const place = { xid: Number(xid), id: Number(id) };
  return Number.isSafeInteger(place.xid) && Number.isSafeInteger(place.id)
    ? { epoch, place }
    : null;
}

/** Whether one cursor is after another; never if their epochs differ. */
export function comesAfter(cursor: string, other: string): boolean {
  const [one, before] = [readCursor(cursor), readCursor(other)];
  return (
    one?.epoch === before?.epoch &&
    comparePlaces(one?.place ?? beginning, before?.place ?? beginning) > 0
  );
}
