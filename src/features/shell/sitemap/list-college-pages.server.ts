import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** The pages of all open colleges, and when their content last changed. */
export async function listCollegePages(
  database: Queryable,
): Promise<readonly { readonly path: string; readonly changedAt: Date }[]> {
  const rows = await readRows(database, { slug: 'text', changedAt: 'timestamp' })(
    `select c.slug, greatest(c.updated_at, p.updated_at) as "changedAt"
     from college c left join college_profile p on p.college_id = c.id
     where c.status = 'active' and c.slug is not null order by c.slug`,
  );
  return rows.map(({ slug, changedAt }) => ({ path: `/college-${slug}`, changedAt }));
}
