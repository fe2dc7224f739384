import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { snakeCase } from '../../../platform/store/naming.ts';
import { managedFields, managedFieldTypes } from './managed-fields.ts';
import { lockManaged } from './lock-managed.server.ts';
import { oneRow } from '../../../platform/database/one-row.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

const attendeeEmailRow = row({
  id: 'text',
  kind: 'text',
  /** Null for a campaign, whose subject is personalized for each reader. */
  subject: 'text?',
  status: textOf<'waiting' | 'sent' | 'notDelivered' | 'unclear' | 'heldBack'>(),
  at: 'timestamp',
});

/** An email about a fair to a registered person. */
type AttendeeEmail = RowOf<typeof attendeeEmailRow>;

/** Emails about a fair that link to its page. */
const aboutFairs = [
  'fair-reminder',
  'session-reminder',
  'recordings-out',
  'fair-moved',
  'fair-cancelled',
  'fair-resumed',
];

/**
 * The latest emails to a registration's address that are about its fair, newest first: those with
 * its calendar entry, those that link to the fair's page, and campaigns to its attendees.
 * Organizers can't see other emails to this address.
 */
async function readAttendeeEmails(
  on: Queryable,
  attendeeId: string,
): Promise<readonly AttendeeEmail[]> {
  return readRows(on, attendeeEmailRow)(
    `select m.id, m.kind, nullif(m.subject, '') as subject,
       case when m.status in ('queued', 'sending') then 'waiting' when m.status = 'sent' then 'sent'
         when m.status in ('bounced', 'failed') then 'notDelivered'
         when m.status = 'unknown' then 'unclear' else 'heldBack' end as status,
       coalesce(m.sent_at, m.created_at) as at
     from fair_attendee t join fair f on f.id = t.fair_id
     join mail m on lower(m.recipient) = lower(t.email)
     left join campaign c on c.id = m.batch_id
     where t.id = $1 and (
       strpos(m.calendar ->> 'content', 'UID:registration-' || t.id) > 0
       or m.kind = any($2) and m.text ~ ('/fair-' || f.slug || '([^a-z0-9-]|$)')
       or c.audience ~ ('^FAIR_(REGISTERED|CAME|ABSENT):' || f.id))
     order by m.created_at desc, m.id desc limit 20`,
    [attendeeId, aboutFairs],
  );
}

const columns = [...managedFields.keys()].map((field) => `t.${snakeCase(field)} as "${field}"`);

/**
 * `managedAttendee(id)`: one registration as its fair's organizers see it. It excludes the birth
 * date and a student's background: `revealAttendee` shows them and logs that.
 */
export const managedAttendee = operation<'managedAttendee', PeopleServices>({
  kind: 'Query',
  name: 'managedAttendee',
  field: `
  "Returns one registration for those who run its fair, without the birth date and background. \`revealAttendee\` returns those."
  managedAttendee(id: ID!): ManagedRegistration!`,
  types: `
  "A registration in full, for those who run its fair."
  type ManagedRegistration {
    id: ID!
    fairId: ID!
    attendeeType: String!
    consent: Boolean!
    createdAt: DateTime!
    "When the owner of the address confirmed it."
    confirmedAt: DateTime
    "When they entered the fair for the first time."
    enteredAt: DateTime
    hasSeat: Boolean!
    hasAccount: Boolean!
    "A student below 18. Null where no birth date is known."
    isMinor: Boolean
    "The address can be corrected: no one has confirmed it, and it belongs to no account."
    canChangeEmail: Boolean!
    "The school of the counselor through whose link they registered."
    class: String
    "Numbers of the sessions they joined."
    joined: [Int!]!
    "How many booths they visited."
    boothsVisited: Int!
    "The latest emails about this fair to this address, newest first. Emails are stored for a month."
    emails: [AttendeeEmail!]!
    ${managedFieldTypes.replace('email: Email', 'email: Email!')}
  }
  "An email about a fair to someone who is registered for it."
  type AttendeeEmail {
    id: ID!
    "What it was for, such as registration-done, fair-reminder or campaign."
    kind: String!
    "Null where each reader has their own."
    subject: String
    status: AttendeeEmailStatus!
    "When it was sent, or else written."
    at: DateTime!
  }
  "The delivery status of an email to an attendee."
  enum AttendeeEmailStatus { waiting sent notDelivered unclear heldBack }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id }, call) {
    const { pool } = call.services.database;
    const [found] = await lockManaged(pool, call, [id], 'look');
    if (!found) throw notFound();
    const rows = await readRows(pool, {
      id: 'text',
      majors: 'text[]?',
      country: 'text?',
      postalCode: 'text?',
      createdAt: 'timestamp',
      fairId: 'text',
      email: 'text',
      attending: 'number[]?',
      attendeeType: 'text',
      phone: 'text?',
      consent: 'boolean',
      confirmedAt: 'timestamp?',
      enteredAt: 'timestamp?',
      hasSeat: 'boolean',
      hasAccount: 'boolean',
      isMinor: 'boolean?',
      canChangeEmail: 'boolean',
      class: 'text?',
      joined: 'number[]',
      boothsVisited: 'number',
      firstName: 'text?',
      lastName: 'text?',
      parentRelationship: 'text?',
      schoolName: 'text?',
      schoolGrade: 'text?',
      collegeStart: 'text?',
      gpaScore: 'number?',
      satScore: 'number?',
      actScore: 'number?',
      title: 'text?',
      counselorType: 'text?',
    })(
      `select t.id, t.fair_id as "fairId", t.attendee_type as "attendeeType", t.consent,
         t.created_at as "createdAt", t.confirmed_at as "confirmedAt", t.entered_at as "enteredAt",
         exists (select from attendee_seat s where s.attendee_id = t.id) as "hasSeat",
         t.user_id is not null as "hasAccount",
         t.attendee_type = 'student' and t.dob > ($2::date - interval '18 years') as "isMinor",
         t.confirmed_at is null and t.user_id is null as "canChangeEmail",
         (select s.name from class_member m join fair_class c on c.id = m.class_id
          join counselor o on o.id = c.counselor_id
          join counselor_school s on s.id = o.counselor_school_id
          where m.attendee_id = t.id) as class,
         array(select j.session from session_attendance j where j.attendee_id = t.id order by 1) as joined,
         (select count(*)::int from booth_visit v join fair_booth b on b.id = v.booth_id
          where v.account_id = t.user_id and b.fair_id = t.fair_id) as "boothsVisited",
         ${columns.join(', ')}
       from fair_attendee t where t.id = $1`,
      [id, call.world.now()],
    );
    if (!rows[0]) throw notFound();
    return { ...rows[0], emails: await readAttendeeEmails(pool, id) };
  },
});

/**
 * `goneAttendee(fairId, id)`: how a registration that an organizer made by hand ended. Nothing of
 * it is stored; the audit log says that it was made.
 */
export const goneAttendee = operation<'goneAttendee', PeopleServices>({
  kind: 'Query',
  name: 'goneAttendee',
  field: `
  "Returns how a registration made by an organizer ended. Null while it exists, and for every other id."
  goneAttendee(fairId: ID!, id: ID!): GoneRegistration`,
  types: `
  "The end of a registration made by an organizer."
  type GoneRegistration {
    "An organizer canceled it; otherwise its person declined, canceled it or left Quad."
    byOrganizer: Boolean!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId, id }, call) {
    if (!isUuid(fairId) || !isUuid(id)) return null;
    const rows = await readRows(call.services.database.pool, { byOrganizer: 'boolean' })(
      `select exists (select from audit_entry c
           where c.subject_id = a.subject_id and c.action in ('cancelAttendee', 'deleteFairAttendee'))
         as "byOrganizer"
       from audit_entry a join fair f on f.id = $1
       where a.subject_id = $2 and a.action = 'addAttendee' and a.details ->> 'fairId' = $1::text
         and ($3 or f.fair_type = '6x6')
         and not exists (select from fair_attendee where id = $2)
       limit 1`,
      [fairId, id, signedIn(call).role === 'ADMINS'],
    );
    return rows[0] ?? null;
  },
});

/** `revealAttendee(id)`: the birth date and background of a registration; the access is logged. */
export const revealAttendee = operation<'revealAttendee', PeopleServices>({
  kind: 'Mutation',
  name: 'revealAttendee',
  field: `
  "Shows the birth date and background of a registration, and records who asked for it."
  revealAttendee(id: ID!): RevealedAttendee!`,
  types: `
  "The birth date and background of an attendee."
  type RevealedAttendee { id: ID! dob: Date demographics: JSON }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ id }, call) =>
    transaction(call.services.database.pool, async (tx) => {
      const [found] = await lockManaged(tx, call, [id], 'look');
      if (!found) throw notFound();
      const rows = await readRows(tx, {
        id: 'text',
        dob: 'text?',
        demographics: 'json?',
      })('select id, dob, demographics from fair_attendee where id = $1', [id]);
      await writeAuditEntry(tx, call.world, signedIn(call), {
        action: 'revealAttendee',
        subject: 'FairAttendee',
        subjectId: id,
        details: { fields: ['dob', 'demographics'] },
      });
      return oneRow(rows);
    }),
});
