import type { SignedIn } from '../../accounts/people-services.ts';
import { milesBetween, type Coordinates, type Home } from '../../colleges/miles-between.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import type { FloorBooth } from './filter-floor.ts';

/** The types of the schema. */
export const distanceTypes = `
  "A booth and how far its college is from the caller’s home."
  type BoothDistance {
    boothId: ID!
    "Miles as the crow flies. The home is estimated from its ZIP code or city."
    miles: Int!
  }`;

const readHome = sharedRead(
  { postalCode: 'text?', city: 'text?', state: 'text?' },
  {
    name: 'home-at-fair',
    types: ['uuid', 'uuid', 'text', 'uuid'],
    text: `select postal_code as "postalCode", city, state from (
        select 0 as part, s.created_at, s.postal_code, s.city, s.state from student s
        where not s.deleted and $4::uuid is null and s.user_id = $2
        union all
        select 0, s.created_at, s.postal_code, s.city, s.state from student s
        where not s.deleted and s.id = $4
        union all
        select 1, t.created_at, t.postal_code, t.city, t.state from fair_attendee t
        where t.fair_id = $1 and lower(t.email) = $3
        union all
        select 1, t.created_at, t.postal_code, t.city, t.state from fair_attendee t
        where t.fair_id = $1 and t.user_id = $2
      ) home
      where postal_code is not null or (city is not null and state is not null)
      order by part, created_at desc limit 1`,
  },
);

/**
 * Where a visitor lives: the student's address for students and their parents, otherwise what the
 * caller entered when registering for this fair; null when neither says.
 */
export async function homeFor(
  on: Queryable,
  { id, email, role }: SignedIn,
  fairId: string,
  studentId: string | null,
): Promise<Home | null> {
  if (role !== 'STUDENTS' && role !== 'PARENTS' && role !== 'COUNSELORS') return null;
  const [home] = await readHome(on, [fairId, id, email.toLowerCase(), studentId]);
  return home ?? null;
}

interface BoothDistance {
  readonly boothId: string;
  readonly miles: number;
}

/** The booths whose colleges have a location, nearest first. */
export const distancesTo = (
  home: Coordinates,
  booths: readonly FloorBooth[],
): readonly BoothDistance[] =>
  booths
    .flatMap(({ id, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : { boothId: id, miles: Math.round(milesBetween(home, { latitude, longitude })) },
    )
    .sort((one, other) => one.miles - other.miles);
