import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { liveDocument, subscribe } from '../../platform/pages/live.ts';
import { AnnouncementList } from './announcements/announcement-list.tsx';
import {
  announcementFields,
  shownAnnouncements,
  type Announcement,
} from './announcements/announcement.ts';

const announcementNews = liveDocument(`subscription ($fairId: ID!, $after: String) {
  onAnnouncement(fairId: $fairId, after: $after) { ${announcementFields} } }`);

/** A person's announcements at a fair, as `heardAnnouncements` returns them. */
interface Announced {
  readonly fairId: string;
  readonly items: readonly Announcement[];
  readonly cursor: string;
}

interface LiveAnnouncementsProps {
  readonly announced: Announced;
  /** Absent: for all sessions relevant to the reader. */
  readonly session?: number;
  /** The page to reload after a gap; its loader returns `announced`. */
  readonly page: string;
  readonly zone: string;
  readonly now: string;
}

/** Live announcements for a session or everyone, where the page doesn’t count as presence. */
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
  useEffect(
    () =>
      subscribe({
        document: announcementNews,
        variables: { fairId },
        after: from.current,
        next({ onAnnouncement: one }) {
          if (one) setHeard((before) => [...before, one]);
        },
        refresh: () => void read.current(),
      }),
    [fairId],
  );
  const loaded = again.data?.announced?.items ?? announced.items;
  const own = shownAnnouncements(loaded, heard).filter(
    (one) => session === undefined || one.session === null || one.session === session,
  );
  return <AnnouncementList announcements={own} zone={zone} now={now} />;
}
