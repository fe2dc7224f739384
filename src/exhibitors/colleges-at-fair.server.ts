import type { Queryable } from '../platform/database/queryable.ts';

/**
 * The colleges that everybody may know to exhibit at a fair: those that signed up and whose payment
 * neither failed nor was given back. None for a fair that is not published or was cancelled.
 */
export async function collegesAtFair(
  database: Queryable,
  fairId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await database.query<{ college_id: string }>({
    name: 'colleges-at-fair',
    text: `
      select distinct e.college_id from fair_exhibitor e join fair f on f.id = e.fair_id
      where e.fair_id = $1 and e.college_id is not null
        and e.payment_status not in ('failed', 'refunded')
        and f.published_at <= $2 and f.cancelled_at is null`,
    values: [fairId, now],
  });
  return rows.map(({ college_id }) => college_id);
}
