/** To whom something is announced: everyone at the fair, families and counselors, or exhibitors. */
export const announcementAudiences = ['everyone', 'families', 'exhibitors'] as const;

export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Characters of an announcement. */
export const longestAnnouncement = 500;

/** Something the organizer told people at a fair. */
export interface Announcement {
  readonly id: string;
  readonly audience: AnnouncementAudience;
  /** The session to whose people it goes; null: everyone of the audience. */
  readonly session: number | null;
  readonly body: string;
  readonly createdAt: string;
  /** Null while it is shown. */
  readonly withdrawnAt: string | null;
}

/** Those that are shown now, the newest first: the page's own, and what has been heard since. */
export function shownAnnouncements<
  One extends Pick<Announcement, 'id' | 'createdAt' | 'withdrawnAt'>,
>(known: readonly One[], heard: readonly One[]): readonly One[] {
  const byId = new Map([...known, ...heard].map((one) => [one.id, one]));
  return [...byId.values()]
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** What a page asks of an announcement. */
export const announcementFields = 'id audience session body createdAt withdrawnAt';
