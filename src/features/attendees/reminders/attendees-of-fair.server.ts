import { erasedEmail } from '../../accounts/personal-data.server.ts';
import { type ParticipantSource, attendeeMessage } from '../../fairs/participant-calendars.ts';
import { readPublicSessions } from '../../fairs/read-fairs.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** Everyone registered for a fair, each with their registration's entry. */
export const attendeesOfFair: ParticipantSource = {
  async read(tx, site, fair, { after, limit, only = null }) {
    const rows = await readRows(tx, {
      id: 'text',
      name: 'text',
      createdAt: 'timestamp',
      email: 'text',
      changedAt: 'timestamp',
      locale: 'text?',
      timeZone: 'text?',
      revision: 'number',
      attending: 'number[]?',
    })(
      `select t.id, t.email, trim(t.first_name || ' ' || t.last_name) as name,
         t.created_at as "createdAt", t.attending, coalesce(a.locale, t.locale) as locale,
         coalesce(a.time_zone, t.time_zone) as "timeZone",
         coalesce(r.sequence, 0) as revision, coalesce(r.changed_at, t.created_at) as "changedAt"
       from fair_attendee t
       left join calendar_revision r on r.record_id = t.id
       left join account a on a.email = lower(t.email) and a.deleted_at is null
       where t.fair_id = $1 and ($2::uuid is null or t.id > $2) and t.email <> '${erasedEmail}'
         and ($4::uuid is null or t.id = $4)
       order by t.id limit $3`,
      [fair.id, after, limit, only],
    );
    const plan = await readPublicSessions(tx, fair.id);
    const people = rows.map(({ attending, ...person }) => {
      const sessions = plan.filter(({ number }) => attending?.includes(number));
      return { ...person, entry: () => attendeeMessage(site, fair, person, { sessions }) };
    });
    return { people, last: rows.at(-1)?.id ?? null };
  },
};
