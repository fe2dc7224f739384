import { partsOf, type Audience, type FairAudience, type GroupAudience } from '../audiences.ts';
import { erasedEmail } from '../../accounts/personal-data.server.ts';
import { isReadySql } from '../../exhibitors/manage-readiness.server.ts';

/** An account whose owner has shown that the address is theirs. */
const accountAt = (address: string): string =>
  `account a on a.email = ${address} and a.email_verified and a.deleted_at is null`;

/** The registrations of the fair `asked`, one for each address: the one that was confirmed, then the oldest. */
function registered(condition: string): string {
  return `
    select distinct on (lower(t.email)) t.id as member, coalesce(a.locale, t.locale) as locale, lower(t.email) as address,
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
const fairMembers: Readonly<Record<FairAudience, string>> = {
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

/**
 * For each audience, a statement of its members, one row per address: `member` (the id of the
 * account or subscription), `address` in lower case, `first_name`, `last_name`, `full_name`,
 * `extra` (the name of the college or school), `locale` (the language of the account), `confirmed`
 * (the owner of the address has confirmed it) and `willing` (the privacy setting for this email).
 * People who left or are marked as deleted are excluded.
 */
const members: Readonly<Record<GroupAudience | FairAudience, string>> = {
  // A student who has not been asked yet (no settings) has not agreed.
  STUDENTS: `
    select ${accountColumns('s')}, null::text as extra,
      coalesce(p.all_fair_reminders, false) as willing
    from account a
    left join student s on s.user_id = a.id
    left join student_privacy_settings p on p.student_id = s.id
    where a.user_type = 'student' and a.deleted_at is null and not coalesce(s.deleted, false)`,
  // A parent has a record for each student; one that is not deleted makes a member.
  PARENTS: `
    select ${accountColumns('r')}, null::text as extra, true as willing
    from account a
    left join lateral (
      select o.first_name, o.last_name, o.deleted from parent o where o.user_id = a.id
      order by o.deleted, o.confirmed_at nulls last, o.id limit 1
    ) r on true
    where a.user_type = 'parent' and a.deleted_at is null and not coalesce(r.deleted, false)`,
  COLLEGES: `
    select ${accountColumns('r')}, c.name as extra, true as willing
    from account a
    left join college_rep r on r.user_id = a.id and r.confirmed_at is not null
    left join college c on c.id = r.college_id
    where a.user_type = 'college' and a.deleted_at is null`,
  COUNSELORS: `
    select ${accountColumns('r')}, c.name as extra, true as willing
    from account a
    left join counselor r on r.user_id = a.id
    left join counselor_school c on c.id = r.counselor_school_id
    where a.user_type = 'counselor' and a.deleted_at is null`,
  ADMINS: admins('admin'),
  ADMINS6X6: admins('admin6x6'),
  NEWSLETTER_ATTENDEES: newsletter('attendees'),
  NEWSLETTER_EXHIBITORS: newsletter('exhibitors'),
  ...fairMembers,
};

/** The statement of an audience's members; it needs `askedSql` before the statement around it. */
export const audienceSql = (audience: Audience): string => members[partsOf(audience).part];

/**
 * SQL of what an audience asks for, as `asked`: its fair, and the group and the sessions among those who
 * registered, or the exhibitors, from the parameter of this number and the next three, which are
 * `askedOf`.
 */
export const askedSql = (number: number): string =>
  `with asked as (select $${number}::uuid as fair_id, $${number + 1}::text as among,
     $${number + 2}::int[] as sessions, $${number + 3}::uuid[] as exhibitors)`;

/** The four parameters of `askedSql`. */
export function askedOf(
  audience: Audience,
): readonly (string | readonly (number | string)[] | null)[] {
  const { fairId, among, sessions, exhibitors } = partsOf(audience);
  return [fairId, among, sessions, exhibitors];
}

/** Names come from the role's own record, else from the account. */
function accountColumns(record: string): string {
  const whole = `coalesce(nullif(concat_ws(' ', ${record}.first_name, ${record}.last_name), ''), a.name)`;
  return `a.id as member, a.locale, a.email as address, a.email_verified as confirmed, ${whole} as full_name,
      coalesce(${record}.first_name, split_part(a.name, ' ', 1)) as first_name,
      coalesce(${record}.last_name, ${restOf('a.name')}) as last_name`;
}

function admins(userType: string): string {
  return `
    select a.id as member, a.locale, a.email as address, a.email_verified as confirmed, a.name as full_name,
      split_part(a.name, ' ', 1) as first_name, ${restOf('a.name')} as last_name,
      null::text as extra, true as willing
    from account a where a.user_type = '${userType}' and a.deleted_at is null`;
}

function newsletter(list: string): string {
  return `
    select n.id as member, n.address, n.confirmed_at is not null as confirmed, n.name as full_name,
      split_part(n.name, ' ', 1) as first_name, ${restOf('n.name')} as last_name,
      null::text as extra, true as willing, a.locale
    from newsletter_subscription n
    left join account a on a.email = n.address and a.deleted_at is null
    where n.list = '${list}'`;
}

/** What follows the first word. */
function restOf(column: string): string {
  return `substr(${column}, length(split_part(${column}, ' ', 1)) + 2)`;
}
