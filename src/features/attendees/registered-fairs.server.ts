import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';

interface Registrant {
  readonly id: string | null;
  readonly email: string;
}

/** Addresses of upcoming fairs, without `fair-`, for which any of these people are registered. */
export async function registeredFairs(
  tx: Queryable,
  people: readonly Registrant[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await readRows(tx, { slug: 'text' })(
    `select distinct f.slug from fair_attendee t join fair f on f.id = t.fair_id
     where (t.user_id = any($1) or lower(t.email) = any($2))
       and f.published_at is not null and f.cancelled_at is null and f.end_time > $3`,
    [people.flatMap(({ id }) => id ?? []), people.map(({ email }) => email.toLowerCase()), now],
  );
  return new Set(rows.map(({ slug }) => slug));
}
