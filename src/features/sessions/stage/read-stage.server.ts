import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { seenSince, speaksForSql } from './stage-lines.server.ts';

/**
 * Those on the stage of a session: the same for everyone in its room, whose access was checked. Their order
 * stays when someone has a new connection.
 */
export const readStage = (on: Queryable, runId: string, now: Date) =>
  readRows(on, {
    seat: 'text',
    name: 'text?',
    isHost: 'boolean',
    exhibitorIds: 'text[]',
    microphone: 'boolean',
    camera: 'boolean',
  })({
    name: 'session-stage',
    text: `select m.seat, m.role = 'HOST' as "isHost", m.microphone, m.camera,
        coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), nullif(b.name, '')) as name,
        case when m.role = 'SPEAKER' then ${speaksForSql} else '{}' end as "exhibitorIds"
      from stage_media m join account b on b.id = m.account_id
      left join lateral (select first_name, last_name from college_rep
        where m.role = 'SPEAKER' and user_id = m.account_id and confirmed_at is not null limit 1) p
        on true
      where m.run_id = $1 and m.way = 'send' and m.confirmed and m.seen_at > $2
      order by m.seat`,
    values: [runId, seenSince(now)],
  });
