import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { doubtRooms, hearOfRoom, nothingHeard, roomsNow } from './heard-rooms.ts';
import type { RoomNews } from './presence-line.ts';

/**
 * Makes whoever has a page open be at a fair, in the lobby or at a booth, and tells what has been
 * heard of rooms since the page was opened: the fair's own number of people, booths with their reps.
 * @param since changes whenever the loader has read anew
 */
export function usePresence(
  fairId: string,
  since: string,
  boothId?: string,
): ReadonlyMap<string, RoomNews> {
  const [heard, setHeard] = useState(nothingHeard);
  const { revalidate } = useRevalidator();
  const now = useRef({ since, revalidate });
  useEffect(() => {
    now.current = { since, revalidate };
  }, [since, revalidate]);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isGone = false;
    void import('./presence-line.ts').then(({ openPresenceLine }) => {
      if (isGone) return;
      leave = openPresenceLine({
        fairId,
        ...(boothId === undefined ? {} : { boothId }),
        next: (room) => setHeard((before) => hearOfRoom(before, room)),
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
  return useMemo(() => roomsNow(heard, since), [heard, since]);
}

/** Without a line the page is as it was made. */
const noop = () => undefined;
