import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows, row, textOf } from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';
import { studentName } from '../student-name.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { callEnds, expectedMinutes } from './expected-wait.ts';
import { isWaiting, waitingIn, type InLine } from './queue-line.server.ts';

/** A booth's queue, as its row holds it. */
export interface BoothLine {
  readonly isOpen: boolean;
  readonly line: readonly InLine[];
  readonly pace: number | null;
}

/** No one waits, and no one can join. */
export const noLine: BoothLine = { isOpen: false, line: [], pace: null };

const readBoothLine = sharedRead(
  { isOpen: 'boolean', line: jsonOf<readonly InLine[]>(), pace: 'number?' },
  {
    name: 'booth-queue',
    types: ['uuid', 'timestamptz'],
    text: `select q.is_open and k.id is null as "isOpen", q.line, q.pace
      from booth_queue q join fair f on f.id = q.fair_id left join booth_closing k on k.id = q.id
      where q.id = $1 and f.start_time <= $2 and f.end_time > $2 and f.cancelled_at is null`,
  },
);

/** The queue of a booth; empty before a rep has opened it, and when its fair isn't live. */
export const readLine = async (on: Queryable, boothId: string, now: Date): Promise<BoothLine> =>
  (await readBoothLine(on, [boothId, now]))[0] ?? noLine;

const entryRow = row({
  id: 'text',
  boothId: 'text',
  college: 'text',
  state: textOf<'waiting' | 'called' | 'in_call' | 'done' | 'left' | 'missed'>(),
  calledAt: 'timestamp?',
  rep: 'text?',
  missedOnce: 'boolean',
  reason: 'text?',
  callId: 'text?',
  line: jsonOf<readonly InLine[]>(),
  pace: 'number?',
  fairId: 'text',
});

const readEntries = sharedRead(entryRow, {
  name: 'own-entries',
  types: ['uuid', 'uuid', 'uuid', 'uuid', 'timestamptz'],
  text: `select e.id, e.booth_id as "boothId", c.name as college, e.state, e.called_at as "calledAt",
       (select r.first_name from college_rep r
        where r.user_id = e.called_by and r.college_id = b.college_id limit 1) as rep,
       e.missed_once as "missedOnce", e.reason, e.call_id as "callId", q.line, q.pace,
       e.fair_id as "fairId"
     from queue_entry e join booth_queue q on q.id = e.booth_id
     join fair_booth b on b.id = e.booth_id join college c on c.id = b.college_id
     join fair f on f.id = e.fair_id
     where e.account_id = $1 and ($2::uuid is null or e.fair_id = $2)
       and ($3::uuid is null or e.booth_id = $3) and ($4::uuid is null or e.id = $4)
       and f.end_time > $5 and f.cancelled_at is null
       and (e.ended_at is null or $4 is not null
         or e.ended_at > $5::timestamptz - interval '10 minutes' and not exists (
           select from queue_entry n where n.booth_id = e.booth_id
             and n.account_id = e.account_id and n.created_at > e.created_at))
     order by e.created_at, e.id`,
});

/** Whose entries are read: open ones, or one as it is now. */
interface Whose {
  readonly accountId: string;
  readonly fairId?: string;
  readonly boothId?: string;
  readonly entryId?: string;
}

/**
 * A student's own entries, the oldest first: those that are open while the fair is live, and at
 * each booth what became of the last one, so that the student can be told.
 */
export async function readOwnEntries(
  services: Pick<LobbyServices, 'lobby'>,
  on: Queryable,
  { accountId, fairId, boothId, entryId }: Whose,
  now: Date,
): Promise<SchemaObject<'QueueEntry'>[]> {
  const rows = await readEntries(on, [
    accountId,
    fairId ?? null,
    boothId ?? null,
    entryId ?? null,
    now,
  ]);
  return Promise.all(
    rows.map(async ({ line, pace, fairId: fair, calledAt, state, ...entry }) => {
      const { reps } = await services.lobby.present(entry.boothId, fair);
      const waiting = waitingIn(line);
      const index = waiting.findIndex(({ id }) => id === entry.id);
      const place = index < 0 ? null : index + 1;
      return {
        ...entry,
        state: state.toUpperCase() as Uppercase<typeof state>,
        place,
        waiting: waiting.length,
        minutes: place === null ? null : expectedMinutes(place, { pace, reps: reps.length }),
        callUntil: calledAt && state === 'called' ? callEnds(calledAt) : null,
        isBusy: waiting[index]?.state === 'busy',
      };
    }),
  );
}

/** The most entries a rep sees. */
const longestList = 50;

/** The first students in a booth's queue, for its staff. */
export async function readQueued(
  on: Queryable,
  boothId: string,
  { line }: BoothLine,
): Promise<SchemaObject<'QueuedStudent'>[]> {
  const rows = await readRows(on, {
    id: 'text',
    since: 'timestamp',
    calledAt: 'timestamp?',
    missedOnce: 'boolean',
    callId: 'text?',
    rep: nullable(jsonOf<{ readonly id: string; readonly name: string }>()),
    firstName: 'text?',
    lastName: 'text?',
  })(
    `select e.id, e.created_at as since, e.called_at as "calledAt", e.missed_once as "missedOnce", e.call_id as "callId",
       (select jsonb_build_object('id', r.id, 'name', trim(r.first_name || ' ' || r.last_name))
        from college_rep r where r.user_id = coalesce(e.called_by, e.assigned_to)
          and r.college_id = b.college_id limit 1) as rep,
       coalesce(s.first_name, a.first_name) as "firstName",
       coalesce(s.last_name, a.last_name) as "lastName"
     from queue_entry e join fair_booth b on b.id = e.booth_id
     left join lateral (select first_name, last_name from student
       where user_id = e.account_id and first_name <> '' limit 1) s on true
     left join lateral (select first_name, last_name from fair_attendee
       where s.first_name is null and fair_id = e.fair_id and user_id = e.account_id
       order by created_at limit 1) a on true
     where e.booth_id = $1 and e.ended_at is null order by e.place, e.id limit ${longestList}`,
    [boothId],
  );
  const byId = new Map(line.map((one) => [one.id, one]));
  const places = new Map(waitingIn(line).map(({ id }, index) => [id, index + 1]));
  return rows.flatMap(({ firstName, lastName, calledAt, ...entry }) => {
    const state = byId.get(entry.id)?.state;
    if (state === undefined) return [];
    return {
      ...entry,
      place: places.get(entry.id) ?? null,
      name: studentName(firstName, lastName),
      state: isWaiting({ state }) ? 'WAITING' : state === 'called' ? 'CALLED' : 'IN_CALL',
      isBusy: state === 'busy',
      callUntil: calledAt && state === 'called' ? callEnds(calledAt) : null,
    } as const;
  });
}
