import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { demoFairs } from '../../fairs/demo-fairs.server.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';
import { plannedSteps, type PlannedSession } from '../session-timeline.ts';

/** One session after another, each an hour. */
const titles = [
  'Near the city',
  'Small and close',
  'Hands on',
  'Paying for college',
  'Science and labs',
  'Arts and stages',
  'First in the family',
  'Far from home',
  'Undecided? Good',
  'Sports and clubs',
  'Housing and food',
  'Applying, step by step',
];
const lengthMinutes = 60;
const turn = { first: 1, minutes: 8, perSession: 6 } as const;

/**
 * The sessions of the demo’s live fair: one is on at any time, and each starts by itself. Existing
 * sessions stay as they are; how they went is forgotten when the fair moves.
 */
export async function tendDemoSessions(tx: Queryable, world: World): Promise<void> {
  const [fair] = await readRows(tx, { start: 'timestamp', end: 'timestamp' })(
    'select start_time as start, end_time as "end" from fair where id = $1',
    [demoFairs.demo],
  );
  if (!fair) return;
  await insertRecords(
    tx,
    world,
    FairWebinar,
    [
      {
        id: demoId('webinar', 'demo'),
        fairId: demoFairs.demo,
        details: { sessions: sessionsFrom(fair, await readExhibitors(tx)) },
        webinarStatus: 'scheduled',
      },
    ],
    'ignore',
  );
  await startThemByThemselves(tx, world);
}

/** The first exhibitor, the college of the demo’s own rep, speaks in each. */
function sessionsFrom(
  { start, end }: { readonly start: Date; readonly end: Date },
  [own, ...others]: readonly string[],
): readonly (PlannedSession & { readonly number: number; readonly title: string })[] {
  const count = Math.floor((end.getTime() - start.getTime()) / (lengthMinutes * 60_000));
  const guests = turn.perSession - 1;
  return titles.slice(0, count).map((title, index) => ({
    number: index + 1,
    title,
    startTime: new Date(start.getTime() + index * lengthMinutes * 60_000).toISOString(),
    lengthMinutes,
    exhibitors: [...others.slice(index * guests, (index + 1) * guests)]
      .toSpliced(2, 0, ...(own === undefined ? [] : [own]))
      .map((exhibitorId, place) => ({
        exhibitorId,
        position: place + 1,
        startsAtMinute: turn.first + place * turn.minutes,
        lengthMinutes: turn.minutes,
      })),
  }));
}

async function readExhibitors(tx: Queryable): Promise<readonly string[]> {
  const rows = await readRows(tx, { id: 'text' })(
    `select e.id from fair_exhibitor e where e.fair_id = $1
     order by not exists (select from college_rep r join account a on a.id = r.user_id
       where r.college_id = e.college_id and a.email = 'college@demo.test'), e.id`,
    [demoFairs.demo],
  );
  return rows.map(({ id }) => id);
}

async function startThemByThemselves(tx: Queryable, world: World): Promise<void> {
  const [webinar] = await readRows(tx, {
    details: jsonOf<{
      readonly sessions: readonly (PlannedSession & { readonly number: number })[];
    }>(),
  })('select details from fair_webinar where fair_id = $1', [demoFairs.demo]);
  await tx.query(
    `delete from session_run r where r.fair_id = $1 and not exists (
       select from fair f where f.id = r.fair_id
         and r.started_at between f.start_time and f.end_time)`,
    [demoFairs.demo],
  );
  for (const session of webinar?.details.sessions ?? [])
    await tx.query(
      `insert into session_run (id, fair_id, session, started_at, steps)
       values ($1, $2, $3, $4, $5) on conflict (fair_id, session) do nothing`,
      [
        world.newId(),
        demoFairs.demo,
        session.number,
        session.startTime,
        JSON.stringify(plannedSteps(session)),
      ],
    );
}
