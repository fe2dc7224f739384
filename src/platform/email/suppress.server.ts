import { createHash } from 'node:crypto';
import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { World } from '../world.ts';

/** `all`: no bulk email at all; otherwise one of the lists people can unsubscribe from. */
export type SuppressionScope =
  'all' | 'campaigns' | 'attendees' | 'exhibitors' | 'classes' | 'reminders';

export type SuppressionReason = 'hard-bounce' | 'complaint' | 'unsubscribed' | 'by-hand';

export interface Suppression {
  readonly address: string;
  readonly scope: SuppressionScope;
  readonly reason: SuppressionReason;
}

/**
 * Suppresses bulk email to an address, ignoring case. An existing entry keeps its reason, except
 * that unsubscribing outranks a manual entry. Codes, receipts and the like are still sent, because
 * their reader requested them.
 * @returns whether the address is newly listed, or newly by the person's own choice
 */
export async function suppress(
  tx: Queryable,
  world: World,
  { address, scope, reason }: Suppression,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values (lower($1), $2, $3, $4)
     on conflict (address, scope) do update set reason = excluded.reason
       where mail_suppression.reason = 'by-hand' and excluded.reason = 'unsubscribed'`,
    [address, scope, reason, world.now()],
  );
  return rowCount === 1;
}

/**
 * Allows email of a scope again, e.g. after a new subscription.
 * @returns whether it had been suppressed
 */
export async function unsuppress(
  tx: Queryable,
  { address, scope }: Pick<Suppression, 'address' | 'scope'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `delete from mail_suppression where scope = $2 and address = any($1)`,
    [namesOf(address), scope],
  );
  return (rowCount ?? 0) > 0;
}

/** Forgets that email to an address bounced, once an email has been shown to arrive. */
export async function liftHardBounce(tx: Queryable, address: string): Promise<void> {
  await tx.query(
    `delete from mail_suppression where reason = 'hard-bounce' and address = any($1)`,
    [namesOf(address)],
  );
}

/** List keys of an address: the address itself, or its hash after erasure. */
export const namesOf = (address: string): readonly string[] => [
  address.toLowerCase(),
  `sha256:${createHash('sha256').update(address.toLowerCase()).digest('hex')}`,
];

/**
 * Whether bulk email of this scope is suppressed for an address, by `all` or by the scope itself.
 * In SQL: the function `is_suppressed(address, scope)`.
 */
export async function isSuppressed(
  tx: Queryable,
  address: string,
  scope: SuppressionScope,
): Promise<boolean> {
  const rows = await readRows(tx, { kept: 'boolean' })('select is_suppressed($1, $2) as kept', [
    address,
    scope,
  ]);
  return rows[0]?.kept ?? false;
}

/** Keeps of an address on the lists no more than its hash: for the erasure of an account. */
export async function hideSuppressed(tx: Queryable, address: string): Promise<void> {
  await tx.query(
    `with known as (delete from mail_suppression where address = lower($1) returning *)
     insert into mail_suppression (address, scope, reason, created_at)
     select 'sha256:' || encode(sha256(convert_to(address, 'UTF8')), 'hex'), scope, reason, created_at
     from known on conflict do nothing`,
    [address],
  );
}
