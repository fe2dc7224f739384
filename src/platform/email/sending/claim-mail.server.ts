import type { Queryable } from '../../database/queryable.ts';
import { jsonOf, nullable, readRows, type ColumnsOf } from '../../database/read-rows.ts';
import type { OutgoingMail } from '../transport.server.ts';

const claimedMailRow: ColumnsOf<ClaimedMail> = {
  kind: 'text',
  attempts: 'number',
  claim: 'text',
  batch_id: 'text?',
  merge: nullable(jsonOf()),
  doubted: 'boolean',
  suppressed: 'boolean',
  id: 'text',
  recipient: 'text',
  subject: 'text',
  text: 'text',
  html: 'text?',
  headers: jsonOf(),
  calendar: nullable(jsonOf()),
  attachment: nullable(jsonOf()),
  bulk: 'boolean',
  message_id: 'text',
  created_at: 'timestamp',
};

/** An email that only this process is about to send. */
export interface ClaimedMail extends OutgoingMail {
  readonly kind: string;
  readonly attempts: number;
  /** The claim: outcomes count only while it is valid. */
  readonly claim: string;
  /** Of one of many: its batch, and what is put into the text. */
  readonly batch_id: string | null;
  readonly merge: Readonly<Record<string, unknown>> | null;
  /** It is unknown whether an earlier attempt arrived. */
  readonly doubted: boolean;
  /** The reader, or their server, has meanwhile ruled out sending. */
  readonly suppressed: boolean;
}

export interface Claim {
  /** A new id each time, so that a claim that has died is not taken for the next of its process. */
  readonly id: string;
  readonly now: Date;
  /** When a claim expires: later than any attempt can last. */
  readonly until: Date;
}

const claimed = `mail.id, mail.kind, recipient, subject, text, html, headers, calendar, attachment, bulk,
  message_id, mail.created_at, attempts, batch_id, merge, unknown_at is not null as doubted, claimed_by as claim`;

/** Claims up to `count` single emails exclusively. */
export async function claimPromptMail(
  tx: Queryable,
  claim: Claim,
  count: number,
): Promise<ClaimedMail[]> {
  return readRows(
    tx,
    claimedMailRow,
  )({
    name: 'claim-prompt-mail',
    text: `with due as materialized (
       select id from mail
       where status = 'queued' and batch_id is null and not bulk and next_attempt_at <= $2
       order by next_attempt_at limit $4 for update skip locked
     )
     update mail set status = 'sending', claimed_by = $1, claimed_until = $3, attempts = attempts + 1
     from due where mail.id = due.id
     returning ${claimed}, false as suppressed`,
    values: [claim.id, claim.now, claim.until, count],
  });
}

/**
 * Claims up to `count` bulk emails: from active batches that this process can compose, in turn, so
 * that a small batch does not wait for a big one.
 */
export async function claimBulkMail(
  tx: Queryable,
  claim: Claim,
  count: number,
  kinds: readonly string[],
): Promise<ClaimedMail[]> {
  return readRows(
    tx,
    claimedMailRow,
  )({
    name: 'claim-bulk-mail',
    text: `with open as materialized (
       select id, scope from mail_batch where status = 'sending' and kind = any($5)
       order by id for share
     ), single as materialized (
       select id from mail
       where status = 'queued' and batch_id is null and bulk and next_attempt_at <= $2
       order by next_attempt_at limit $4 for update skip locked
     ), batched as materialized (
       select id, scope from (
         select m.id, o.scope, row_number() over (partition by o.id) as turn
         from open o cross join lateral (
           select id from mail
           where batch_id = o.id and status = 'queued' and next_attempt_at <= $2
           order by next_attempt_at limit $4 for update skip locked
         ) m
       ) turns order by turn limit $4
     ), due as materialized (
       (select id, 'all' as scope from single union all select id, scope from batched) limit $4
     )
     update mail set status = 'sending', claimed_by = $1, claimed_until = $3, attempts = attempts + 1
     from due where mail.id = due.id
     returning ${claimed}, is_suppressed(recipient, due.scope) as suppressed`,
    values: [claim.id, claim.now, claim.until, count, kinds],
  });
}

/**
 * Records that emails are about to be sent, and returns those that may be: not those whose claim
 * has expired, whose batch is paused, or whose reader has been erased. A crash after this leaves
 * doubt; before it, none. Each gets the date of its first permission, which is its Date header,
 * also on a resend.
 */
export async function beginMail(
  tx: Queryable,
  { now, until }: Pick<Claim, 'now' | 'until'>,
  mails: readonly ClaimedMail[],
): Promise<ReadonlyMap<ClaimedMail, Date>> {
  const rows = await readRows(tx, { id: 'text', claim: 'text', dated_at: 'timestamp' })({
    name: 'begin-mail',
    text: `with batch as materialized (
       select id, status from mail_batch
       where id in (select batch_id from mail where id = any($3)) order by id for share
     )
     update mail m set begun_at = $1, claimed_until = $2, dated_at = coalesce(m.dated_at, $1)
     from unnest($3::uuid[], $4::uuid[]) as t(id, claim)
     where m.id = t.id and m.claimed_by = t.claim and m.status = 'sending' and not m.forgotten
       and (m.batch_id is null or exists (
         select from batch b where b.id = m.batch_id and b.status = 'sending'))
     returning m.id, t.claim, m.dated_at`,
    values: [now, until, mails.map(({ id }) => id), mails.map(({ claim }) => claim)],
  });
  const dates = new Map(rows.map(({ id, claim, dated_at: date }) => [`${id} ${claim}`, date]));
  return new Map(
    mails.flatMap((mail) => {
      const date = dates.get(`${mail.id} ${mail.claim}`);
      return date ? [[mail, date]] : [];
    }),
  );
}
