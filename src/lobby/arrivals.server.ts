import type pg from 'pg';
import { hasOrFindsSeat } from '../attendees/spots.server.ts';
import { transaction } from '../platform/database/transaction.server.ts';
import { groupCalls } from '../platform/database/group-calls.ts';

/** Someone who comes into a fair. */
export interface Arrival {
  readonly fairId: string;
  readonly accountId: string;
  /** In small letters. */
  readonly email: string;
  readonly at: Date;
}

interface ArrivalParts {
  readonly pool: pg.Pool;
  /** Told when someone has been written down. */
  readonly onCommit: () => void;
}

/** SQL: who comes, and which of their registrations are for the fair and let them in. */
const coming = `
  with a as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[])
      with ordinality as a (fair_id, account_id, email, at, place)
  ), own as (
    select a.place, a.at, t.id from a
    join fair_attendee t on t.fair_id = a.fair_id and t.user_id = a.account_id
      and ${hasOrFindsSeat('t')}
    union
    select a.place, a.at, t.id from a
    join fair_attendee t on t.fair_id = a.fair_id and lower(t.email) = a.email
      and ${hasOrFindsSeat('t')}
  )`;

/**
 * Makes what writes down that someone has come, once for each registration, and answers when that was
 * first; null where there is no registration. Those who come while others are being written down go
 * together: at the opening minute they are some hundreds, and one transaction.
 */
export function openArrivals({
  pool,
  onCommit,
}: ArrivalParts): (arrival: Arrival) => Promise<Date | null> {
  const write = groupCalls(async (arrivals: readonly Arrival[]) => {
    const values = [
      arrivals.map(({ fairId }) => fairId),
      arrivals.map(({ accountId }) => accountId),
      arrivals.map(({ email }) => email),
      arrivals.map(({ at }) => at),
    ];
    const { rows } = await transaction(pool, async (tx) => {
      // Held in one order: two processes may write down the same people.
      await tx.query(
        `${coming}, held as (
           select t.id from fair_attendee t where t.id in (select id from own)
             and t.entered_at is null order by t.id for update
         )
         update fair_attendee t set entered_at = first.at, updated_at = first.at
         from (select id, min(at) as at from own where id in (select id from held) group by id) first
         where t.id = first.id and t.entered_at is null`,
        values,
      );
      // By a statement of its own, which sees whom another process has just written down.
      return tx.query<{ place: number; entered: Date | null }>(
        `${coming} select own.place, min(t.entered_at) as entered
         from own join fair_attendee t on t.id = own.id group by own.place`,
        values,
      );
    });
    onCommit();
    return new Map(
      rows.flatMap(({ place, entered }) => {
        const arrival = arrivals[place - 1];
        return arrival ? [[arrival, entered] as const] : [];
      }),
    );
  });
  return async (arrival) => (await write(arrival)).get(arrival) ?? null;
}
