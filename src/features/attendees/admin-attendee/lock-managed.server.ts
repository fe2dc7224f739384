import { signedIn, type PeopleCall } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { registeredColumns, registeredRow } from '../tell-registrant.server.ts';

const managedRow = row({ ...registeredRow, consent: 'boolean', endTime: 'timestamp' });

/** A registration for a fair that the caller runs. */
export type ManagedRow = RowOf<typeof managedRow>;

/**
 * The registrations with these ids whose fairs the caller runs; admins run every fair, coordinators
 * 6x6 fairs. Others are left out as if they didn't exist.
 *
 * @param how `hold` locks them until the transaction ends
 */
export async function lockManaged(
  tx: Queryable,
  call: Pick<PeopleCall, 'viewer'>,
  ids: readonly string[],
  how: 'look' | 'hold',
): Promise<readonly ManagedRow[]> {
  const validIds = ids.filter((id) => isUuid(id));
  if (validIds.length === 0) return [];
  return readRows(tx, managedRow)(
    `select ${registeredColumns}, t.consent, f.end_time as "endTime"
     from fair_attendee t join fair f on f.id = t.fair_id
     where t.id = any($1::uuid[]) and ($2 or f.fair_type = '6x6')
     order by t.id ${how === 'hold' ? 'for update of t' : ''}`,
    [validIds, signedIn(call).role === 'ADMINS'],
  );
}
