import type { Queryable } from '../platform/database/queryable.ts';
import type { Refusal } from '../platform/model/refusal.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import type { AttendeeCall } from './attendee-services.ts';
import {
  fullRefusal,
  refuseClosed,
  refuseUnknownSessions,
  type FairDesk,
} from './fair-desk.server.ts';
import { registeredColumns, tellRegistrant, type Registered } from './tell-registrant.server.ts';

/** A registration belongs to whose address it has: an account stands behind it only with its own. */
export const isOwnAddress = (viewer: Viewer | null, email: string): boolean =>
  viewer?.email?.toLowerCase() === email;

/**
 * Lets somebody in at the desk of a fair, through whichever door: while it is open, where there is a
 * place, once. Row and mail are one transaction. Who is registered already is told so by mail only,
 * and whoever calls is told the same as if the registration were new.
 *
 * @param write makes the record where none is standing, and gives its id and what else the mail tells
 * @returns why there is no place, to be thrown once the mail to who has one already is written down
 * @throws Refusal CONFLICT where the fair is closed or full, BAD_USER_INPUT for unknown sessions
 */
export async function admitAttendee(
  tx: Queryable,
  context: Pick<AttendeeCall, 'services' | 'world' | 'viewer'>,
  desk: FairDesk,
  asking: Registered,
  write: (standing: Registered | null) => Promise<Pick<Registered, 'id' | 'seenBy'>>,
): Promise<Refusal | null> {
  const { attending, email } = asking;
  const { sessions } = desk;
  refuseClosed(desk, context.world.now());
  refuseUnknownSessions(desk, attending);
  const standing = await standingOf(tx, desk.id, email);
  // Asked of everybody: at a full fair the answer would tell else whose address is registered.
  const isOwn = standing !== null && isOwnAddress(context.viewer, email);
  const refusal = isOwn ? null : await fullRefusal(tx, desk, attending);
  if (refusal && !standing) throw refusal;
  const written = await write(standing);
  if (standing) await tellRegistrant(tx, context, standing, 'again', sessions);
  else await tellRegistrant(tx, context, { ...asking, ...written }, 'done', sessions);
  return refusal;
}

/**
 * The registration of an address, one of them apart; until the transaction ends nobody else makes one.
 */
export async function standingOf(
  tx: Queryable,
  fairId: string,
  email: string,
  except: string | null = null,
): Promise<Registered | null> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('registrant:' || $1 || ' ' || $2, 0))`,
    [fairId, email],
  );
  const { rows } = await tx.query<Registered>(
    `select ${registeredColumns} from fair_attendee t
     where t.fair_id = $1 and lower(t.email) = $2 and t.id is distinct from $3
     order by t.created_at, t.id limit 1`,
    [fairId, email, except],
  );
  return rows[0] ?? null;
}
