import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { hideSuppressed } from '../../../platform/email/suppress.server.ts';
import type { World } from '../../../platform/world.ts';

/** Days in which someone who left a newsletter can return by the link in an old email. */
const daysToComeBack = 30;

/**
 * Deletes unconfirmed newsletter requests, and name, address and link of people who left one thirty
 * days ago: the suppression list keeps the hash of the address. Returns how many subscriptions were
 * deleted. For an hourly job.
 */
export async function sweepNewsletter(tx: Queryable, world: World): Promise<number> {
  const now = world.now();
  const { rowCount } = await tx.query(
    'delete from newsletter_subscription where confirmed_at is null and token_expires_at <= $1',
    [now],
  );
  const rows = await readRows(tx, { address: 'text' })(
    `with gone as (
       delete from newsletter_subscription n using mail_suppression s
       where s.address = n.address and s.scope = n.list and s.created_at <= $2
         and coalesce(n.token_expires_at, $1) <= $1
       returning n.address, n.list
     ), links as (
       delete from unsubscribe_link l using gone g where l.address = g.address and l.scope = g.list
     )
     select address from gone`,
    [now, new Date(now.getTime() - daysToComeBack * 86_400_000)],
  );
  for (const { address } of rows) await hideSuppressed(tx, address);
  return (rowCount ?? 0) + rows.length;
}
