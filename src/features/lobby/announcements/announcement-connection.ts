import { openLiveConnection } from '../booth-news/live-connection.ts';
import { announcementFields, type Announcement } from './announcement.ts';

interface AnnouncementConnection {
  readonly fairId: string;
  /** The cursor from which to continue. */
  readonly after: string;
  readonly next: (one: Announcement) => void;
  /** The content must be reread. */
  readonly afresh: () => void;
}

const query = `subscription ($fairId: ID!, $after: String) {
  onAnnouncement(fairId: $fairId, after: $after) { ${announcementFields} } }`;

/**
 * Subscribes to the reader's announcements at a fair.
 * @returns unsubscribes
 */
export const openAnnouncementConnection = ({
  fairId,
  after,
  next,
  afresh,
}: AnnouncementConnection) =>
  openLiveConnection<{ readonly onAnnouncement: Announcement | null }>({
    query,
    variables: { fairId },
    after,
    next({ onAnnouncement }) {
      if (onAnnouncement) next(onAnnouncement);
    },
    afresh,
    state: () => undefined,
  });
