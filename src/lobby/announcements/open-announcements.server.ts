import type { Queryable } from '../../platform/database/queryable.ts';
import type { Change } from '../../platform/events/feed.ts';
import { idsIn } from '../../platform/events/heard-change.ts';
import { LiveReading } from '../../platform/events/live-reading.ts';
import type { Log } from '../../platform/log.ts';
import type { Viewer } from '../../platform/model/viewer.ts';
import type { AnnouncementAudience } from './announcement.ts';
import type { SessionReach } from './reach-sessions.server.ts';

/** The topic of their changes. */
export const announcementTopic = 'FairAnnouncement';

/** An announcement as the server knows it. */
export interface AnnouncementRow {
  readonly id: string;
  readonly fairId: string;
  readonly audience: AnnouncementAudience;
  readonly session: number | null;
  readonly body: string;
  readonly createdAt: Date;
  readonly withdrawnAt: Date | null;
}

/** The announcements of each fair that are not withdrawn, in the memory of one process. */
export type Announcements = LiveReading<ReadonlyMap<string, readonly AnnouncementRow[]>>;

/** Milliseconds between two readings at least. */
const pause = 1_000;

/** Opens the announcements, so that people who enter at the opening minute do not ask the database. */
export const openAnnouncements = (
  pool: Queryable,
  log: Log,
  followed: Promise<void>,
): Announcements =>
  new LiveReading<ReadonlyMap<string, readonly AnnouncementRow[]>>(
    {
      what: 'The announcements of fairs',
      topics: [announcementTopic],
      pause,
      read: () => readAnnouncements(pool, null),
      partly: {
        touchedBy: (change) => idsIn(change, 'fair_id').map((id) => ['fair', id] as const),
        async read(before, touched) {
          const fairs = [...(touched.get('fair') ?? [])];
          const kept = [...before].filter(([id]) => !fairs.includes(id));
          return new Map([...kept, ...(await readAnnouncements(pool, fairs))]);
        },
      },
    },
    log,
    followed,
  );

/** SQL: the columns of an announcement `a`. */
export const announcementSql = `a.id, a.fair_id as "fairId", a.audience, a.session, a.body,
  a.created_at as "createdAt", a.withdrawn_at as "withdrawnAt"`;

/** @param fairs null: all of them */
export async function readAnnouncements(on: Queryable, fairs: readonly string[] | null) {
  const { rows } = await on.query<AnnouncementRow>(
    `select ${announcementSql} from fair_announcement a
     where a.withdrawn_at is null and ($1::uuid[] is null or a.fair_id = any($1))
     order by a.created_at desc, a.id`,
    [fairs],
  );
  const byFair = new Map<string, AnnouncementRow[]>();
  for (const row of rows) byFair.set(row.fairId, [...(byFair.get(row.fairId) ?? []), row]);
  return byFair;
}

/** Which audience a person belongs to; admins hear everything. */
const audienceOf = ({ role }: Pick<Viewer, 'role'>): AnnouncementAudience => {
  if (role === 'ADMINS' || role === 'ADMINS6X6') return 'everyone';
  return role === 'COLLEGES' ? 'exhibitors' : 'families';
};

/** Whether an announcement is for people of a person's role; of one to a session it is not all. */
export function isFor(audience: unknown, viewer: Pick<Viewer, 'role'>): boolean {
  const own = audienceOf(viewer);
  return audience === 'everyone' || own === 'everyone' || audience === own;
}

/** Those of a fair's announcements that are for a person. */
export async function announcementsFor(
  all: readonly AnnouncementRow[],
  viewer: Viewer,
  reaches: SessionReach,
): Promise<readonly AnnouncementRow[]> {
  const own = all.filter(({ audience }) => isFor(audience, viewer));
  const [one] = own.filter(({ session }) => session !== null);
  // Most fairs have none of these, and then no one is looked up.
  const reached = one ? await reaches(viewer, one.fairId) : new Set<string>();
  return own.filter(({ id, session }) => session === null || reached.has(id));
}

/** What tells people apart in view of a change of an announcement: who comes to a session is asked. */
export function announcementClass(viewer: Viewer, change: Change): string {
  const session = (change.after ?? change.before)?.['session'];
  const own = audienceOf(viewer);
  return session == null || own === 'everyone'
    ? `announcements:${own}`
    : `person:${String(viewer.id)}`;
}

/**
 * What a change of an announcement is to a person; null where it is not for them.
 * @param reaches whether one that goes to a session reaches the person
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
    // One that was deleted is shown no longer, either.
    withdrawnAt: change.after === null ? createdAt : date(row['withdrawn_at']),
  };
}
