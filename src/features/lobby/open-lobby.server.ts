import type pg from 'pg';
import type { HeardChange } from '../../platform/events/heard-change.ts';
import type { Log } from '../../platform/log.ts';
import type { World } from '../../platform/world.ts';
import { openAdmissions } from './entry/admission.server.ts';
import {
  openAnnouncements,
  type Announcements,
} from './announcements/open-announcements.server.ts';
import { openSessionReach, type SessionReach } from './announcements/reach-sessions.server.ts';
import { openArrivals } from './entry/arrivals.server.ts';
import { openExpected, type Expected } from './entry/expected.server.ts';
import { openFloors, type Floors } from './floor/floors.server.ts';
import { openPresence, type Presence, type PresenceRhythm } from './presence/presence.server.ts';
import { emptyRoom, openRooms, type Room, type Rooms } from './presence/rooms.server.ts';

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
  /** A person's access to a fair. */
  readonly admission: ReturnType<typeof openAdmissions>;
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
  const { pool, jobsPool, world, log, followed, onCommit, rhythm } = parts;
  const floors = openFloors({ pool, world, log, followed });
  const expected = openExpected({ pool, world, log, followed });
  const rooms = openRooms(pool, log, followed);
  const announcements = openAnnouncements(pool, log, followed);
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
    admission: openAdmissions(pool),
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
