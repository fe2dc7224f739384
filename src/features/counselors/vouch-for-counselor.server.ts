import type { RedeemedLink } from '../accounts/link-token.server.ts';
import type { SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { notFound } from '../../platform/model/refusal.ts';
import type { World } from '../../platform/world.ts';
import { isConfirmedAt } from './school-confirmation/request-school-confirmation.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { schoolRefusals as messages } from './school-refusals.messages.ts';

/**
 * A confirmed counselor vouches for a colleague of the same school.
 * @throws Refusal NOT_FOUND when one of them is no longer there
 */
export async function vouchForCounselor(
  tx: Queryable,
  world: World,
  by: SignedIn,
  { payload }: RedeemedLink,
): Promise<void> {
  const rows = await readRows(tx, { schoolId: 'text' })(
    `select counselor_school_id as "schoolId" from counselor where id = $1 for update`,
    [payload['counselorId']],
  );
  const colleague = rows[0];
  if (!colleague || !(await isConfirmedAt(tx, by.email, colleague.schoolId)))
    throw notFound(apiSentence(messages.requestGone));
  await tx.query(
    'update counselor set confirmed_at = coalesce(confirmed_at, $2), updated_at = $2 where id = $1',
    [payload['counselorId'], world.now()],
  );
}
