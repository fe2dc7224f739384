import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { conflict, type Refusal } from '../../platform/model/refusal.ts';
import { leadRefusals } from './lead-list/lead-refusals.messages.ts';
import { representedBy, representedCollege } from './shared-rows.ts';

/** The active college that an account represents; null without one. */
export async function openCollege(on: Queryable, accountId: string): Promise<string | null> {
  const rows = await readRows(on, { id: 'text' })(
    `select c.id from ${representedCollege} where ${representedBy}`,
    [accountId],
  );
  return rows[0]?.id ?? null;
}

/** The refusal of an export by someone without an active college. */
export const notOpen = (): Refusal => conflict(apiSentence(leadRefusals.notOpen));
