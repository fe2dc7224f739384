import { closingTopic } from '../../booths/close-booth.server.ts';
import { groupMajors } from '../../colleges/majors.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { differsIn, idsIn } from '../../../platform/events/heard-change.ts';
import { type FollowedParts, LiveReading } from '../../../platform/events/live-reading.ts';
import type { World } from '../../../platform/world.ts';
import type { FloorBooth } from './filter-floor.ts';

/** The booths of all fairs that are not over, in one process's memory, by fair and name. */
export type Floors = LiveReading<ReadonlyMap<string, readonly FloorBooth[]>>;

/** Minimum milliseconds between two reads. */
const pause = 1_000;

/** The college fields on a booth; other college changes are ignored. */
const shownOfCollege = ['slug', 'name', 'city', 'state', 'logo', 'status', 'latitude', 'longitude'];

const byName = new Intl.Collator('en').compare;

interface FloorParts extends FollowedParts {
  readonly world: Pick<World, 'now'>;
}

/** Opens the booth cache, so that people who enter at the opening minute cause no query. */
export function openFloors(parts: FloorParts): Floors {
  const { pool, world, log, followed, presentCursor } = parts;
  return new LiveReading<ReadonlyMap<string, readonly FloorBooth[]>>(
    {
      what: 'The booths of fairs',
      topics: ['Fair', 'FairBooth', 'College', 'CollegeAlias', 'CollegeProfile', closingTopic],
      pause,
      presentCursor,
      read: async () => byFair(await readBooths('true')),
      partly: {
        touchedBy(change) {
          if (change.topic === 'FairBooth')
            return differsIn(change, ['college_id', 'fair_id', 'booth_sent'])
              ? [['booth', String(change.body['id'])]]
              : [];
          if (change.topic === closingTopic) return [['booth', String(change.body['id'])]];
          if (change.topic === 'CollegeProfile')
            return idsIn(change, 'college_id').map((id) => ['college', id] as const);
          if (change.topic === 'College' && !differsIn(change, shownOfCollege)) return [];
          return [[change.topic === 'Fair' ? 'fair' : 'college', String(change.body['id'])]];
        },
        async read(before, touched) {
          const [booths, colleges, fairs] = ['booth', 'college', 'fair'].map((kind) => [
            ...(touched.get(kind) ?? []),
          ]);
          const rows = await readBooths(
            'b.id = any($2::uuid[]) or b.college_id = any($3::uuid[]) or b.fair_id = any($4::uuid[])',
            [booths, colleges, fairs],
          );
          const untouched = [...before.values()]
            .flat()
            .filter(
              ({ id, collegeId, fairId }) =>
                !booths?.includes(id) && !colleges?.includes(collegeId) && !fairs?.includes(fairId),
            );
          return byFair([...untouched, ...rows]);
        },
      },
    },
    log,
    followed,
  );

  /** @param which SQL: a filter for the booths `b` */
  async function readBooths(which: string, values: readonly unknown[] = []) {
    const rows = await readRows(pool, {
      id: 'text',
      name: 'text',
      slug: 'text?',
      city: 'text',
      state: 'text',
      collegeType: 'text[]',
      campusSize: 'text[]',
      campusSetting: 'text[]',
      logo: 'text?',
      aliases: 'text[]',
      latitude: 'number?',
      longitude: 'number?',
      fairId: 'text',
      collegeId: 'text',
      isClosed: 'boolean',
      majors: 'text[]',
    })(
      `select b.id, b.college_id as "collegeId", b.fair_id as "fairId", c.slug, c.name, c.city,
             c.state, c.logo, c.latitude, c.longitude, coalesce(a.aliases, '{}') as aliases,
             coalesce(p.college_type, '{}') as "collegeType",
             coalesce(p.campus_size, '{}') as "campusSize",
             coalesce(p.campus_setting, '{}') as "campusSetting",
             coalesce(p.majors, '{}') as majors,
             exists (select from booth_closing where id = b.id) as "isClosed"
           from fair_booth b
           join fair f on f.id = b.fair_id and f.published_at is not null
             and f.cancelled_at is null and f.end_time > $1
           join college c on c.id = b.college_id and c.status = 'active'
           left join college_profile p on p.college_id = c.id
           left join college_alias a on a.college_id = c.id
           where b.booth_sent and (${which})`,
      [world.now(), ...values],
    );
    return rows.map(({ majors, ...booth }): FloorBooth => {
      return { ...booth, subjects: groupMajors(majors).map(({ title }) => title) };
    });
  }
}

const byFair = (booths: readonly FloorBooth[]) =>
  Map.groupBy(
    booths.toSorted((one, other) => byName(one.name, other.name)),
    ({ fairId }) => fairId,
  );
