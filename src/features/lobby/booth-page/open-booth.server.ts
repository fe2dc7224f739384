import type { Queryable } from '../../../platform/database/queryable.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { Reading } from '../conversation/read-messages.server.ts';
import type { LobbyRole } from '../entry/lobby-role.ts';
import { admissionOf } from '../entry/admission.server.ts';

/** A booth, and the caller's role there. */
export interface OpenBooth {
  readonly id: string;
  readonly fairId: string;
  readonly collegeId: string;
  readonly fair: {
    readonly slug: string;
    readonly startTime: Date;
    readonly endTime: Date;
    readonly exhibitorDeadline: Date;
    readonly cancelledAt: Date | null;
  };
  readonly standing: LobbyRole;
  /** The caller's college's booth at this fair. */
  readonly ownBoothId: string | null;
  /** When it was temporarily closed, and the note to visitors; null: it is open. */
  readonly closed: { readonly at: Date; readonly reason: string | null } | null;
  /** Its college's rep, or an admin: sees held messages, and can hide messages. */
  readonly isStaff: boolean;
  /** An organizer has muted them at the fair: they read, and don't write. */
  readonly isMuted: boolean;
}

/** The reader of a booth's messages. */
export const readingOf = (
  { id, isStaff, standing }: OpenBooth,
  viewerId: string | null,
): Reading => ({
  boothId: id,
  viewerId,
  isStaff,
  isAdmin: standing.as === 'admin',
});

const readBooth = sharedRead(
  {
    id: 'text',
    fairId: 'text',
    collegeId: 'text',
    slug: 'text',
    startTime: 'timestamp',
    endTime: 'timestamp',
    exhibitorDeadline: 'timestamp',
    cancelledAt: 'timestamp?',
    isSent: 'boolean',
    fairType: 'text',
    closedAt: 'timestamp?',
    reason: 'text?',
  },
  {
    name: 'open-booth',
    types: ['uuid'],
    text: `select b.id, b.fair_id as "fairId", b.college_id as "collegeId",
        b.booth_sent as "isSent", f.slug, f.fair_type as "fairType", f.start_time as "startTime",
        f.end_time as "endTime", f.exhibitor_deadline as "exhibitorDeadline",
        f.cancelled_at as "cancelledAt", k.closed_at as "closedAt", k.reason
      from fair_booth b join fair f on f.id = b.fair_id
      left join booth_closing k on k.id = b.id where b.id = $1`,
  },
);

/**
 * Finds a booth for someone who can enter its fair. An unpublished one exists only for its own reps
 * and admins.
 * @throws Refusal NOT_FOUND for everyone else
 */
export async function openBooth(
  on: Queryable,
  viewer: Viewer | null,
  boothId: string,
): Promise<OpenBooth> {
  const [found] = isUuid(boothId) ? await readBooth(on, [boothId]) : [];
  if (!found) throw notFound();
  const { id, fairId, collegeId, isSent, fairType, closedAt, reason, ...fair } = found;
  const entry = await mayEnter(on, viewer, { id: fairId, fairType });
  if (!entry) throw notFound();
  const isOwn =
    entry.standing.as === 'rep' && viewer?.holds['college']?.includes(collegeId) === true;
  const lobbyRole: LobbyRole = isOwn ? { as: 'rep', collegeId } : entry.standing;
  const isStaff = isOwn || lobbyRole.as === 'admin';
  if (!isSent && !isStaff) throw notFound();
  const ownBoothId = isOwn ? id : entry.boothId;
  const closed = closedAt && { at: closedAt, reason };
  return {
    id,
    fairId,
    collegeId,
    fair,
    standing: lobbyRole,
    ownBoothId,
    closed,
    isStaff,
    isMuted: entry.isMuted,
  };
}

/** A person's access to a fair, and their college's booth there. */
interface Entry {
  readonly standing: LobbyRole;
  readonly boothId: string | null;
  readonly isMuted: boolean;
}

/**
 * Whether someone can enter a fair, by the same rule as at entry, and in which role; null for
 * everyone else, for whom the inside of the fair doesn't exist. A draft and a canceled fair are
 * open to admins only. Doesn't check whether the doors are open yet, or still.
 */
async function mayEnter(
  on: Queryable,
  viewer: Viewer | null,
  fair: { readonly id: string; readonly fairType: string },
): Promise<Entry | null> {
  if (viewer?.id == null) return null;
  const { entersAs, isOpen, boothId, exclusion } = await admissionOf(on, viewer, fair);
  if (entersAs === null || (!isOpen && entersAs.as !== 'admin')) return null;
  const hasBooth = entersAs.as === 'admin' || entersAs.as === 'rep';
  return { standing: entersAs, boothId: hasBooth ? boothId : null, isMuted: exclusion === 'muted' };
}
