import type { RoomNews } from './presence-connection.ts';

/** What has been heard of rooms while a page is open. */
export interface HeardRooms {
  readonly rooms: ReadonlyMap<string, RoomNews>;
  /** Heard before something was missed: it holds until the page has been read again. */
  readonly doubted: {
    readonly rooms: ReadonlyMap<string, RoomNews>;
    /** The reading of the page in whose time it was heard. */
    readonly since: string;
  } | null;
}

/** Before anything is heard. */
export const nothingHeard: HeardRooms = { rooms: new Map(), doubted: null };

/** A room has changed. That a booth was closed counts until it is reopened. */
export const hearOfRoom = ({ rooms, doubted }: HeardRooms, room: RoomNews): HeardRooms => ({
  rooms: new Map([
    ...rooms,
    [room.id, { ...room, isClosed: room.isClosed ?? rooms.get(room.id)?.isClosed ?? null }],
  ]),
  doubted,
});

/** No one can tell what was missed: what was heard so far counts until the page is read again. */
export const doubtRooms = (heard: HeardRooms, since: string): HeardRooms => ({
  rooms: new Map(),
  doubted: { rooms: roomsNow(heard, since), since },
});

/**
 * The rooms as they are known best. What the line tells is newer than any reading of the page, which
 * may be a second old when it begins: that the page is read again takes nothing of it away.
 * @param since tells this reading of the page from others
 */
export function roomsNow(
  { rooms, doubted }: HeardRooms,
  since: string,
): ReadonlyMap<string, RoomNews> {
  return doubted?.since === since ? new Map([...doubted.rooms, ...rooms]) : rooms;
}
