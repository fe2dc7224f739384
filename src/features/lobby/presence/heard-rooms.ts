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

/** What a page has heard of a room; undefined: not who is there. */
export interface HeardRoom extends Pick<RoomNews, 'id' | 'isClosed' | 'line'> {
  readonly people: number | undefined;
  readonly reps: RoomNews['reps'] | undefined;
}

/** Room updates received while a page is open. */
export interface HeardRooms {
  readonly rooms: ReadonlyMap<string, HeardRoom>;
  /** Received before a gap: it applies until the page has been reloaded. */
  readonly doubted: {
    readonly rooms: ReadonlyMap<string, HeardRoom>;
    /** The page load during which it was received. */
    readonly since: string;
  } | null;
}

/** The state before any update. */
export const nothingHeard: HeardRooms = { rooms: new Map(), doubted: null };

/**
 * A room has changed. A closed booth stays closed until it is reopened, and a line as it was. News of
 * a line or of a closing may be older about who is there, so it says nothing of that.
 */
export function hearOfRoom({ rooms, doubted }: HeardRooms, news: RoomNews): HeardRooms {
  const known = rooms.get(news.id);
  const { people, reps } = (news.line ?? news.isClosed ?? null) === null ? news : (known ?? noOne);
  const room = {
    id: news.id,
    people,
    reps,
    isClosed: news.isClosed ?? known?.isClosed ?? null,
    line: news.line ?? known?.line ?? null,
  };
  return { rooms: new Map([...rooms, [news.id, room]]), doubted };
}

const noOne = { people: undefined, reps: undefined };

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
): ReadonlyMap<string, HeardRoom> {
  return doubted?.since === since ? new Map([...doubted.rooms, ...rooms]) : rooms;
}
