import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';
import { snakeCase } from '../../../platform/store/naming.ts';

/** Fields of its record that an exhibitor can correct until the fair ends. */
export const correctable = [
  'name',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'postalCode',
  'timeSlotNotes',
  ...[...FairExhibitor.fields.keys()].filter((field) => /^(primary|secondary)Contact/.test(field)),
];

/** Everything an exhibitor has entered. */
export async function exhibitorDetails(tx: Queryable, id: string): Promise<Values | null> {
  const columns = correctable.map((field) => `${snakeCase(field)} as "${field}"`);
  const { rows } = await tx.query(
    `select ${columns.join(', ')}, payment_data ->> 'purchaseOrderNumber' as "purchaseOrderNumber",
       payment_data -> 'billingContact' as "billingContact"
     from fair_exhibitor where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
