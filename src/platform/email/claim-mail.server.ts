import type { Queryable } from '../database/queryable.ts';
import type { OutgoingMail, Outcome } from './carry-mail.server.ts';

/** A mail that this process, and no other, is about to carry. */
export interface ClaimedMail extends OutgoingMail {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
}

export interface Claim {
  readonly by: string;
  readonly now: Date;
  /** When the claim dies by itself: later than any attempt can last. */
  readonly until: Date;
}

/** Takes up to `count` mails that are due, codes and receipts before bulk; nobody else gets the same. */
export async function claimMail(
  tx: Queryable,
  claim: Claim,
  count: number,
): Promise<ClaimedMail[]> {
  const { rows } = await tx.query<ClaimedMail>(
    `with due as materialized (
       select id from mail where status = 'queued' and next_attempt_at <= $2
       order by bulk, next_attempt_at limit $4 for update skip locked
     )
     update mail set status = 'sending', claimed_by = $1, claimed_until = $3, attempts = attempts + 1
     from due where mail.id = due.id
     returning mail.id, kind, recipient, subject, text, html, headers, bulk, message_id, created_at, attempts`,
    [claim.by, claim.now, claim.until, count],
  );
  return rows;
}

/** Seconds until the next attempt, by the number of attempts made; after the last one it has failed. */
const backOff = [15, 60, 180, 600, 1800, 3600, 7200, 7200, 14_400, 14_400, 14_400, 14_400, 14_400];

/**
 * Writes down what became of an attempt. What has come to an end keeps its envelope and loses its
 * text: codes and links do not stay.
 */
export async function settleMail(
  tx: Queryable,
  claim: Claim,
  mail: ClaimedMail,
  outcome: Outcome,
): Promise<void> {
  if (outcome.kind === 'unknown') return settleUnknown(tx, claim, mail.id, outcome.reason);
  const wait = outcome.kind === 'later' ? backOff[mail.attempts - 1] : undefined;
  if (wait !== undefined) {
    await tx.query(
      `update mail set status = 'queued', next_attempt_at = $3, last_error = $4,
                       claimed_by = null, claimed_until = null
       where id = $1 and claimed_by = $2`,
      [mail.id, claim.by, new Date(claim.now.getTime() + wait * 1000), reasonOf(outcome)],
    );
    return;
  }
  const sent = outcome.kind === 'sent';
  await tx.query(
    `update mail set status = $3, sent_at = $4, last_error = $5, text = '', html = null, headers = '{}',
                     claimed_by = null, claimed_until = null
     where id = $1 and claimed_by = $2`,
    [mail.id, claim.by, sent ? 'sent' : 'failed', sent ? claim.now : null, reasonOf(outcome)],
  );
}

function reasonOf(outcome: Outcome): string | null {
  return outcome.kind === 'sent' ? null : outcome.reason;
}

/**
 * Finds mails whose carrier died with them in hand. Nobody knows whether those arrived: bulk stays
 * where it is, the rest goes once more under the same Message-ID, so that the reader's server can
 * tell the two for one. Both are remembered by `unknown_at`.
 */
export async function recoverMail(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `with dead as materialized (
       select id from mail where status = 'sending' and claimed_until <= $1
       order by claimed_until limit 100 for update skip locked
     )
     update mail set ${unknownColumns('$1', '$2')}
     from dead where mail.id = dead.id`,
    [now, 'The process ended during the attempt.'],
  );
  return rowCount ?? 0;
}

async function settleUnknown(
  tx: Queryable,
  claim: Claim,
  id: string,
  reason: string,
): Promise<void> {
  await tx.query(
    `update mail set ${unknownColumns('$1', '$2')} where id = $3 and claimed_by = $4`,
    [claim.now, reason, id, claim.by],
  );
}

function unknownColumns(now: string, reason: string): string {
  const over = '(bulk or unknown_at is not null)';
  return `status = case when ${over} then 'unknown' else 'queued' end,
          text = case when ${over} then '' else text end,
          html = case when ${over} then null else html end,
          headers = case when ${over} then '{}'::jsonb else headers end,
          unknown_at = coalesce(unknown_at, ${now}::timestamptz), next_attempt_at = ${now},
          last_error = ${reason}, claimed_by = null, claimed_until = null`;
}
