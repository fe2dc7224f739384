import type { Queryable } from '../platform/database/queryable.ts';
import { LiveReading } from '../platform/events/live-reading.ts';
import type { Log } from '../platform/log.ts';

/** A rep who is at the own booth. */
export interface PresentRep {
  /** Of the CollegeRep. */
  readonly id: string;
  readonly name: string;
}

/** Who is in a room. Attendees are a number and never names. */
export interface Room {
  /** The booth; the fair for its lobby. */
  readonly id: string;
  readonly fairId: string;
  /** In a booth: its visitors. In the lobby: everyone at the fair, in whatever room. */
  readonly people: number;
  readonly reps: readonly PresentRep[];
}

/** All rooms with someone in them, in the memory of one process, by their id. */
export type Rooms = LiveReading<ReadonlyMap<string, Room>>;

/** The topic of their changes. */
export const roomTopic = 'FairPresence';

/** Milliseconds between two readings at least. */
const pause = 1_000;

/** Opens the rooms; `followed` ends when every change from then on will be heard. */
export const openRooms = (pool: Queryable, log: Log, followed: Promise<void>): Rooms =>
  new LiveReading<ReadonlyMap<string, Room>>(
    {
      what: 'Who is at fairs',
      topics: [roomTopic],
      pause,
      read: () => readRooms(pool, null),
      partly: {
        touchedBy: ({ body }) => [['room', String(body['id'])]],
        async read(before, touched) {
          const changed = touched.get('room') ?? new Set();
          const kept = [...before].filter(([id]) => !changed.has(id));
          return new Map([...kept, ...(await readRooms(pool, [...changed]))]);
        },
      },
    },
    log,
    followed,
  );

/** @param ids null: all of them */
async function readRooms(pool: Queryable, ids: readonly string[] | null) {
  const { rows } = await pool.query<Room>(
    `select id, fair_id as "fairId", people, reps from presence_room
     where $1::uuid[] is null or id = any($1)`,
    [ids],
  );
  return new Map(rows.map((room) => [room.id, room]));
}

/** A room in which no one is. */
export const emptyRoom = (id: string, fairId: string): Room => ({
  id,
  fairId,
  people: 0,
  reps: [],
});
