import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Registration } from '../read-registration.server.ts';

/** An open card page for the registration, or for the payment that it is part of. */
export async function openPage(
  tx: Queryable,
  { id, paymentId }: Pick<Registration, 'id' | 'paymentId'>,
): Promise<string | null> {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from checkout where state in ('made', 'open')
       and (subject = 'exhibitor' and subject_id = $1 or subject = 'payment' and subject_id = $2)
     limit 1`,
    [id, paymentId],
  );
  return rows[0]?.id ?? null;
}
