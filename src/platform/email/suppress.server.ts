import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';

/** `all`: no mail to many whatsoever; else one of the lists that people can leave by themselves. */
export type SuppressionScope = 'all' | 'campaigns' | 'attendees' | 'exhibitors';

export type SuppressionReason = 'hard-bounce' | 'complaint' | 'unsubscribed' | 'by-hand';

export interface Suppression {
  readonly address: string;
  readonly scope: SuppressionScope;
  readonly reason: SuppressionReason;
}

/**
 * Takes an address off mail to many, in any case of letters; what is suppressed already keeps its
 * reason. Codes, receipts and the like are sent all the same: their reader has asked for them.
 * @returns whether the address is newly on the list
 */
export async function suppress(
  tx: Queryable,
  world: World,
  { address, scope, reason }: Suppression,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values (lower($1), $2, $3, $4) on conflict do nothing`,
    [address, scope, reason, world.now()],
  );
  return rowCount === 1;
}

/** Lets mail of a scope through again, e.g. when somebody subscribes anew. */
export async function unsuppress(
  tx: Queryable,
  { address, scope }: Pick<Suppression, 'address' | 'scope'>,
): Promise<void> {
  await tx.query(
    `delete from mail_suppression where scope = $2
       and address in (lower($1), 'sha256:' || encode(sha256(convert_to(lower($1), 'UTF8')), 'hex'))`,
    [address, scope],
  );
}

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
