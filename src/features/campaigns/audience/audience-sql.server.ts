import { partsOf, type Audience, type FairAudience, type GroupAudience } from '../audiences.ts';
import { fairMembers } from './fair-audience-sql.server.ts';

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
