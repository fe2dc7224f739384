import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { partsOf, type Audience } from '../audiences.ts';

const namedFairRow = row({ id: 'text', name: 'text' });

type NamedFair = RowOf<typeof namedFairRow>;

/** The fair of an audience; undefined for a group, and where the fair is gone. */
export async function findFair(tx: Queryable, audience: Audience): Promise<NamedFair | undefined> {
  const { fairId } = partsOf(audience);
  if (fairId === null) return undefined;
  const rows = await readRows(tx, namedFairRow)('select id, name from fair where id = $1', [
    fairId,
  ]);
  return rows[0];
}
