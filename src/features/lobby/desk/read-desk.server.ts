import type { Queryable } from '../../../platform/database/queryable.ts';
import { row, type RowOf } from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';

/** For a message `m`: others can't see it. */
export const held = 'm.held_for is not null and m.released_at is null';

/** For a message `m`: unanswered, and not marked as needing no answer. */
export const waits = `m.author_as <> 'rep' and m.answered_at is null and m.closed_at is null
  and m.hidden_at is null`;

const boothDeskRow = row({
  toAnswer: 'number',
  oldestAt: 'timestamp?',
  held: 'number',
  hidden: 'number',
});

/** The queue of a booth. */
export type BoothDesk = RowOf<typeof boothDeskRow>;

const countDesk = sharedRead(boothDeskRow, {
  name: 'booth-desk',
  types: ['uuid'],
  text: `select a."toAnswer", a."oldestAt", h.held, x.hidden
      from (select count(*)::int as "toAnswer", min(m.created_at) as "oldestAt"
          from booth_message m where m.booth_id = $1 and ${waits} and not (${held})) a,
        (select count(*)::int as held
          from booth_message m where m.booth_id = $1 and m.hidden_at is null and ${held}) h,
        (select count(*)::int as hidden
          from booth_message m where m.booth_id = $1 and m.hidden_at is not null) x`,
});

/** Counts a booth's queue; from indexes that contain nothing else. */
export const readDesk = async (on: Queryable, boothId: string): Promise<BoothDesk> =>
  (await countDesk(on, [boothId]))[0] ?? { toAnswer: 0, oldestAt: null, held: 0, hidden: 0 };
