import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RoomNews } from './presence-line.ts';

/**
 * Makes whoever has a page open be at a fair, in the lobby or at a booth, and tells what has been
 * heard of rooms since the page was made: the fair's own number of people, booths with their reps.
 * @param since changes whenever the loader has read anew: what was heard before is in it
 */
export function usePresence(
  fairId: string,
  since: string,
  boothId?: string,
): ReadonlyMap<string, RoomNews> {
  const [heard, setHeard] = useState({ since, rooms: new Map<string, RoomNews>() });
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
        next: (room) =>
          setHeard((before) => {
            const known = before.since === now.current.since ? before.rooms : [];
            return { since: now.current.since, rooms: new Map([...known, [room.id, room]]) };
          }),
        afresh: () => void now.current.revalidate(),
      });
    }, noop);
    return () => {
      isGone = true;
      leave?.();
    };
  }, [fairId, boothId]);
  return heard.since === since ? heard.rooms : none;
}

/** Without a line the page is as it was made. */
const noop = () => undefined;
const none: ReadonlyMap<string, RoomNews> = new Map();
