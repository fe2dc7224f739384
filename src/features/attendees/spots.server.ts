import type pg from 'pg';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { transaction } from '../../platform/database/transaction.server.ts';
import type { JobSchedule } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { World } from '../../platform/world.ts';

/** Milliseconds that an unconfirmed registration reserves its seat; also in migration 0045. */
const held = 30 * 60_000;

/**
 * Gives a registration its seat for good, if available.
 * @returns null when it has it; 0 when the fair is full, otherwise the number of a full session
 */
export async function claimSeat(
  tx: Queryable,
  attendeeId: string,
  now: Date,
): Promise<number | null> {
  const rows = await readRows(tx, { full: 'number?' })('select claim_seat($1, $2) as "full"', [
    attendeeId,
    now,
  ]);
  return rows[0]?.full ?? null;
}

/** Reserves a seat for 30 more minutes for an unconfirmed registration, if available. */
export async function renewReservation(
  tx: Queryable,
  attendeeId: string,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + held);
  await tx.query('select claim_seat($1, $2, $3)', [attendeeId, now, until]);
}

/**
 * SQL: whether a registration, the row with that alias, lets its person in: they agreed to the
 * terms, and it has a seat, or some are left. Seats with expired reservations are released within a
 * minute.
 */
export const hasOrFindsSeat = (t: string): string =>
  `${t}.consent and (exists (select from attendee_seat where attendee_id = ${t}.id) or not exists (
     select from fair f join seats_taken k on k.fair_id = f.id and k.session = 0
     where f.id = ${t}.fair_id and k.taken >= f.capacity))`;

/** SQL: whether a registration, the row with that alias, has a seat at an instant. */
export const hasSeatAt = (t: string, instant: string): string =>
  `exists (select from attendee_seat where attendee_id = ${t}.id
     and (held_until is null or held_until > ${instant}))`;

/** Reserves the seat of a person entered by the organizers for good. */
export async function keepSpot(tx: Queryable, attendeeId: string): Promise<void> {
  await tx.query('update attendee_seat set held_until = null where attendee_id = $1', [attendeeId]);
}

/** Releases seats with expired reservations, and checks the counters each night. */
export function seatSchedules({
  pool,
  world,
  log,
}: {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
}): readonly JobSchedule[] {
  return [
    {
      name: 'release-seats',
      every: '* * * * *',
      zone: 'UTC',
      run: async () =>
        void (await pool.query('delete from attendee_seat where held_until <= $1', [world.now()])),
    },
    {
      name: 'recount-seats',
      every: '43 3 * * *',
      zone: 'UTC',
      run: () => recountSeats(pool, world, log),
    },
  ];
}

/** Recounts the seats of upcoming fairs; corrects and reports wrong counters. */
async function recountSeats(pool: pg.Pool, world: World, log: Log): Promise<void> {
  const rows = await readRows(pool, { id: 'text' })('select id from fair where end_time > $1', [
    world.now(),
  ]);
  for (const { id } of rows) {
    const wrong = await transaction(pool, (tx) => recountFair(tx, id));
    if (wrong > 0)
      log.warn(
        { event: 'fairs.seat_counters_repaired', fair: id, wrong },
        'Seat counters were wrong and have been repaired.',
      );
  }
}

/** Recounts one fair; returns how many of its counters were wrong. */
export async function recountFair(tx: Queryable, fairId: string): Promise<number> {
  const rows = await readRows(tx, { wrong: 'number' })('select recount_seats($1) as wrong', [
    fairId,
  ]);
  return rows[0]?.wrong ?? 0;
}
