import type { SignedIn } from '../accounts/people-services.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { conflict, notFound } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from './payment-refusals.messages.ts';

/**
 * The paying college: any for ADMINS, for a rep their own once it has left its draft (a draft
 * spends nothing). Any other college does not exist for the caller.
 *
 * @throws Refusal NOT_FOUND or CONFLICT
 */
export async function readPayer(
  tx: Queryable,
  by: SignedIn,
  collegeId: string,
): Promise<{ readonly id: string; readonly name: string }> {
  const own = by.role === 'ADMINS' || by.holds['college']?.includes(collegeId) === true;
  const rows =
    own && isUuid(collegeId)
      ? await readRows(tx, { id: 'text', name: 'text', status: 'text' })(
          'select id, name, status from college where id = $1',
          [collegeId],
        )
      : [];
  const college = rows[0];
  if (!college) throw notFound(apiSentence(messages.noCollege));
  if (college.status !== 'active') throw conflict(apiSentence(messages.notApproved));
  return college;
}
