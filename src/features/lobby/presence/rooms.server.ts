import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { type FollowedParts, LiveReading } from '../../../platform/events/live-reading.ts';
import { roomTopic } from '../access-changes.ts';
import { queueTopic } from '../queue/queue-line.server.ts';

/** A rep at their own booth. */
export interface PresentRep {
  /** CollegeRep id. */
  readonly id: string;
  readonly name: string;
}

const roomRow = row({
  /** The booth id; the fair id for its lobby. */
  id: 'text',
  fairId: 'text',
  /** In a booth: its visitors. In the lobby: everyone at the fair, in any room. */
  people: 'number',
  reps: jsonOf<readonly PresentRep[]>(),
  /** People who wait for a call; null: no line is open. */
  waiting: 'number?',
});

/** The people in a room. Attendees are a number and never names. */
export type Room = RowOf<typeof roomRow>;

/** All rooms with people in them, in one process's memory, by id. */
export type Rooms = LiveReading<ReadonlyMap<string, Room>>;

/** Minimum milliseconds between two reads. */
const pause = 1_000;

/** Opens the rooms cache. */
export const openRooms = ({ pool, log, followed, presentCursor }: FollowedParts): Rooms =>
  new LiveReading<ReadonlyMap<string, Room>>(
    {
      what: 'Who is at fairs',
      topics: [roomTopic, queueTopic],
      pause,
      presentCursor,
      read: () => readRooms(pool, null),
      partly: {
        touchedBy: ({ body }) => [['room', String(body['id'])]],
        async read(before, touched) {
          const changed = touched.get('room') ?? new Set();
          const untouched = [...before].filter(([id]) => !changed.has(id));
          return new Map([...untouched, ...(await readRooms(pool, [...changed]))]);
        },
      },
    },
    log,
    followed,
  );

/** @param ids null: all rooms */
async function readRooms(pool: Queryable, ids: readonly string[] | null) {
  const rows = await readRows(pool, roomRow)(
    `select r.id, r.fair_id as "fairId", r.people, r.reps,
       case when q.is_open then (select count(*)::int from jsonb_array_elements(q.line) e
         where e ->> 'state' in ('waiting', 'busy')) end as waiting
     from presence_room r left join booth_queue q on q.id = r.id
     where $1::uuid[] is null or r.id = any($1)`,
    [ids],
  );
  return new Map(rows.map((room) => [room.id, room]));
}

/** An empty room. */
export const emptyRoom = (id: string, fairId: string): Room => ({
  id,
  fairId,
  people: 0,
  reps: [],
  waiting: null,
});
