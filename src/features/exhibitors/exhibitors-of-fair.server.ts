import { erasedEmail } from '../accounts/personal-data.server.ts';
import { type ParticipantSource, exhibitorMessage } from '../fairs/participant-calendars.ts';
import { readPublicSessions, type PublicSession } from '../fairs/read-fairs.server.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/**
 * The people of a fair's exhibitors: their contacts, and the reps of colleges that exhibit or have
 * a booth. Someone who is both is one person.
 */
export const exhibitorsOfFair: ParticipantSource = {
  async read(tx, site, fair, { after, limit, only = null }) {
    const rows = await readRows(tx, {
      id: 'text',
      name: 'text',
      createdAt: 'timestamp',
      changedAt: 'timestamp',
      locale: 'text?',
      timeZone: 'text?',
      revision: 'number',
      email: 'text?',
    })(
      `with page as (
         select * from (
           select id, college_id, created_at from fair_exhibitor e where fair_id = $1
             and payment_status <> 'refunded' and not exists (select from exhibitor_registration r
                             where r.exhibitor_id = e.id and r.withdrawn_at is not null)
           union all
           select b.id, b.college_id, b.created_at from fair_booth b where b.fair_id = $1
             and not exists (select from fair_exhibitor e
                             where e.fair_id = b.fair_id and e.college_id = b.college_id)
         ) entry where ($2::uuid is null or id > $2) and ($4::uuid is null or id = $4)
         order by id limit $3
       ), person as (
         select e.id, c.name, c.email from page join fair_exhibitor e using (id), lateral (values
           (e.primary_contact_first_name || ' ' || e.primary_contact_last_name,
            e.primary_contact_email),
           (concat_ws(' ', e.secondary_contact_first_name, e.secondary_contact_last_name),
            e.secondary_contact_email)) c(name, email)
         union all
         select page.id, r.first_name || ' ' || r.last_name, a.email
         from page join college_rep r using (college_id) join account a on a.id = r.user_id
         where r.confirmed_at is not null
       )
       select distinct on (page.id, lower(p.email)) page.id, trim(p.name) as name, p.email,
         page.created_at as "createdAt", a.locale, a.time_zone as "timeZone",
         own.revision, coalesce(own.changed_at, page.created_at) as "changedAt"
       from page
       cross join lateral (
         select coalesce(sum(sequence), 0)::int as revision, max(changed_at) as changed_at
         from calendar_revision where record_id in (page.id, $1)
       ) own
       left join person p on p.id = page.id and p.email <> '' and p.email <> '${erasedEmail}'
       left join account a on a.email = lower(p.email) and a.deleted_at is null
       order by page.id, lower(p.email)`,
      [fair.id, after, limit, only],
    );
    const plan = await readPublicSessions(tx, fair.id);
    const people = rows.flatMap(({ email, ...row }) => {
      if (email === null) return [];
      const person = { ...row, email };
      const slots = slotsOf(plan, row.id);
      return [{ ...person, entry: () => exhibitorMessage(site, fair, person, { slots }) }];
    });
    return { people, last: rows.at(-1)?.id ?? null };
  },
};

/** The sessions in which an exhibitor speaks. */
const slotsOf = (plan: readonly PublicSession[], id: string) =>
  plan.flatMap(({ exhibitors, ...session }) =>
    exhibitors
      .filter(({ exhibitorId }) => exhibitorId === id)
      .map(({ startsAtMinute, lengthMinutes }) => ({
        ...session,
        startsAtMinute,
        speaksMinutes: lengthMinutes,
      })),
  );
