import { erasedEmail } from '../../accounts/personal-data.server.ts';
import { isReadySql } from '../../exhibitors/manage-readiness.server.ts';
import type { FairAudience } from '../audiences.ts';

/** An account whose owner has shown that the address is theirs. */
const accountAt = (address: string): string =>
  `account a on a.email = ${address} and a.email_verified and a.deleted_at is null`;

/** The registrations of the fair `asked`, one for each address: the one that was confirmed, then the oldest. */
function registered(condition: string): string {
  return `
    select distinct on (lower(t.email)) t.id as member, a.locale, lower(t.email) as address,
      t.confirmed_at is not null or a.id is not null as confirmed,
      concat_ws(' ', t.first_name, t.last_name) as full_name, t.first_name, t.last_name,
      null::text as extra, coalesce(y.subscribed_fair_reminders, true) as willing
    from asked join fair_attendee t on t.fair_id = asked.fair_id
    join fair f on f.id = t.fair_id
    left join ${accountAt('lower(t.email)')}
    left join student s on s.user_id = a.id and not s.deleted
    left join student_privacy_settings y on y.student_id = s.id
    where t.email <> '${erasedEmail}' and ${condition}
      and (asked.among is null or asked.among = case t.attendee_type when 'student' then 'STUDENTS'
        when 'parent' then 'PARENTS' when 'counselor' then 'COUNSELORS' end)
      and (asked.sessions is null or t.attending && asked.sessions
        or 0 = any(asked.sessions) and coalesce(t.attending, '{}') = '{}')
    order by lower(t.email), t.confirmed_at is null, t.id`;
}

/**
 * The contacts of the fair's exhibitors who have not withdrawn, and the confirmed reps of their
 * colleges, one for each address. What someone typed as a contact is confirmed by the account behind
 * the address, by the payment, or by the link of the registration's email.
 */
function exhibiting(condition: string): string {
  return `
    select distinct on (p.address) p.member, a.locale, p.address,
      a.id is not null or p.is_proven as confirmed,
      concat_ws(' ', p.first_name, p.last_name) as full_name, p.first_name, p.last_name,
      p.exhibitor as extra, true as willing
    from (
      select e.id, e.fair_id, e.college_id, e.name, e.payment_status, e.user_id,
        e.primary_contact_email, e.primary_contact_first_name, e.primary_contact_last_name,
        e.secondary_contact_email, e.secondary_contact_first_name, e.secondary_contact_last_name
      from asked join fair_exhibitor e on e.fair_id = asked.fair_id
      join fair f on f.id = e.fair_id
      left join exhibitor_registration x on x.exhibitor_id = e.id
      left join fair_booth b on b.fair_id = e.fair_id and b.college_id = e.college_id
      where x.withdrawn_at is null and e.payment_status <> 'refunded' and ${condition}
        and (asked.exhibitors is null or e.id = any(asked.exhibitors))
    ) e cross join lateral (
      select 1 as rank, e.id as member, lower(e.primary_contact_email) as address,
        e.primary_contact_first_name as first_name, e.primary_contact_last_name as last_name,
        e.name as exhibitor, e.user_id is not null or e.payment_status = 'paid' or exists (
          select from exhibitor_link l where l.exhibitor_id = e.id and l.opened_at is not null) as is_proven
      union all
      select 2, u.id, u.email, r.first_name, r.last_name, e.name, false
      from college_rep r join account u on u.id = r.user_id
      where r.college_id = e.college_id and r.confirmed_at is not null and u.deleted_at is null
      union all
      -- An id of its own, the same each time it is asked for.
      select 3, md5(e.id || ' second')::uuid, lower(e.secondary_contact_email),
        e.secondary_contact_first_name, e.secondary_contact_last_name, e.name, false
    ) p
    left join ${accountAt('p.address')}
    where p.address <> '' and p.address <> '${erasedEmail}'
    order by p.address, p.rank, p.member`;
}

/** For each part of a fair a statement of its members, in the columns of `audienceSql`. */
export const fairMembers: Readonly<Record<FairAudience, string>> = {
  FAIR_REGISTERED: registered('true'),
  FAIR_CAME: registered('t.entered_at is not null'),
  // Before the end of a fair, people can still attend.
  FAIR_ABSENT: registered('t.entered_at is null and f.end_time <= now()'),
  FAIR_EXHIBITORS: exhibiting('true'),
  FAIR_UNPAID: exhibiting("e.payment_status in ('pending', 'failed')"),
  FAIR_UNREADY: exhibiting(
    `f.fair_type = 'booth' and (b.id is null or not b.booth_sent and not (${isReadySql('b')}))`,
  ),
};
