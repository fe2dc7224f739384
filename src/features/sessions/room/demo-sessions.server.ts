import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { demoEmail } from '../../accounts/demo-accounts.ts';
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
 * @param staffed the booths with demo reps, who answer: two of them speak in each
 */
export async function tendDemoSessions(
  tx: Queryable,
  world: World,
  staffed: readonly string[],
): Promise<void> {
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
        details: { sessions: sessionsFrom(fair, await readExhibitors(tx, staffed)) },
        webinarStatus: 'scheduled',
      },
    ],
    'ignore',
  );
  await startThemByThemselves(tx, world);
}

/** The college of the demo’s own rep speaks in each. */
function sessionsFrom(
  { start, end }: { readonly start: Date; readonly end: Date },
  { own, staffed, others }: Exhibitors,
): readonly (PlannedSession & { readonly number: number; readonly title: string })[] {
  const count = Math.floor((end.getTime() - start.getTime()) / (lengthMinutes * 60_000));
  const guests = turn.perSession - 3;
  const pick = (list: readonly string[], index: number) =>
    list.length === 0 ? [] : list.slice(index % list.length, (index % list.length) + 1);
  return titles.slice(0, count).map((title, index) => ({
    number: index + 1,
    title,
    startTime: new Date(start.getTime() + index * lengthMinutes * 60_000).toISOString(),
    lengthMinutes,
    exhibitors: [
      ...pick(staffed, 2 * index),
      ...others.slice(index * guests, (index + 1) * guests),
      ...pick(staffed, 2 * index + 1),
    ]
      .toSpliced(2, 0, ...own)
      .map((exhibitorId, place) => ({
        exhibitorId,
        position: place + 1,
        startsAtMinute: turn.first + place * turn.minutes,
        lengthMinutes: turn.minutes,
      })),
  }));
}

interface Exhibitors {
  /** That of the demo’s own rep. */
  readonly own: readonly string[];
  readonly staffed: readonly string[];
  readonly others: readonly string[];
}

async function readExhibitors(tx: Queryable, staffed: readonly string[]): Promise<Exhibitors> {
  const rows = await readRows(tx, { id: 'text', isOwn: 'boolean', isStaffed: 'boolean' })(
    `select e.id, exists (select from college_rep r join account a on a.id = r.user_id
         where r.college_id = e.college_id and a.email = $3) as "isOwn",
       exists (select from fair_booth b where b.fair_id = e.fair_id
         and b.college_id = e.college_id and b.id = any($2)) as "isStaffed"
     from fair_exhibitor e where e.fair_id = $1 order by e.id`,
    [demoFairs.demo, staffed, demoEmail('college')],
  );
  const idsOf = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(which).map(({ id }) => id);
  return {
    own: idsOf(({ isOwn }) => isOwn),
    staffed: idsOf(({ isOwn, isStaffed }) => isStaffed && !isOwn),
    others: idsOf(({ isOwn, isStaffed }) => !isStaffed && !isOwn),
  };
}

async function startThemByThemselves(tx: Queryable, world: World): Promise<void> {
  const [webinar] = await readRows(tx, {
    details: jsonOf<{
      readonly sessions: readonly (PlannedSession & { readonly number: number })[];
    }>(),
  })('select details from fair_webinar where fair_id = $1', [demoFairs.demo]);
  // Those of another day; a host may have started one a little earlier or later.
  await tx.query(
    `delete from session_run r where r.fair_id = $1 and not exists (
       select from fair_webinar w, jsonb_array_elements(w.details -> 'sessions') s
       where w.fair_id = r.fair_id and (s ->> 'number')::int = r.session
         and abs(extract(epoch from r.started_at - (s ->> 'startTime')::timestamptz)) < 1800)`,
    [demoFairs.demo],
  );
  for (const session of webinar?.details.sessions ?? [])
    await tx.query(
      `insert into session_run (id, fair_id, session, started_at, steps, ended_at)
       values ($1, $2, $3, $4, $5, $4::timestamptz + $6 * interval '1 minute')
       on conflict (fair_id, session) do nothing`,
      [
        world.newId(),
        demoFairs.demo,
        session.number,
        session.startTime,
        JSON.stringify(plannedSteps(session)),
        session.lengthMinutes,
      ],
    );
}
