import { openLiveConnection } from '../parts/live-connection.ts';
import { announcementFields, type Announcement } from './announcement.ts';

interface AnnouncementConnection {
  readonly fairId: string;
  /** From where to go on. */
  readonly after: string;
  readonly next: (one: Announcement) => void;
  /** What is shown has to be read afresh. */
  readonly afresh: () => void;
}

const query = `subscription ($fairId: ID!, $after: String) {
  onAnnouncement(fairId: $fairId, after: $after) { ${announcementFields} } }`;

/**
 * Follows what is announced to the reader at a fair.
 * @returns ends it
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
