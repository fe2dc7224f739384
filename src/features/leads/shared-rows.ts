import { arrayOf, row, textOf, type RowOf } from '../../platform/database/read-rows.ts';
import { minimumAge } from '../../platform/model/minimum-age.ts';
import type { SharingAction, SharingGroup } from '../students/sharing-choices.ts';
import { nameAndEmailSince } from '../students/sharing-wordings.ts';

/** The columns of {@link SharedStudent}. */
export const sharedStudentRow = row({
  id: 'text',
  groups: arrayOf(textOf<SharingGroup>()),
  takenBack: arrayOf(textOf<SharingGroup>()),
  texts: 'boolean',
  agreedAt: 'timestamp',
  action: textOf<SharingAction>(),
  fairId: 'text?',
  fairName: 'text?',
  wordingVersion: 'number',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text?',
  address1: 'text?',
  address2: 'text?',
  city: 'text?',
  state: 'text?',
  country: 'text?',
  postalCode: 'text?',
  dob: 'text?',
  currentSchool: 'text?',
  schoolGrade: 'text?',
  graduationYear: 'number?',
  entryDate: 'text?',
  majors: 'text[]?',
  collegeType: 'text[]?',
  campusSize: 'text[]?',
  campusSetting: 'text[]?',
  gpaScore: 'number?',
  gpaScale: 'number?',
  satScore: 'number?',
  actScore: 'number?',
  gender: 'text?',
  ethnicity: 'text[]?',
  firstGeneration: 'boolean?',
});

/** A student as a college sees them: with an id of its own, and only what they agreed to share. */
export type SharedStudent = RowOf<typeof sharedStudentRow>;

/** The active college that `$1` represents by a confirmed link, as `c`; none while a draft. */
export const representedCollege = `
  college_rep r
  join account me on me.id = r.user_id and me.user_type = 'college'
    and me.deleted_at is null and me.disabled_at is null
  join college c on c.id = r.college_id and c.status = 'active'`;

export const representedBy = 'r.user_id = $1 and r.confirmed_at is not null';

/** SQL: the name of a rep of a college, while they represent it; both are expressions. */
export const repName = (accountId: string, collegeId: string): string =>
  `(select trim(o.first_name || ' ' || o.last_name) from college_rep o
    where o.user_id = ${accountId} and o.college_id = ${collegeId})`;

/** Groups in the order of the question, among those in an array of topics. */
const groupsIn = (topics: string) => `array(
  select g from unnest(array['contact', 'school', 'academics', 'demographics']) with ordinality
    as o (g, place)
  where g = any(${topics}) order by place)`;

/** Columns of a group, null unless it is shared. */
const only = (group: SharingGroup, columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([name, sql]) => `case when '${group}' = any(n.given) then ${sql} end as "${name}"`)
    .join(',\n    ');

/** Columns that a yes to earlier wordings shared at once, and that go with another answer since. */
const apart = (since: string, columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(
      ([name, sql]) =>
        `case when n.contact_version < ${nameAndEmailSince} or ${since} then ${sql} end as "${name}"`,
    )
    .join(',\n    ');

/**
 * The answer to something in the latest of the student's registrations that has one. Only
 * registrations that the student confirmed count: anyone can register someone else's address.
 */
const latest = (column: string, has = column) =>
  `(array_agg(${column} order by f.created_at desc, f.id desc) filter (where ${has} is not null))[1]`;

/**
 * SQL: the students who share with a college `c`, which `from` and `where` select, at the time
 * `$2`. The latest ledger entry decides on each group, and the words it was given under on what the
 * group is; name and email go along with all others.
 */
const sharedRowsOf = (from: string, where: string): string => `
  select s.id, ${groupsIn('n.given')} as groups, ${groupsIn('n.withdrawn')} as "takenBack",
    'texts' = any(n.given) and t.phone is not null as texts,
    e.at as "agreedAt", e.action, e.wording_version as "wordingVersion",
    fair.id as "fairId", fair.name as "fairName",
    t.first_name as "firstName", t.last_name as "lastName", a.email,
    ${apart("'texts' = any(n.given)", { phone: 't.phone' })},
    ${apart(`n.background_version >= ${nameAndEmailSince}`, {
      address1: 't.address1',
      address2: 't.address2',
      city: 't.city',
      state: 't.state',
      country: 't.country',
      postalCode: 't.postal_code',
      dob: `to_char(t.dob, 'YYYY-MM-DD')`,
    })},
    ${only('school', {
      currentSchool: 'coalesce(t.current_school, g.school_name)',
      schoolGrade: 'coalesce(t.school_grade, g.school_grade)',
      graduationYear: 't.graduation_year',
      entryDate: 'coalesce(t.entry_date, g.college_start)',
    })},
    ${only('academics', {
      majors: `coalesce(nullif(p.majors, '{}'), g.majors, '{}')`,
      collegeType: `coalesce(p.college_type, '{}')`,
      campusSize: `coalesce(p.campus_size, '{}')`,
      campusSetting: `coalesce(p.campus_setting, '{}')`,
      gpaScore: 'g.gpa_score',
      gpaScale: 'g.gpa_scale',
      satScore: 'g.sat_score',
      actScore: 'g.act_score',
    })},
    ${only('demographics', {
      gender: `coalesce(t.gender, g.gender #>> '{}')`,
      ethnicity: `array(select jsonb_array_elements_text(coalesce(g.ethnicity, '[]')))`,
      firstGeneration: `(g.first_generation #>> '{}')::boolean`,
    })}
  from ${from}
  join sharing s on s.college_id = c.id
  join account a on a.id = s.account_id and a.deleted_at is null
  join student t on t.user_id = a.id and not t.deleted
    and (t.dob + interval '${minimumAge} years 12 hours') at time zone 'UTC' <= $2
  left join student_college_preferences p on p.student_id = t.id
  cross join lateral (
    select coalesce(array_agg(l.topic) filter (where l.outcome = 'given'), '{}') as given,
      coalesce(array_agg(l.topic) filter (where l.outcome = 'withdrawn'), '{}') as withdrawn,
      max(w.wording_version) filter (where l.outcome = 'given' and l.topic = 'contact')
        as contact_version,
      max(w.wording_version) filter (where l.outcome = 'given' and l.topic = 'demographics')
        as background_version
    from sharing_now l
    join sharing_entry w on w.sharing_id = l.sharing_id and w.place = l.place
    where l.sharing_id = s.id) n
  cross join lateral (
    select at, action, fair_id, wording_version from sharing_entry
    where sharing_id = s.id and 'contact' = any(topics) order by place desc limit 1) e
  left join fair on fair.id = e.fair_id and fair.published_at is not null
  cross join lateral (
    select ${latest('school_name')} as school_name, ${latest('school_grade')} as school_grade,
      ${latest('college_start')} as college_start,
      ${latest('gpa_score')} as gpa_score, ${latest('gpa_scale', 'gpa_score')} as gpa_scale,
      ${latest('sat_score')} as sat_score, ${latest('act_score')} as act_score,
      ${latest("demographics -> 'gender'")} as gender,
      ${latest("demographics -> 'ethnicity'")} as ethnicity,
      ${latest("demographics -> 'firstGeneration'")} as first_generation,
      (select l.majors from fair_attendee l
       where l.user_id = a.id and l.attendee_type = 'student' and l.confirmed_at is not null
         and l.majors <> '{}'
       order by l.created_at desc, l.id desc limit 1) as majors
    from fair_attendee f where f.user_id = a.id and f.attendee_type = 'student'
      and f.confirmed_at is not null) g
  where ${where} and 'contact' = any(n.given)`;

/** SQL: the students who share with the college of `$1`, an account, at the moment `$2`. */
export const sharedRows = sharedRowsOf(representedCollege, representedBy);

/** SQL: the students who share with the college whose id is `$1`, at the moment `$2`. */
export const sharedRowsOfCollege = sharedRowsOf('college c', "c.id = $1 and c.status = 'active'");

/**
 * SQL: the students registered for a fair who share with a college, at the time `$2`; both are
 * given as expressions.
 */
export const sharedRowsAtFair = (collegeId: string, fairId: string): string =>
  sharedRowsOf(
    'college c',
    `c.id = ${collegeId} and c.status = 'active' and exists (
       select from fair_attendee here where here.fair_id = ${fairId} and here.user_id = a.id
         and here.attendee_type = 'student' and here.confirmed_at is not null)`,
  );
