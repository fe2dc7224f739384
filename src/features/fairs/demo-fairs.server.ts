import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { demoId } from '../../platform/demo/demo-id.server.ts';
import { changeRecord, insertRecords } from '../../platform/store/insert-records.server.ts';
import type { World } from '../../platform/world.ts';
import { Fair } from './fair.entity.ts';
import { shiftSessions } from './fair-settings/shift-sessions.server.ts';

/** The demo's fairs by slug: `/fair-demo`, `/fair-demo-6x6`, `/fair-last-fall`. */
export const demoFairs = {
  demo: demoId('fair', 'demo'),
  'demo-6x6': demoId('fair', 'demo-6x6'),
  'last-fall': demoId('fair', 'last-fall'),
} as const;
export type DemoFair = keyof typeof demoFairs;

interface Times {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly exhibitorDeadline: Date;
  readonly registrationOpensAt: Date;
  readonly publishedAt: Date;
}

const hour = 3_600_000;
const day = 24 * hour;

const about: Readonly<
  Record<
    DemoFair,
    { readonly name: string; readonly fairType: string; readonly description: string }
  >
> = {
  demo: {
    name: 'Demo College Fair',
    fairType: 'booth',
    description:
      'Sixty colleges from all over the country have a booth here, and the doors are open now. Look around, read, ask, and talk to the people behind the desks.',
  },
  'demo-6x6': {
    name: 'Demo 6x6 Fair',
    fairType: '6x6',
    description:
      'Six colleges in each session, six minutes for each college, and time for questions at the end. Pick the sessions that interest you; all of them are recorded.',
  },
  'last-fall': {
    name: 'Last Fall’s 6x6 Fair',
    fairType: '6x6',
    description:
      'Eighteen colleges introduced themselves in three sessions last fall. Watch the recordings, or jump to the college you want to hear.',
  },
};

/** Loads the demo's fairs, with dates relative to now. */
export async function loadDemoFairs(tx: Queryable, world: World): Promise<void> {
  const times = timesOf(world.now());
  const records = Object.entries(demoFairs).map(([slug, id]) => ({
    id,
    slug,
    ...about[slug as DemoFair],
    ...times[slug as DemoFair],
    timeZone: 'America/New_York',
    createdAt: times[slug as DemoFair].publishedAt,
  }));
  await insertRecords(tx, world, Fair, records, 'ignore');
}

/**
 * Shifts the dates of the demo's fairs and their sessions forward to now; keeps all other changes
 * made since.
 */
export async function rollDemoFairs(tx: Queryable, world: World): Promise<void> {
  const times = timesOf(world.now());
  for (const [slug, id] of Object.entries(demoFairs)) {
    const next = times[slug as DemoFair];
    const rows = await readRows(tx, { startTime: 'timestamp' })(
      'select start_time as "startTime" from fair where id = $1 for update',
      [id],
    );
    const stored = rows[0];
    if (!stored || stored.startTime.getTime() === next.startTime.getTime()) continue;
    await changeRecord(tx, world, Fair, id, { ...next });
    const by = next.startTime.getTime() - stored.startTime.getTime();
    await shiftSessions(tx, id, by, world.now());
    // Participants get no notice when demo dates are shifted.
    await tx.query('delete from fair_notice where fair_id = $1 and begun_at is null', [id]);
  }
}

/**
 * One live since an hour ago; one tomorrow evening, where colleges can sign up and pay until
 * shortly before, as one session is still open; one evening last fall that is over.
 */
function timesOf(now: Date): Readonly<Record<DemoFair, Times>> {
  const thisHour = Math.floor(now.getTime() / hour) * hour;
  const today = Math.floor(now.getTime() / day) * day;
  return {
    demo: times(thisHour - hour, 12),
    'demo-6x6': times(today + day + 22 * hour, 3, 3 * hour),
    'last-fall': times(lastFall(now), 3),
  };
}

/** October 14, 22:00 UTC, of the last fall that ended at least three weeks ago. */
function lastFall(now: Date): number {
  const thisYear = Date.UTC(now.getUTCFullYear(), 9, 14, 22);
  return thisYear + 21 * day < now.getTime()
    ? thisYear
    : Date.UTC(now.getUTCFullYear() - 1, 9, 14, 22);
}

/** @param closes how long before the start college sign-up closes */
function times(start: number, hours: number, closes = 2 * day): Times {
  return {
    startTime: new Date(start),
    endTime: new Date(start + hours * hour),
    exhibitorDeadline: new Date(start - closes),
    registrationOpensAt: new Date(start - 45 * day),
    publishedAt: new Date(start - 60 * day),
  };
}
