import type { Queryable } from '../database/queryable.ts';
import { jsonOf, readRows, textOf } from '../database/read-rows.ts';
import { conflict } from '../model/refusal.ts';
import type { World } from '../world.ts';
import { mailsOfBatch } from './count-mail.server.ts';
import type { SuppressionScope } from './suppress.server.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { mailRefusals as messages } from './mail-refusals.messages.ts';

/** `paused` and `cancelled` batches send nothing; `done`: nothing of it is left. */
export type BatchStatus = 'sending' | 'paused' | 'cancelled' | 'done';

/** Emails of a batch by outcome; a missing key means none. */
export interface BatchCount {
  readonly status: BatchStatus;
  readonly mails: Readonly<Record<string, number>>;
}

interface NewBatch {
  readonly id: string;
  /** The name of its composer. */
  readonly kind: string;
  /** Suppression scope, in addition to those who get no bulk email at all. */
  readonly scope: SuppressionScope;
}

/**
 * Opens a batch, which is sent while emails are still added (`Mailer.addToBatch`). An existing open
 * one with this id is unchanged, so that an interrupted job can start again.
 */
export async function openBatch(tx: Queryable, world: World, batch: NewBatch): Promise<void> {
  await tx.query(
    `insert into mail_batch (id, kind, scope, status, created_at)
     values ($1, $2, $3, 'sending', $4) on conflict (id) do nothing`,
    [batch.id, batch.kind, batch.scope, world.now()],
  );
}

/** Closes a batch for additions: it is done when no email of it is waiting. */
export async function sealBatch(tx: Queryable, world: World, id: string): Promise<void> {
  await tx.query('update mail_batch set sealed_at = $2 where id = $1 and sealed_at is null', [
    id,
    world.now(),
  ]);
}

/**
 * Pauses a batch. Once this is committed no further email of it is sent, not even a claimed one.
 *
 * @throws Refusal CONFLICT if it has ended
 */
export async function pauseBatch(tx: Queryable, id: string): Promise<void> {
  await changeStatus(tx, id, 'paused', ['sending', 'paused']);
}

/** Resumes a paused batch. @throws Refusal CONFLICT if it has ended */
export async function resumeBatch(tx: Queryable, id: string): Promise<void> {
  await changeStatus(tx, id, 'sending', ['paused', 'sending']);
  await tx.query('select enqueue_email(true)');
}

/**
 * Ends a batch: unsent emails never go out.
 * @throws Refusal CONFLICT if it is done
 */
export async function cancelBatch(tx: Queryable, world: World, id: string): Promise<void> {
  await changeStatus(tx, id, 'cancelled', ['sending', 'paused', 'cancelled']);
  await tx.query(
    `update mail_batch set ended_at = coalesce(ended_at, $2), sealed_at = coalesce(sealed_at, $2)
     where id = $1`,
    [id, world.now()],
  );
  await tx.query(
    `update mail set status = 'cancelled', ended_at = $2, merge = null
     where batch_id = $1 and status = 'queued'`,
    [id, world.now()],
  );
}

async function changeStatus(
  tx: Queryable,
  id: string,
  to: BatchStatus,
  from: readonly BatchStatus[],
): Promise<void> {
  const { rowCount } = await tx.query(
    'update mail_batch set status = $2 where id = $1 and status = any($3)',
    [id, to, from],
  );
  if (rowCount === 0) throw conflict(apiSentence(messages.ended));
}

/** The status of a batch; undefined if there is none. */
export async function countBatch(tx: Queryable, id: string): Promise<BatchCount | undefined> {
  const rows = await readRows(tx, {
    status: textOf<BatchStatus>(),
    mails: jsonOf<Record<string, number>>(),
  })(
    `select b.status, ${mailsOfBatch('b.id')} as mails
     from mail_batch b where b.id = $1`,
    [id],
  );
  return rows[0];
}

/** Ends the batches of which nothing waits or is on its way; returns their ids. */
export async function endDoneBatches(tx: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await readRows(tx, { id: 'text' })(
    `update mail_batch b set status = 'done', ended_at = $1
     where b.status = 'sending' and b.sealed_at is not null and not exists (
       select from mail m where m.batch_id = b.id and m.status in ('queued', 'sending'))
     returning b.id`,
    [now],
  );
  return rows.map(({ id }) => id);
}
