import { goneAttendee, managedAttendee, revealAttendee } from './attendee-detail.server.ts';
import { addAttendee, correctAttendee } from './write-attendee.server.ts';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { notFound, badInput } from '../../../platform/model/refusal.ts';
import type { AttendeeServices } from '../attendee-services.ts';
import { openDesk } from '../fair-registration-state.server.ts';
import { maySendLinkTo } from '../my-registration/send-registration-link.server.ts';
import { tellRegistrant } from '../tell-registrant.server.ts';
import { lockManaged } from './lock-managed.server.ts';
import { readTableOfFair } from '../../fairs/fair-organizers.server.ts';
import { messages } from '../../../platform/model/messages.ts';
import { rowsPerPage } from '../../../platform/store/table-page.server.ts';
import { attendeeTypes } from '../attendee-choices.ts';

/** Maximum rows per call. */
const mostRows = 1000;

const sorts = {
  name: 'lower(t."lastName" || \' \' || t."firstName")',
  createdAt: 't."createdAt"',
  attendeeType: 't."attendeeType"',
  schoolName: 'lower(t."schoolName")',
  state: 't.state',
};

/** `manageAttendees(...)`: the people registered for a fair. */
const manageAttendees = operation<'manageAttendees', PeopleServices>({
  kind: 'Query',
  name: 'manageAttendees',
  field: `
  "Lists who is registered for a fair, for organizers."
  manageAttendees(
    fairId: ID!
    search: String
    attendeeType: String
    state: String
    schoolGrade: String
    "Whether they entered the fair."
    came: Boolean
    "Who chose this session."
    session: Int
    sort: String
    descending: Boolean
    page: Int
    "Default 25, maximum 1,000."
    limit: Int
  ): ManagedAttendeePage!`,
  types: `
  "A page of registrations, for organizers."
  type ManagedAttendeePage { items: [ManagedAttendee!]! total: Int! }
  "A registration in a list for organizers."
  type ManagedAttendee {
    id: ID!
    firstName: String!
    lastName: String!
    email: Email!
    attendeeType: String!
    schoolName: String
    schoolGrade: String
    state: String
    attending: [Int!]
    "When they entered the fair for the first time."
    enteredAt: DateTime
    createdAt: DateTime!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve(args, context) {
    const { attendeeType, state, schoolGrade, came, session, limit, ...view } = args;
    if (attendeeType && !attendeeTypes.some((one) => one === attendeeType))
      throw badInput({ attendeeType: messages.choice(attendeeTypes) });
    return readTableOfFair(view, context, {
      sorts,
      perPage: Math.min(Math.max(limit ?? rowsPerPage, 1), mostRows),
      columns: {
        id: 'text',
        firstName: 'text',
        lastName: 'text',
        email: 'text',
        attendeeType: 'text',
        schoolName: 'text?',
        schoolGrade: 'text?',
        state: 'text?',
        attending: 'number[]?',
        enteredAt: 'timestamp?',
        createdAt: 'timestamp',
      },
      shown: `one.id, one.first_name as "firstName", one.last_name as "lastName", one.email,
        one.attendee_type as "attendeeType", one.school_name as "schoolName",
        one.school_grade as "schoolGrade", one.state, one.attending,
        one.entered_at as "enteredAt", one.created_at as "createdAt"`,
      from: 'fair_attendee one',
      searched: [
        `lower(one.first_name || ' ' || one.last_name || ' ' || one.email || ' ' || coalesce(one.school_name, ''))`,
      ],
      where: `($4::text is null or one.attendee_type = $4) and ($5::text is null or one.state = $5)
        and ($6::text is null or one.school_grade = $6)
        and ($7::boolean is null or (one.entered_at is not null) = $7)
        and ($8::int is null or $8 = any(one.attending))`,
      params: [
        attendeeType || null,
        state || null,
        schoolGrade || null,
        came ?? null,
        session ?? null,
      ],
    });
  },
});

/** Maximum registrations per bulk action. */
const most = 200;

/**
 * `cancelAttendees(...)`: cancels registrations for good, and emails the people if requested.
 * Nothing of them is stored, as when a person cancels.
 * @throws Refusal NOT_FOUND if the caller can access none of them
 */
const cancelAttendees = operation<'cancelAttendees', AttendeeServices>({
  kind: 'Mutation',
  name: 'cancelAttendees',
  field: `
  "Cancels up to 200 registrations and answers how many. With \`tell\`, the people get an email unless the fair is over."
  cancelAttendees(ids: [ID!]!, tell: Boolean!): Int!`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ ids, tell }, context) =>
    context.services.writer.change(async (tx) => {
      const { world } = context;
      const all = await lockManaged(tx, context, ids.slice(0, most), 'hold');
      if (all.length === 0) throw notFound();
      await tx.query('delete from fair_attendee where id = any($1::uuid[])', [
        all.map(({ id }) => id),
      ]);
      for (const one of all) {
        const isNotified = tell && one.endTime > world.now();
        if (isNotified) await tellRegistrant(tx, context, one, 'ended', []);
        await writeAuditEntry(tx, world, signedIn(context), {
          action: 'cancelAttendee',
          subject: 'FairAttendee',
          subjectId: one.id,
          details: { fairId: one.fairId, told: isNotified },
        });
      }
      return all.length;
    }),
});

/** How many emails were resent, and how many people had reached the limit. */
interface Resent {
  readonly sent: number;
  readonly skipped: number;
}

/**
 * `resendConfirmations(...)`: resends people's confirmation, with a new link. Limits: five emails
 * per person within an hour, ten within a day.
 * @throws Refusal NOT_FOUND if the caller can access none of them
 */
const resendConfirmations = operation<'resendConfirmations', AttendeeServices>({
  kind: 'Mutation',
  name: 'resendConfirmations',
  field: `
  "Emails up to 200 people their confirmation again, except for fairs that are over and people who got many already."
  resendConfirmations(ids: [ID!]!): ResentConfirmations!`,
  types: `
  "The result of resending confirmations."
  type ResentConfirmations { sent: Int! skipped: Int! }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ ids }, context): Promise<Resent> {
    const { services, world } = context;
    const { pool } = services.database;
    const all = await lockManaged(pool, context, ids.slice(0, most), 'look');
    if (all.length === 0) throw notFound();
    const mailableIds = new Set<string>();
    for (const { id, email, endTime } of all)
      if (endTime > world.now() && (await maySendLinkTo(pool, world, email)) === null)
        mailableIds.add(id);
    const sent = await services.writer.change(async (tx) => {
      const held = await lockManaged(tx, context, [...mailableIds], 'hold');
      for (const one of held) {
        const { sessions } = await openDesk(tx, { id: one.fairId });
        await tellRegistrant(tx, context, one, one.consent ? 'done' : 'added', sessions);
        await writeAuditEntry(tx, world, signedIn(context), {
          action: 'resendConfirmation',
          subject: 'FairAttendee',
          subjectId: one.id,
          details: { fairId: one.fairId },
        });
      }
      return held.length;
    });
    return { sent, skipped: all.length - sent };
  },
});

/** The operations with which organizers manage registrations. */
export const managingOperations = [
  manageAttendees,
  managedAttendee,
  goneAttendee,
  revealAttendee,
  addAttendee,
  correctAttendee,
  cancelAttendees,
  resendConfirmations,
] as const;
