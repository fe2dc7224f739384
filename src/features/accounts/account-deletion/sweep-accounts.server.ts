import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';

const day = 24 * 3_600_000;

/** Days for which an address that was never confirmed keeps its account. */
const unconfirmedDays = 30;

/** Days for which a link token is kept after its end. */
const linkDays = 30;

/** How many rows of each kind a sweep took away. */
export interface Swept {
  readonly sessions: number;
  readonly codes: number;
  readonly links: number;
  readonly accounts: number;
}

/**
 * Deletes what has ended: sessions, codes a day after their end (until then the error says that
 * the code has expired), link tokens a month after theirs, and accounts whose address no one has
 * ever confirmed. For a job of once an hour.
 */
export async function sweepAccounts(tx: Queryable, world: World): Promise<Swept> {
  const now = world.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const remove = async (statement: string, before: Date): Promise<number> =>
    (await tx.query(statement, [before])).rowCount ?? 0;
  return {
    sessions: await remove('delete from session where expires_at < $1', now),
    codes:
      (await remove('delete from verification where expires_at < $1', ago(1))) +
      (await remove('delete from passkey_challenge where expires_at < $1', now)) +
      (await remove('delete from mailed_code where expires_at < $1', ago(1))),
    links: await remove('delete from link_token where expires_at < $1', ago(linkDays)),
    // Invited accounts are someone's link already and wait for their owner.
    accounts: await remove(
      `delete from account where created_at < $1 and not email_verified and deleted_at is null
         and not must_set_password`,
      ago(unconfirmedDays),
    ),
  };
}
