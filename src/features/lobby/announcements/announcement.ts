/** The audience: everyone at the fair, families and counselors, or exhibitors. */
export const announcementAudiences = ['everyone', 'families', 'exhibitors'] as const;

export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Maximum characters of an announcement. */
export const longestAnnouncement = 500;

/** An organizer's message to people at a fair. */
export interface Announcement {
  readonly id: string;
  readonly audience: AnnouncementAudience;
  /** The session whose people receive it; null: the whole audience. */
  readonly session: number | null;
  readonly body: string;
  readonly createdAt: string;
  /** Null while it is visible. */
  readonly withdrawnAt: string | null;
}

/** Visible announcements, newest first: those in the page, and those received since. */
export function shownAnnouncements<
  One extends Pick<Announcement, 'id' | 'createdAt' | 'withdrawnAt'>,
>(loaded: readonly One[], received: readonly One[]): readonly One[] {
  const byId = new Map([...loaded, ...received].map((one) => [one.id, one]));
  return [...byId.values()]
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** The fields of an announcement that a page queries. */
export const announcementFields = 'id audience session body createdAt withdrawnAt';
