import type { Queryable } from '../../database/queryable.ts';
import { readRows } from '../../database/read-rows.ts';
import type { Outcome } from '../transport.server.ts';
import type { ClaimedMail } from './claim-mail.server.ts';
import { forgetMails } from '../forget-mail.server.ts';

/** Seconds until the next attempt, by the number of attempts made; after the last one it has failed. */
const backOff = [15, 60, 180, 600, 1800, 3600, 7200, 7200, 14_400, 14_400, 14_400, 14_400, 14_400];

/** Seconds until it is tried again when our credentials are refused: often enough, and no attack. */
const untrustedWait = 300;

/**
 * Seconds after which an undelivered email fails, however few attempts count (RFC 5321, 4.5.4.1).
 */
const longestWait = 5 * 86_400;

/** An email and its outcome. */
export interface Settlement {
  readonly mail: ClaimedMail;
  readonly outcome: Outcome;
}

interface Verdict {
  readonly id: string;
  readonly claim: string;
  readonly status: 'queued' | 'sent' | 'failed' | 'unknown' | 'suppressed';
  readonly nextAt: Date | null;
  readonly reason: string | null;
  readonly doubt: boolean;
  /** The attempt does not count: nothing was tried. */
  readonly untried: boolean;
  readonly hard: boolean;
  /** Was put off until it was given up: its text stays until it is swept, for an operator to send. */
  readonly keeps: boolean;
  readonly batchId: string | null;
}

/**
 * Records the outcomes of attempts together, except those whose claim has expired, which another
 * process has by now. What is tried again gets a job. A finished email keeps its envelope and loses its text, unless that is to be
 * stored: codes and links don't stay. A mailbox that doesn't exist gets no more bulk email.
 */
export async function settleMail(
  tx: Queryable,
  now: Date,
  settlements: readonly Settlement[],
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<void> {
  const verdicts = settlements.map((settlement) => judge(settlement, now));
  const waiting = verdicts.filter(({ status }) => status === 'queued');
  const rows = await readRows(tx, { id: 'text', forgotten: 'boolean' })({
    name: 'settle-mail',
    text: `with told as (
       select * from unnest($1::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::text[],
         $7::boolean[], $8::boolean[], $9::boolean[], $12::boolean[])
         as t(id, claim, status, next_at, reason, doubt, untried, hard, keeps)
     ), batch as materialized (
       select id from mail_batch where id = any($10) and status = 'cancelled' order by id for share
     ), ended as (
       select t.*, case when t.status = 'queued' and m.batch_id in (select id from batch)
           then 'cancelled' else t.status end as final,
         -- One job sends all bulk email that comes due together.
         m.bulk and row_number() over (
           partition by m.bulk, m.batch_id, t.status, t.next_at) > 1 as joins
       from told t join mail m on m.id = t.id and m.claimed_by = t.claim
     ), settled as (
       update mail m set status = e.final, last_error = e.reason,
         next_attempt_at = coalesce(e.next_at, m.next_attempt_at),
         attempts = m.attempts - e.untried::integer,
         sent_at = case when e.final = 'sent' then $2::timestamptz end,
         ended_at = case when e.final <> 'queued' then $2::timestamptz end,
         unknown_at = case when e.doubt then coalesce(m.unknown_at, $2) else m.unknown_at end,
         text = case when e.final = 'queued' or e.keeps or $11 then m.text else '' end,
         html = case when e.final = 'queued' or e.keeps or $11 then m.html end,
         headers = case when e.final = 'queued' or e.keeps or $11 then m.headers else '{}' end,
         calendar = case when e.final = 'queued' or e.keeps or $11 then m.calendar end,
         attachment = case when e.final = 'queued' or e.keeps or $11 then m.attachment end,
         merge = case when e.final = 'queued' then m.merge end,
         claimed_by = null, claimed_until = null, begun_at = null
       from ended e where m.id = e.id and m.claimed_by = e.claim
       returning m.id, m.recipient, e.hard,
         m.forgotten or (m.forget_after and e.final <> 'queued') as forgotten,
         case when e.final = 'queued' and not e.joins
           then enqueue_email(m.bulk, coalesce(e.next_at - $2::timestamptz, '0')) end
     ), bounced as (
       insert into mail_suppression (address, scope, reason, created_at)
       select distinct lower(recipient), 'all', 'hard-bounce', $2::timestamptz from settled
       where hard and not forgotten on conflict do nothing
     )
     select id, forgotten from settled`,
    values: [
      verdicts.map(({ id }) => id),
      now,
      verdicts.map(({ claim }) => claim),
      verdicts.map(({ status }) => status),
      verdicts.map(({ nextAt }) => nextAt),
      verdicts.map(({ reason }) => reason),
      verdicts.map(({ doubt }) => doubt),
      verdicts.map(({ untried }) => untried),
      verdicts.map(({ hard }) => hard),
      [...new Set(waiting.map(({ batchId }) => batchId).filter((id) => id !== null))],
      keep,
      verdicts.map(({ keeps }) => keeps),
    ],
  });
  const forgotten = rows.filter((row) => row.forgotten).map(({ id }) => id);
  if (forgotten.length > 0) await forgetMails(tx, forgotten);
}

function judge({ mail, outcome }: Settlement, now: Date): Verdict {
  const verdict: Verdict = {
    id: mail.id,
    claim: mail.claim,
    status: 'sent',
    nextAt: null,
    reason: 'reason' in outcome ? outcome.reason : null,
    doubt: false,
    untried: false,
    hard: false,
    keeps: false,
    batchId: mail.batch_id,
  };
  switch (outcome.kind) {
    case 'sent':
      return verdict;
    case 'suppressed':
      return { ...verdict, status: 'suppressed' };
    case 'held':
      return { ...verdict, status: 'queued', untried: true };
    case 'never':
      return { ...verdict, status: 'failed', hard: outcome.recipientUnknown ?? false };
    case 'unknown': {
      // Bulk email is not resent; others are resent once under the same Message-ID, so that the
      // reader's server can recognize the duplicate.
      const over = mail.bulk || mail.doubted;
      return { ...verdict, doubt: true, status: over ? 'unknown' : 'queued', nextAt: now };
    }
    case 'later': {
      const untried = outcome.untrusted ?? false;
      const wait = untried ? untrustedWait : backOff[mail.attempts - 1];
      const tooOld = now.getTime() - mail.created_at.getTime() > longestWait * 1000;
      if (wait === undefined || tooOld) return { ...verdict, status: 'failed', keeps: true };
      const nextAt = new Date(now.getTime() + wait * 1000);
      return { ...verdict, status: 'queued', nextAt, untried };
    }
  }
}
