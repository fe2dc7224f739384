import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';

/** Days for which an emailed link opens a registration. */
export const linkDays = 60;

/**
 * Makes a link to a registration for an email of the same transaction: 128 random bits, stored as a
 * hash, single-use.
 */
export async function issueExhibitorLink(
  tx: Queryable,
  world: World,
  exhibitorId: string,
): Promise<string> {
  const token = Buffer.from(world.randomBytes(16)).toString('base64url');
  const now = world.now();
  await tx.query(
    `insert into exhibitor_link (hash, exhibitor_id, created_at, expires_at)
     values ($1, $2, $3, $4)`,
    [hashOf(token), exhibitorId, now, new Date(now.getTime() + linkDays * 86_400_000)],
  );
  return token;
}

/** Opens one, once: of concurrent calls one gets the id of the registration, the others null. */
export async function openExhibitorLink(
  tx: Queryable,
  world: World,
  token: string,
): Promise<string | null> {
  const rows = await readRows(tx, { id: 'text' })(
    `update exhibitor_link set opened_at = $2
     where hash = $1 and opened_at is null and expires_at > $2 returning exhibitor_id as id`,
    [hashOf(token), world.now()],
  );
  return rows[0]?.id ?? null;
}

/** Deletes expired ones. */
export async function sweepExhibitorLinks(tx: Queryable, world: World): Promise<void> {
  await tx.query('delete from exhibitor_link where expires_at <= $1', [world.now()]);
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
