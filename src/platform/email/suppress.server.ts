import { createHash } from 'node:crypto';
import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';

/** `all`: no mail to many whatsoever; else one of the lists that people can leave by themselves. */
export type SuppressionScope =
  'all' | 'campaigns' | 'attendees' | 'exhibitors' | 'classes' | 'reminders';

export type SuppressionReason = 'hard-bounce' | 'complaint' | 'unsubscribed' | 'by-hand';

export interface Suppression {
  readonly address: string;
  readonly scope: SuppressionScope;
  readonly reason: SuppressionReason;
}

/**
 * Takes an address off mail to many, in any case of letters; what is suppressed already keeps its
 * reason, but that the person unsubscribed counts for more than an entry by hand. Codes, receipts and the like are sent all the same: their reader has asked for them.
 * @returns whether the address is newly on the list, or newly by the person's own wish
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
 * Lets mail of a scope through again, e.g. when somebody subscribes anew.
 * @returns whether it had been kept back
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

/** Forgets that mail to an address came back, once a letter has shown that it arrives. */
export async function liftHardBounce(tx: Queryable, address: string): Promise<void> {
  await tx.query(
    `delete from mail_suppression where reason = 'hard-bounce' and address = any($1)`,
    [namesOf(address)],
  );
}

/** Under what an address may stand on the list: as it is, or by its hash once it was erased. */
export const namesOf = (address: string): readonly string[] => [
  address.toLowerCase(),
  `sha256:${createHash('sha256').update(address.toLowerCase()).digest('hex')}`,
];

/**
 * Whether mail to many of this scope is kept from an address, by `all` or by the scope itself. In
 * SQL: the function `is_suppressed(address, scope)`.
 */
export async function isSuppressed(
  tx: Queryable,
  address: string,
  scope: SuppressionScope,
): Promise<boolean> {
  const { rows } = await tx.query<{ kept: boolean }>('select is_suppressed($1, $2) as kept', [
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
