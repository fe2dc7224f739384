import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { differsIn, idsIn } from '../../../platform/events/heard-change.ts';
import { LiveReading } from '../../../platform/events/live-reading.ts';
import type { Log } from '../../../platform/log.ts';
import type { World } from '../../../platform/world.ts';

/** The number of registrations for each public fair that has not ended, in one process's memory. */
export type Expected = LiveReading<ReadonlyMap<string, number>>;

/** Minimum milliseconds between two reads: an approximate number is enough. */
const pause = 30_000;

interface ExpectedParts {
  readonly pool: Queryable;
  readonly world: World;
  readonly log: Log;
  /** Resolves when all later changes will be received. */
  readonly followed: Promise<void>;
}

/** Opens the cache of expected numbers. */
export function openExpected({ pool, world, log, followed }: ExpectedParts): Expected {
  return new LiveReading<ReadonlyMap<string, number>>(
    {
      what: 'How many are expected at fairs',
      topics: ['FairAttendee'],
      pause,
      read: () => count(null),
      partly: {
        touchedBy: (change) =>
          differsIn(change, ['fair_id'])
            ? idsIn(change, 'fair_id').map((id) => ['fair', id] as const)
            : [],
        async read(before, touched) {
          const fairs = [...(touched.get('fair') ?? [])];
          const kept = [...before].filter(([id]) => !fairs.includes(id));
          return new Map([...kept, ...(await count(fairs))]);
        },
      },
    },
    log,
    followed,
  );

  /** @param fairs null: all fairs */
  async function count(fairs: readonly string[] | null) {
    const rows = await readRows(pool, { id: 'text', registered: 'number' })(
      `select f.id, count(*)::int as registered
       from fair f join fair_attendee t on t.fair_id = f.id
       where f.published_at is not null and f.end_time > $1
         and ($2::uuid[] is null or f.id = any($2)) group by f.id`,
      [world.now(), fairs],
    );
    return new Map(rows.map(({ id, registered }) => [id, registered]));
  }
}
