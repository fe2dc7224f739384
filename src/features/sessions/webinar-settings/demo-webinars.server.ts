import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { demoFairs, type DemoFair } from '../../fairs/demo-fairs.server.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';

/** Sessions of a 6x6 fair: 45 minutes each, once an hour. */
const sessionNumbers = [1, 2, 3] as const;
const lengthMinutes = 45;
/** One minute of introduction, six minutes for each of six colleges, then questions. */
const introMinutes = 1;
const turnMinutes = 6;
const perSession = 6;

const titles = ['Near the city', 'Small and close', 'Hands on'];

interface Planned {
  /** Exhibitors assigned to a session by the coordinator; the first six speak first. */
  readonly exhibitorIds: readonly string[];
  readonly start: Date;
}

/**
 * Loads the webinars of the demo's 6x6 fairs: tomorrow's with two planned sessions and an open one;
 * last fall's gets its recordings from `putDemoRecordings`.
 */
export async function loadDemoWebinars(
  tx: Queryable,
  world: World,
  exhibitors: Readonly<Record<Exclude<DemoFair, 'demo'>, readonly string[]>>,
): Promise<void> {
  const rows = await readRows(tx, { id: 'text', start: 'timestamp' })(
    'select id, start_time as start from fair where id = any($1)',
    [Object.values(demoFairs)],
  );
  const startOf = new Map(rows.map(({ id, start }) => [id, start]));
  const planned = (slug: Exclude<DemoFair, 'demo'>): Planned => ({
    exhibitorIds: exhibitors[slug],
    start: startOf.get(demoFairs[slug]) ?? world.now(),
  });
  const tomorrow = {
    id: demoId('webinar', 'demo-6x6'),
    fairId: demoFairs['demo-6x6'],
    details: details(planned('demo-6x6')),
    webinarStatus: 'scheduled',
    webinarLinks: Object.fromEntries(
      sessionNumbers.map((number) => [
        number,
        {
          join: `https://meet.demo.test/session-${number}`,
          host: `https://meet.demo.test/session-${number}?host`,
        },
      ]),
    ),
  };
  const past = {
    id: demoId('webinar', 'last-fall'),
    fairId: demoFairs['last-fall'],
    details: details(planned('last-fall')),
    webinarStatus: 'published',
  };
  await insertRecords(tx, world, FairWebinar, [tomorrow, past], 'ignore');
}

const speakersOf = (exhibitorIds: readonly string[], number: number): readonly string[] =>
  exhibitorIds.slice((number - 1) * perSession, number * perSession);

function details({ exhibitorIds, start }: Planned) {
  return {
    sessions: sessionNumbers.map((number) => ({
      number,
      title: titles[number - 1] ?? `Session ${number}`,
      startTime: new Date(start.getTime() + (number - 1) * 3_600_000).toISOString(),
      lengthMinutes,
      exhibitors: speakersOf(exhibitorIds, number).map((exhibitorId, index) => ({
        exhibitorId,
        position: index + 1,
        startsAtMinute: introMinutes + index * turnMinutes,
        lengthMinutes: turnMinutes,
      })),
      host: 'Robin Hayes',
      notes: 'Roll call ten minutes before the start.',
    })),
  };
}
