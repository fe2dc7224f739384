import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { leadRefusals } from '../lead-list/lead-refusals.messages.ts';
import { representedBy, representedCollege } from '../shared-rows.ts';

/**
 * The college whose leads the caller may send on.
 * @throws Refusal CONFLICT while they represent none that is active
 */
export async function collegeToConnect(tx: Queryable, accountId: string): Promise<string> {
  const rows = await readRows(tx, { id: 'text' })(
    `select c.id from ${representedCollege} where ${representedBy}`,
    [accountId],
  );
  if (!rows[0]) throw conflict(apiSentence(leadRefusals.notOpen));
  return rows[0].id;
}
