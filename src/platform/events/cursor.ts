/** The position of an event in the total order: its transaction, then its number. */
export interface Position {
  readonly xid: number;
  readonly id: number;
}

/** Before every event there can be. */
export const beginning: Position = { xid: 0, id: 0 };

/** Negative if `a` comes first, zero if equal, positive if `b` comes first. */
export function comparePositions(a: Position, b: Position): number {
  return a.xid === b.xid ? a.id - b.id : a.xid - b.xid;
}

/** The later of the two. */
export function laterPosition(a: Position, b: Position): Position {
  return comparePositions(a, b) >= 0 ? a : b;
}

/** The text form of a position, opaque to clients: `epoch.xid.id`. */
export function writeCursor(epoch: string, position: Position): string {
  return `${epoch}.${position.xid}.${position.id}`;
}

const form = /^([0-9a-f]{12})\.(\d{1,16})\.(\d{1,16})$/;

/** Reads a cursor back; null for anything that `writeCursor` cannot have written. */
export function readCursor(text: string): { epoch: string; position: Position } | null {
  const [, epoch, xid, id] = form.exec(text) ?? [];
  if (epoch === undefined) return null;
  const position = { xid: Number(xid), id: Number(id) };
  return Number.isSafeInteger(position.xid) && Number.isSafeInteger(position.id)
    ? { epoch, position }
    : null;
}

/** The earlier of two cursors of one epoch. */
export const earlierCursor = (one: string, other: string): string =>
  comesAfter(one, other) ? other : one;

/** Whether one cursor is after another; never if their epochs differ. */
export function comesAfter(cursor: string, other: string): boolean {
  const [one, before] = [readCursor(cursor), readCursor(other)];
  return (
    one?.epoch === before?.epoch &&
    comparePositions(one?.position ?? beginning, before?.position ?? beginning) > 0
  );
}
