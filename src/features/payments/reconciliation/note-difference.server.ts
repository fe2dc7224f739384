import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';

/** Possible differences within our books, and between them and the provider's. */
export const differenceKinds = [
  'other amount',
  'not paid at the provider',
  'unknown at the provider',
  'unknown here',
  'other refunds',
  'refund not carried out',
  'credits not entered',
  'credits not taken back',
  'sum of credits',
  'paid twice',
  'paid for nothing',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** The columns of {@link Difference}. */
export const differenceRow = row({
  kind: textOf<DifferenceKind>(),
  /** The id of its subject. */
  subject: 'text',
  details: jsonOf<Readonly<Record<string, string | number | null>>>(),
});

/** A discrepancy, for the operator; ids and figures, no names. */
export type Difference = RowOf<typeof differenceRow>;

/** Stores a difference until reconciliation finds it resolved. */
export async function noteDifference(
  tx: Queryable,
  world: World,
  kind: DifferenceKind,
  subject: string,
  details: Difference['details'],
): Promise<void> {
  await tx.query(
    `insert into payment_difference (kind, subject, details, found_at) values ($1, $2, $3, $4)
     on conflict (kind, subject) do update set details = excluded.details`,
    [kind, subject, JSON.stringify(details), world.now()],
  );
}

/** Deletes a resolved one. */
export async function forgetDifference(
  tx: Queryable,
  kind: DifferenceKind,
  subject: string,
): Promise<void> {
  await tx.query('delete from payment_difference where kind = $1 and subject = $2', [
    kind,
    subject,
  ]);
}
