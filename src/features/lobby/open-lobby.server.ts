import type pg from 'pg';
import { type HeardChange, differsIn, idsIn } from '../../platform/events/heard-change.ts';
import type { Log } from '../../platform/log.ts';
import type { World } from '../../platform/world.ts';
import { admissionOf, type Admission, type OpenFair } from './entry/admission.server.ts';
import type { Viewer } from '../../platform/model/viewer.ts';
import {
  openAnnouncements,
  type Announcements,
} from './announcements/open-announcements.server.ts';
import { openSessionReach, type SessionReach } from './announcements/reach-sessions.server.ts';
import { openFloors, type Floors } from './floor/floors.server.ts';
import { openPresence, type Presence, type PresenceRhythm } from './presence/presence.server.ts';
import { emptyRoom, openRooms, type Room, type Rooms } from './presence/rooms.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { LiveReading } from '../../platform/events/live-reading.ts';
import { hasOrFindsSeat } from '../attendees/spots.server.ts';
import { transaction } from '../../platform/database/transaction.server.ts';
import { groupCalls } from '../../platform/database/group-calls.ts';
import { earlierCursor } from '../../platform/events/cursor.ts';

/** A person who enters a fair. */
interface Arrival {
  readonly fairId: string;
  readonly accountId: string;
  /** Lowercase. */
  readonly email: string;
  readonly at: Date;
}

interface ArrivalParts {
  readonly pool: pg.Pool;
  /** Called when someone has been recorded. */
  readonly onCommit: () => void;
}

/** SQL: who enters, and which of their registrations are for the fair and give access. */
const coming = `
  with a as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[])
      with ordinality as a (fair_id, account_id, email, at, place)
    where not exists (select from fair_exclusion x where x.fair_id = a.fair_id
      and x.account_id = a.account_id and x.kind = 'removed' and x.lifted_at is null)
  ), own as (
    select a.place, a.at, t.id from a
    join fair_attendee t on t.fair_id = a.fair_id and t.user_id = a.account_id
      and ${hasOrFindsSeat('t')}
    union
    select a.place, a.at, t.id from a
    join fair_attendee t on t.fair_id = a.fair_id and lower(t.email) = a.email
      and ${hasOrFindsSeat('t')}
  )`;

/**
 * Creates the function that records a person's arrival, once per registration, and returns when it
 * first happened; null without a registration. Arrivals during a write are batched: in the opening
 * minute there are hundreds, in one transaction.
 */
function openArrivals({
  pool,
  onCommit,
}: ArrivalParts): (arrival: Arrival) => Promise<Date | null> {
  const write = groupCalls(async (arrivals: readonly Arrival[]) => {
    const values = [
      arrivals.map(({ fairId }) => fairId),
      arrivals.map(({ accountId }) => accountId),
      arrivals.map(({ email }) => email),
      arrivals.map(({ at }) => at),
    ];
    const rows = await transaction(pool, async (tx) => {
      // Locked in a fixed order: two processes may record the same people.
      await tx.query(
        `${coming}, held as (
           select t.id from fair_attendee t where t.id in (select id from own)
             and t.entered_at is null order by t.id for update
         )
         update fair_attendee t set entered_at = first.at, updated_at = first.at
         from (select id, min(at) as at from own where id in (select id from held) group by id) first
         where t.id = first.id and t.entered_at is null`,
        values,
      );
      // In a separate statement, which sees people just recorded by another process.
      return readRows(tx, { place: 'number', entered: 'timestamp?' })(
        `${coming} select own.place, min(t.entered_at) as entered
         from own join fair_attendee t on t.id = own.id group by own.place`,
        values,
      );
    });
    onCommit();
    return new Map(
      rows.flatMap(({ place, entered }) => {
        const arrival = arrivals[place - 1];
        return arrival ? [[arrival, entered] as const] : [];
      }),
    );
  });
  return async (arrival) => (await write(arrival)).get(arrival) ?? null;
}

/** The number of registrations for each public fair that has not ended, in one process's memory. */
type Expected = LiveReading<ReadonlyMap<string, number>>;

/** Minimum milliseconds between two reads: an approximate number is enough. */
const pause = 30_000;

interface ExpectedParts {
  readonly pool: Queryable;
  readonly world: World;
  readonly log: Log;
  /** Resolves when all later changes will be received. */
  readonly followed: Promise<void>;
}

/** Opens the cache of expected numbers. */
function openExpected({ pool, world, log, followed }: ExpectedParts): Expected {
  return new LiveReading<ReadonlyMap<string, number>>(
    {
      what: 'How many are expected at fairs',
      topics: ['FairAttendee'],
      pause,
      read: () => count(null),
      partly: {
        touchedBy: (change) =>
          differsIn(change, ['fair_id'])
            ? idsIn(change, 'fair_id').map((id) => ['fair', id] as const)
            : [],
        async read(before, touched) {
          const fairs = [...(touched.get('fair') ?? [])];
          const untouched = [...before].filter(([id]) => !fairs.includes(id));
          return new Map([...untouched, ...(await count(fairs))]);
        },
      },
    },
    log,
    followed,
  );

  /** @param fairs null: all fairs */
  async function count(fairs: readonly string[] | null) {
    const rows = await readRows(pool, { id: 'text', registered: 'number' })(
      `select f.id, count(*)::int as registered
       from fair f join fair_attendee t on t.fair_id = f.id
       where f.published_at is not null and f.end_time > $1
         and ($2::uuid[] is null or f.id = any($2)) group by f.id`,
      [world.now(), fairs],
    );
    return new Map(rows.map(({ id, registered }) => [id, registered]));
  }
}

interface LobbyParts {
  readonly pool: pg.Pool;
  /** Where presence is written: readers must not delay it. */
  readonly jobsPool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  /** Resolves when all later changes will be received. */
  readonly followed: Promise<void>;
  /** Called when this process has published presence. */
  readonly onCommit: () => void;
  readonly presentCursor: () => Promise<string>;
  readonly rhythm?: Partial<PresenceRhythm> | undefined;
}

/** What live fairs need in every process. */
export interface Lobby {
  readonly floors: Floors;
  readonly expected: Expected;
  readonly rooms: Rooms;
  /** Announcements that are not withdrawn, by fair. */
  readonly announcements: Announcements;
  /** The check for which session announcements reach someone. */
  readonly sessionReach: SessionReach;
  readonly presence: Presence;
  /**
   * The cursor of this moment: following from it misses nothing of what is read afterwards, and what
   * is committed in between is told twice.
   */
  readonly presentCursor: () => Promise<string>;
  /**
   * The same for what is read from this process's memory, which is up to a second behind: who is
   * where, booths, announcements.
   */
  readonly floorCursor: () => Promise<string>;
  /** A person's access to a fair. */
  readonly admission: (
    viewer: Viewer,
    fair: Pick<OpenFair, 'id' | 'fairType'>,
  ) => Promise<Admission>;
  /** Records that someone has entered; returns when that first happened. */
  readonly arrive: ReturnType<typeof openArrivals>;
  /** Who is at a booth, or at a fair: for pages, with the id of either. */
  present(roomId: string, fairId: string): Promise<Room>;
  hear(changes: readonly HeardChange[]): void;
  rebuild(): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens this process's lobby. */
export function openLobby(parts: LobbyParts): Lobby {
  const { pool, jobsPool, world, log, followed, onCommit, presentCursor, rhythm } = parts;
  const floors = openFloors({ pool, world, log, followed, presentCursor });
  const expected = openExpected({ pool, world, log, followed });
  const rooms = openRooms({ pool, log, followed, presentCursor });
  const announcements = openAnnouncements({ pool, log, followed, presentCursor });
  const presence = openPresence({
    pool: jobsPool,
    world,
    log,
    onCommit,
    ...(rhythm ? { rhythm } : {}),
  });
  return {
    floors,
    expected,
    rooms,
    announcements,
    sessionReach: openSessionReach(pool),
    presence,
    presentCursor,
    async floorCursor() {
      const cursors = await Promise.all([floors, rooms, announcements].map((one) => one.cursor()));
      return cursors.reduce(
        (earliest: string, cursor) => earlierCursor(earliest, cursor ?? earliest),
        await presentCursor(),
      );
    },
    admission: (viewer, fair) => admissionOf(pool, viewer, fair),
    arrive: openArrivals({ pool, onCommit }),
    present: async (roomId, fairId) => (await rooms.get()).get(roomId) ?? emptyRoom(roomId, fairId),
    hear(changes) {
      floors.hear(changes);
      expected.hear(changes);
      rooms.hear(changes);
      announcements.hear(changes);
    },
    rebuild() {
      floors.rebuild();
      expected.rebuild();
      rooms.rebuild();
      announcements.rebuild();
    },
    async settled() {
      await Promise.all([floors.settled(), rooms.settled(), announcements.settled()]);
    },
    async close() {
      await presence.close();
      await Promise.all([floors.close(), expected.close(), rooms.close(), announcements.close()]);
    },
  };
}
