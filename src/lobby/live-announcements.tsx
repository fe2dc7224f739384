import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { AnnouncementList } from './announcements/announcement-list.tsx';
import { shownAnnouncements, type Announcement } from './announcements/announcement.ts';

/** What was announced to someone at a fair, as `heardAnnouncements` answers it. */
interface Announced {
  readonly fairId: string;
  readonly items: readonly Announcement[];
  readonly cursor: string;
}

interface LiveAnnouncementsProps {
  readonly announced: Announced;
  /** Absent: of all sessions that the reader has to do with. */
  readonly session?: number;
  /** The page as it is read again when no one can tell what was missed; its loader answers `announced`. */
  readonly page: string;
  readonly zone: string;
  readonly now: string;
}

/** What the organizer announces to those who come to a session, or to everyone, as it is announced: where the page doesn’t count its reader as being at the fair. */
export function LiveAnnouncements(props: LiveAnnouncementsProps) {
  const { announced, session, page, zone, now } = props;
  const { fairId, cursor } = announced;
  const [heard, setHeard] = useState<readonly Announcement[]>([]);
  const again = useFetcher<{ readonly announced: Announced | null }>();
  const from = useRef(cursor);
  const read = useRef(() => again.load(page));
  useEffect(() => {
    read.current = () => again.load(page);
  }, [again, page]);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isGone = false;
    void import('./announcements/announcement-connection.ts').then(
      ({ openAnnouncementConnection }) => {
        if (isGone) return;
        leave = openAnnouncementConnection({
          fairId,
          after: from.current,
          next: (one) => setHeard((before) => [...before, one]),
          afresh: () => void read.current(),
        });
      },
      noop,
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [fairId]);
  const known = again.data?.announced?.items ?? announced.items;
  const own = shownAnnouncements(known, heard).filter(
    (one) => session === undefined || one.session === null || one.session === session,
  );
  return <AnnouncementList announcements={own} zone={zone} now={now} />;
}

/** Without a line the page is as it was made. */
const noop = () => undefined;
