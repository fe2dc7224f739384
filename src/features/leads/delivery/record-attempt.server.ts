import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';
import type { Outcome } from './send-leads.server.ts';

interface Attempt extends Outcome {
  readonly isTest: boolean;
  readonly leads: number;
  readonly gone: number;
}

/** Days of failures after which sending pauses. */
const patienceDays = 3;

/** Minutes between two attempts at most; they double from one. */
const longestWait = 60;

/**
 * Records an attempt. A success, also of a test, ends failures and a pause, and lets leads be sent at
 * once. After a failure the next attempt waits longer; a failed test changes nothing.
 */
export async function recordAttempt(
  tx: Queryable,
  world: World,
  webhookId: string,
  { isTest, leads, gone, status, problem }: Attempt,
): Promise<void> {
  const now = world.now();
  // Locked first: it may have been removed meanwhile.
  const { rowCount } = await tx.query('select from lead_webhook where id = $1 for update', [
    webhookId,
  ]);
  if (!rowCount) return;
  await tx.query(
    `insert into lead_webhook_attempt (id, webhook_id, at, is_test, leads, gone, status, problem)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [world.newId(), webhookId, now, isTest, leads, gone, status, problem],
  );
  if (problem === null)
    await tx.query(
      `update lead_webhook set last_success_at = $2, failing_since = null, failures = 0,
         next_attempt_at = $2, paused_at = null where id = $1`,
      [webhookId, now],
    );
  else if (!isTest)
    await tx.query(
      `update lead_webhook set failing_since = coalesce(failing_since, $2), failures = failures + 1,
         next_attempt_at = $2::timestamptz
           + make_interval(mins => least(${longestWait}, power(2, least(failures, 10)))::int),
         paused_at = case
           when failing_since <= $2::timestamptz - interval '${patienceDays} days' then $2 end
       where id = $1`,
      [webhookId, now],
    );
}
