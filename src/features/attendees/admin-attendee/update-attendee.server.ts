import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import type { WriteHook } from '../../../platform/graphql/write-hook.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { AttendeeServices } from '../attendee-services.ts';
import { refuseSecond, sessionsIn } from './create-attendee.server.ts';
import { fullRefusal, openDesk, refuseUnknownSessions } from '../fair-registration-state.server.ts';

const keptRow = row({ id: 'text', fairId: 'text', email: 'text', attending: 'number[]?' });

type Kept = RowOf<typeof keptRow>;

/**
 * `updateFairAttendee` enforces the rules of a registration: existing sessions with spots left, and
 * one registration per address. The writer checks permissions.
 */
export const updateAttendee: WriteHook<AttendeeServices> = {
  entityName: 'FairAttendee',
  verb: 'update',
  write(write, { world, services: { writer } }) {
    const { id } = write.input;
    if (typeof id !== 'string' || !isUuid(id)) return writer.update(write);
    return writer.change(async (tx) => {
      const before = await keptAs(tx, id);
      // Rejected here, the caller learns nothing about the checks below.
      const row = await writer.update(write, tx);
      const after = await keptAs(tx, id);
      if (before && after) await refuseNews(tx, world.now(), before, after);
      return row;
    });
  },
};

async function refuseNews(tx: Queryable, now: Date, before: Kept, after: Kept): Promise<void> {
  const { id, fairId, email } = after;
  if (email !== before.email) await refuseSecond(tx, fairId, email, id);
  const had = before.attending ?? [];
  const added = (sessionsIn(after.attending) ?? []).filter((number) => !had.includes(number));
  if (added.length === 0) return;
  const desk = await openDesk(tx, { id: fairId });
  refuseUnknownSessions(desk, added);
  const full = await fullRefusal(tx, desk, added, now, { id });
  if (full) throw full;
}

async function keptAs(tx: Queryable, id: string): Promise<Kept | null> {
  const rows = await readRows(tx, keptRow)(
    `select id, fair_id as "fairId", lower(email) as email, attending from fair_attendee
     where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}
