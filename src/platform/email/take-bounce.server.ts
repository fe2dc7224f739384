import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';
import { returnedMails, type BounceSettings } from './bounce-address.server.ts';
import { readReport } from './read-report.ts';
import { isUnknownRecipient } from './unknown-recipient.ts';

/** The result of a message to the bounce address. */
export type Bounce = 'returned' | 'complaint' | 'nothing';

/**
 * Processes a message to the bounce address: marks its email as returned or complained about, and
 * suppresses bulk email if the mailbox doesn't exist or the reader complains. A message that is no
 * report, or not about an email of ours, changes nothing.
 *
 * @param to the address the message was sent to, if known
 */
export async function takeBounce(
  tx: Queryable,
  world: World,
  settings: BounceSettings,
  { message, to = '' }: { readonly message: string; readonly to?: string },
): Promise<Bounce> {
  const report = readReport(message);
  const [id] = [...returnedMails(settings, to), ...returnedMails(settings, message)];
  if (!report || id === undefined) return 'nothing';
  const now = world.now();
  const { rowCount } =
    report.kind === 'returned'
      ? await tx.query(
          `with returned as (
             update mail set status = 'bounced', last_error = $2
             where id = $1 and status in ('sent', 'unknown') returning recipient
           ), hard as (
             insert into mail_suppression (address, scope, reason, created_at)
             select lower(recipient), 'all', 'hard-bounce', $3::timestamptz from returned
             where $4 and recipient <> '' on conflict do nothing
           ) select from returned`,
          [id, `Returned: ${report.status}`, now, isUnknownRecipient(report.status)],
        )
      : await tx.query(
          `with complained as (
             update mail set complained_at = coalesce(complained_at, $2)
             where id = $1 and status in ('sent', 'unknown', 'bounced') returning recipient
           ), quiet as (
             insert into mail_suppression (address, scope, reason, created_at)
             select lower(recipient), 'all', 'complaint', $2::timestamptz from complained
             where recipient <> '' on conflict do nothing
           ) select from complained`,
          [id, now],
        );
  return rowCount === 0 ? 'nothing' : report.kind;
}
