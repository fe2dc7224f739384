import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Announcement } from '../announcements/announcement.ts';
import { doubtRooms, hearOfRoom, nothingHeard, roomsNow } from './heard-rooms.ts';
import type { RoomNews } from './presence-connection.ts';

/** Updates received since the page was opened. */
interface Presence {
  readonly rooms: ReadonlyMap<string, RoomNews>;
  readonly announcements: readonly Announcement[];
}

/**
 * Marks the person with an open page as present at the fair, in the lobby or at a booth, and
 * returns the updates since the page was opened: the fair's number of people, booths with their
 * reps, announcements.
 * @param since changes with each reload of the loader
 */
export function usePresence(fairId: string, since: string, boothId?: string): Presence {
  const [heard, setHeard] = useState(nothingHeard);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const { revalidate } = useRevalidator();
  const now = useRef({ since, revalidate });
  useEffect(() => {
    now.current = { since, revalidate };
  }, [since, revalidate]);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isGone = false;
    void import('./presence-connection.ts').then(({ openPresenceConnection }) => {
      if (isGone) return;
      leave = openPresenceConnection({
        fairId,
        ...(boothId === undefined ? {} : { boothId }),
        next(room) {
          const { announcement } = room;
          if (announcement) setAnnouncements((before) => [...before, announcement]);
          setHeard((before) => hearOfRoom(before, room));
        },
        afresh: () => {
          setHeard((before) => doubtRooms(before, now.current.since));
          void now.current.revalidate();
        },
      });
    }, noop);
    return () => {
      isGone = true;
      leave?.();
    };
  }, [fairId, boothId]);
  return {
    rooms: useMemo(() => roomsNow(heard, since), [heard, since]),
    announcements,
  };
}

/** Without a connection, the page stays as it was loaded. */
const noop = () => undefined;
