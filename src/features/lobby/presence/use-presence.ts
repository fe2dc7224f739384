import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { liveDocument, subscribe } from '../../../platform/pages/live.ts';
import { announcementFields, type Announcement } from '../announcements/announcement.ts';
import { doubtRooms, hearOfRoom, nothingHeard, roomsNow, type RoomNews } from './heard-rooms.ts';

const presence = liveDocument(`subscription Presence($fairId: ID!, $after: String) {
  onFairPresence(fairId: $fairId, after: $after) {
    id people reps { id name } isClosed announcement { ${announcementFields} }
  }
}`);

/** Updates received since the page was opened. */
interface Presence {
  readonly rooms: ReadonlyMap<string, RoomNews>;
  readonly announcements: readonly Announcement[];
}

/**
 * Marks the person with an open page as present in the lobby, and returns the updates since the
 * page was opened: the fair's number of people, booths with their reps, announcements.
 * @param since changes with each reload of the loader
 */
export function usePresence(fairId: string, since: string): Presence {
  const [heard, setHeard] = useState(nothingHeard);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const { revalidate } = useRevalidator();
  const now = useRef({ since, revalidate });
  useEffect(() => {
    now.current = { since, revalidate };
  }, [since, revalidate]);
  useEffect(
    () =>
      subscribe({
        document: presence,
        variables: { fairId },
        next({ onFairPresence: room }) {
          if (!room) return;
          const { announcement } = room;
          if (announcement) setAnnouncements((before) => [...before, announcement]);
          setHeard((before) => hearOfRoom(before, room));
        },
        refresh() {
          setHeard((before) => doubtRooms(before, now.current.since));
          void now.current.revalidate();
        },
      }),
    [fairId],
  );
  return {
    rooms: useMemo(() => roomsNow(heard, since), [heard, since]),
    announcements,
  };
}
