import type { Queryable } from '../../../platform/database/queryable.ts';
import { partsOf, type Audience } from '../audiences.ts';

interface NamedFair {
  readonly id: string;
  readonly name: string;
}

/** The fair of an audience; undefined for a group, and where the fair is gone. */
export async function findFair(tx: Queryable, audience: Audience): Promise<NamedFair | undefined> {
  const { fairId } = partsOf(audience);
  if (fairId === null) return undefined;
  const { rows } = await tx.query<NamedFair>('select id, name from fair where id = $1', [fairId]);
  return rows[0];
}
