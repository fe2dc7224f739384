import { groupMajors } from '../colleges/group-majors.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { LiveReading } from '../platform/events/live-reading.ts';
import type { Log } from '../platform/log.ts';
import type { World } from '../platform/world.ts';
import type { FloorBooth } from './filter-floor.ts';

type Row = Omit<FloorBooth, 'subjects'> & { readonly majors: readonly string[] };

/** The booths of all fairs that are not over, in the memory of one process, by their fair and name. */
export type Floors = LiveReading<ReadonlyMap<string, readonly FloorBooth[]>>;

/** Milliseconds between two readings at least. */
const pause = 1_000;

const byName = new Intl.Collator('en').compare;

interface FloorParts {
  readonly pool: Queryable;
  readonly world: Pick<World, 'now'>;
  readonly log: Log;
  readonly followed: Promise<void>;
}

/** Opens the floors, so that somebody who comes in at the opening minute asks the database nothing. */
export const openFloors = ({ pool, world, log, followed }: FloorParts): Floors =>
  new LiveReading(
    {
      what: 'The booths of fairs',
      topics: ['Fair', 'FairBooth', 'College', 'CollegeProfile'],
      pause,
      async read() {
        const { rows } = await pool.query<Row>(
          `select b.id, b.college_id as "collegeId", b.fair_id as "fairId", c.slug, c.name, c.city,
             c.state, c.logo, coalesce(p.college_type, '{}') as "collegeType",
             coalesce(p.campus_size, '{}') as "campusSize",
             coalesce(p.campus_setting, '{}') as "campusSetting",
             coalesce(p.majors, '{}') as majors
           from fair_booth b
           join fair f on f.id = b.fair_id and f.published_at is not null
             and f.cancelled_at is null and f.end_time > $1
           join college c on c.id = b.college_id and c.status = 'active'
           left join college_profile p on p.college_id = c.id
           where b.booth_sent`,
          [world.now()],
        );
        const booths = rows.map(({ majors, ...booth }): FloorBooth => {
          return { ...booth, subjects: groupMajors(majors).map(({ title }) => title) };
        });
        return Map.groupBy(
          booths.sort((one, other) => byName(one.name, other.name)),
          ({ fairId }) => fairId,
        );
      },
    },
    log,
    followed,
  );
