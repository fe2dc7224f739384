import { readRows } from '../../../platform/database/read-rows.ts';
import type pg from 'pg';
import { hasOrFindsSeat } from '../../attendees/spots.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { groupCalls } from '../../../platform/database/group-calls.ts';

/** A person who enters a fair. */
export interface Arrival {
  readonly fairId: string;
  readonly accountId: string;
  /** Lowercase. */
  readonly email: string;
  readonly at: Date;
}

interface ArrivalParts {
  readonly pool: pg.Pool;
  /** Called when someone has been recorded. */
  readonly onCommit: () => void;
}

/** SQL: who enters, and which of their registrations are for the fair and give access. */
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
 * Creates the function that records a person's arrival, once per registration, and returns when it
 * first happened; null without a registration. Arrivals during a write are batched: in the opening
 * minute there are hundreds, in one transaction.
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
    const rows = await transaction(pool, async (tx) => {
      // Locked in a fixed order: two processes may record the same people.
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
      // In a separate statement, which sees people just recorded by another process.
      return readRows(tx, { place: 'number', entered: 'timestamp?' })(
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
