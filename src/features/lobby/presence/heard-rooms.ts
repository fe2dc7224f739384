/** The people in a room, as `onFairPresence` reports them. */
export interface RoomNews {
  readonly id: string;
  readonly people: number;
  readonly reps: readonly { readonly id: string; readonly name: string }[];
  /** An admin just closed or reopened a booth; null: neither. */
  readonly isClosed?: boolean | null;
  /** The line for calls has changed: people who wait, null while it is closed. Null: no news of it. */
  readonly line?: { readonly waiting: number | null } | null;
}

/** Room updates received while a page is open. */
export interface HeardRooms {
  readonly rooms: ReadonlyMap<string, RoomNews>;
  /** Received before a gap: it applies until the page has been reloaded. */
  readonly doubted: {
    readonly rooms: ReadonlyMap<string, RoomNews>;
    /** The page load during which it was received. */
    readonly since: string;
  } | null;
}

/** The state before any update. */
export const nothingHeard: HeardRooms = { rooms: new Map(), doubted: null };

/** A room has changed. A closed booth stays closed until it is reopened, and a line as it was. */
export const hearOfRoom = ({ rooms, doubted }: HeardRooms, room: RoomNews): HeardRooms => ({
  rooms: new Map([
    ...rooms,
    [
      room.id,
      {
        ...room,
        isClosed: room.isClosed ?? rooms.get(room.id)?.isClosed ?? null,
        line: room.line ?? rooms.get(room.id)?.line ?? null,
      },
    ],
  ]),
  doubted,
});

/** After a gap, updates received so far apply until the page is reloaded. */
export const doubtRooms = (received: HeardRooms, since: string): HeardRooms => ({
  rooms: new Map(),
  doubted: { rooms: roomsNow(received, since), since },
});

/**
 * The best known state of the rooms. Live updates are newer than any page load, which may be a
 * second old on arrival: reloading the page discards none of them.
 * @param since distinguishes this page load from others
 */
export function roomsNow(
  { rooms, doubted }: HeardRooms,
  since: string,
): ReadonlyMap<string, RoomNews> {
  return doubted?.since === since ? new Map([...doubted.rooms, ...rooms]) : rooms;
}
