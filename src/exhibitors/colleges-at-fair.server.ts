import { isUuid } from '../platform/model/kinds.ts';
import type { Queryable } from '../platform/database/queryable.ts';

/**
 * The ids of the colleges that exhibit at a fair, as visitors may know them: those with a booth or a
 * registration, once the fair is public.
 */
export async function collegesAtFair(database: Queryable, fairId: string): Promise<string[]> {
  if (!isUuid(fairId)) return [];
  const { rows } = await database.query<{ college_id: string }>(
    `select college_id from fair_booth b join fair f on f.id = b.fair_id
     where f.id = $1 and f.published_at is not null
     union
     select college_id from fair_exhibitor e join fair f on f.id = e.fair_id
     where f.id = $1 and f.published_at is not null and college_id is not null`,
    [fairId],
  );
  return rows.map(({ college_id }) => college_id);
}
