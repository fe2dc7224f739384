import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/** A page for search engines, with its last change. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt: Date;
}

/** More fairs than any site has; the latest are listed. */
const most = 3_000;

/** The pages of all published fairs, and of published recordings. */
export async function listFairPages(database: Queryable): Promise<readonly ListedPage[]> {
  const rows = await readRows(database, {
    slug: 'text',
    changedAt: 'timestamp',
    recordings: 'timestamp?',
  })(
    `select f.slug, f.updated_at as "changedAt", w.updated_at as recordings
     from fair f
     left join fair_webinar w on w.fair_id = f.id and w.webinar_status = 'published'
     where f.published_at is not null order by f.start_time desc, f.id limit ${most}`,
  );
  return rows.flatMap(({ slug, changedAt, recordings }) => [
    { path: `/fair-${slug}`, changedAt },
    ...(recordings ? [{ path: `/fair-${slug}/recordings`, changedAt: recordings }] : []),
  ]);
}
