import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import type { Change } from '../../../platform/events/feed.ts';
import { idsIn } from '../../../platform/events/heard-change.ts';
import { type FollowedParts, LiveReading } from '../../../platform/events/live-reading.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { AnnouncementAudience } from './announcement.ts';
import type { SessionReach } from './reach-sessions.server.ts';

/** The topic for their changes. */
export const announcementTopic = 'FairAnnouncement';

/** The columns of {@link AnnouncementRow}. */
export const announcementRow = row({
  id: 'text',
  fairId: 'text',
  audience: textOf<AnnouncementAudience>(),
  session: 'number?',
  body: 'text',
  createdAt: 'timestamp',
  withdrawnAt: 'timestamp?',
});

/** An announcement as stored on the server. */
export type AnnouncementRow = RowOf<typeof announcementRow>;

/** The announcements of each fair that are not withdrawn, in one process's memory. */
export type Announcements = LiveReading<ReadonlyMap<string, readonly AnnouncementRow[]>>;

/** Minimum milliseconds between two reads. */
const pause = 1_000;

/** Opens the announcements cache, so that people who enter at the opening minute cause no query. */
export const openAnnouncements = ({
  pool,
  log,
  followed,
  presentCursor,
}: FollowedParts): Announcements =>
  new LiveReading<ReadonlyMap<string, readonly AnnouncementRow[]>>(
    {
      what: 'The announcements of fairs',
      topics: [announcementTopic],
      pause,
      presentCursor,
      read: () => readAnnouncements(pool, null),
      partly: {
        touchedBy: (change) => idsIn(change, 'fair_id').map((id) => ['fair', id] as const),
        async read(before, touched) {
          const fairs = [...(touched.get('fair') ?? [])];
          const untouched = [...before].filter(([id]) => !fairs.includes(id));
          return new Map([...untouched, ...(await readAnnouncements(pool, fairs))]);
        },
      },
    },
    log,
    followed,
  );

/** SQL: the columns of an announcement `a`. */
export const announcementSql = `a.id, a.fair_id as "fairId", a.audience, a.session, a.body,
  a.created_at as "createdAt", a.withdrawn_at as "withdrawnAt"`;

/** @param fairs null: all fairs */
export async function readAnnouncements(on: Queryable, fairs: readonly string[] | null) {
  const rows = await readRows(on, announcementRow)(
    `select ${announcementSql} from fair_announcement a
     where a.withdrawn_at is null and ($1::uuid[] is null or a.fair_id = any($1))
     order by a.created_at desc, a.id`,
    [fairs],
  );
  const byFair = new Map<string, AnnouncementRow[]>();
  for (const row of rows) byFair.set(row.fairId, [...(byFair.get(row.fairId) ?? []), row]);
  return byFair;
}

/** A person's audience; admins receive everything. */
const audienceOf = ({ role }: Pick<Viewer, 'role'>): AnnouncementAudience => {
  if (role === 'ADMINS' || role === 'ADMINS6X6') return 'everyone';
  return role === 'COLLEGES' ? 'exhibitors' : 'families';
};

/** Whether an announcement is for a person's role; for one to a session, that is not enough. */
export function isFor(audience: unknown, viewer: Pick<Viewer, 'role'>): boolean {
  const own = audienceOf(viewer);
  return audience === 'everyone' || own === 'everyone' || audience === own;
}

/** A fair's announcements for a person. */
export async function announcementsFor(
  all: readonly AnnouncementRow[],
  viewer: Viewer,
  reaches: SessionReach,
): Promise<readonly AnnouncementRow[]> {
  const own = all.filter(({ audience }) => isFor(audience, viewer));
  const [one] = own.filter(({ session }) => session !== null);
  // Most fairs have no such announcements, and then there is no lookup.
  const reached = one ? await reaches(viewer, one.fairId) : new Set<string>();
  return own.filter(({ id, session }) => session === null || reached.has(id));
}

/** Groups people by how they see an announcement's change: session attendance needs a lookup. */
export function announcementClass(viewer: Viewer, change: Change): string {
  const session = (change.after ?? change.before)?.['session'];
  const own = audienceOf(viewer);
  return session == null || own === 'everyone'
    ? `announcements:${own}`
    : `person:${String(viewer.id)}`;
}

/**
 * The update of an announcement for a person; null if it is not for them.
 * @param reaches whether an announcement to a session reaches the person
 */
export async function announcementIn(
  change: Change,
  viewer: Viewer,
  reaches: SessionReach,
): Promise<AnnouncementRow | null> {
  const row = change.after ?? change.before;
  if (!row || !isFor(row['audience'], viewer)) return null;
  const fairId = String(row['fair_id']);
  const session = typeof row['session'] === 'number' ? row['session'] : null;
  const isReached = session === null || (await reaches(viewer, fairId)).has(change.id);
  if (!isReached) return null;
  const date = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
  const createdAt = date(row['created_at']);
  if (!createdAt) return null;
  return {
    id: change.id,
    fairId,
    session,
    audience: row['audience'] as AnnouncementAudience,
    body: String(row['body']),
    createdAt,
    // A deleted announcement is hidden, too.
    withdrawnAt: change.after === null ? createdAt : date(row['withdrawn_at']),
  };
}
