import { useEffect, useMemo, useRef, useState } from 'react';
import { AboutCard } from '../about-visitor/about-card.tsx';
import { AnnouncementList } from '../announcements/announcement-list.tsx';
import {
  shownAnnouncements,
  announcementFields,
  type Announcement,
} from '../announcements/announcement.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import type { VisitData } from './load-visit.ts';
import { useReloadAt } from './use-reload-at.ts';
import { Floor } from '../floor/floor.tsx';
import { StudentChoice } from './student-choice.tsx';
import { BagPlace } from '../bag/bag-place.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LobbySessions } from './lobby-sessions.tsx';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';
import css from './lobby.module.css';
import { liveDocument, subscribe } from '../../../platform/pages/live.ts';
import {
  doubtRooms,
  hearOfRoom,
  nothingHeard,
  roomsNow,
  type HeardRoom,
} from '../presence/heard-rooms.ts';

const presence = liveDocument(`subscription Presence($fairId: ID!, $after: String) {
  onFairPresence(fairId: $fairId, after: $after) {
    id people reps { id name } isClosed line { waiting } announcement { ${announcementFields} }
  }
}`);

/** Updates received since the page was opened. */
interface Presence {
  readonly rooms: ReadonlyMap<string, HeardRoom>;
  readonly announcements: readonly Announcement[];
}

/**
 * Marks the person with an open page as present in the lobby, and returns the updates since the
 * page was opened: the fair's number of people, booths with their reps, announcements.
 */
function usePresence({ fairId, cursor, now: since }: VisitData): Presence {
  const [heard, setHeard] = useState(nothingHeard);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const refresh = useRefresh();
  const from = useRef(cursor);
  /** Changes with each reload of the loader. */
  const now = useRef({ since });
  useEffect(() => {
    now.current = { since };
  }, [since]);
  useEffect(
    () =>
      subscribe({
        document: presence,
        variables: { fairId },
        after: from.current,
        next({ onFairPresence: room }) {
          if (!room) return;
          const { announcement } = room;
          if (announcement) setAnnouncements((before) => [...before, announcement]);
          setHeard((before) => hearOfRoom(before, room));
        },
        refresh() {
          setHeard((before) => doubtRooms(before, now.current.since));
          refresh();
        },
      }),
    [fairId, refresh],
  );
  return {
    rooms: useMemo(() => roomsNow(heard, since), [heard, since]),
    announcements,
  };
}

/** A live fair: who is here, sessions, booths, and the visitor's own bag. */
export function Lobby({ data }: { readonly data: VisitData }) {
  const { fair, fairId, now, bag, floor } = data;
  const { rooms, announcements } = usePresence(data);
  // When the fair ends, the page reloads and shows the thank-you page.
  useReloadAt(fair.endTime, now, data.jitterWindow);
  return (
    <>
      <LobbyHead data={data} people={Math.max(1, rooms.get(fairId)?.people ?? data.people)} />
      <Wrap className={css.news}>
        <AnnouncementList
          announcements={shownAnnouncements(data.announcements, announcements)}
          zone={fair.timeZone}
          now={now}
        />
      </Wrap>
      <LobbySessions data={data} />
      <Wrap className={css.page}>
        <AboutCard data={data} />
        <StudentChoice data={data} />
        {floor && <Floor data={data} floor={floor} rooms={rooms} />}
      </Wrap>
      {bag && <BagPlace data={data} bag={bag} />}
    </>
  );
}
