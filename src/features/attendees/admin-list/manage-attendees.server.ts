import type { PeopleServices } from '../../accounts/people-services.ts';
import { readTableOfFair } from '../../fairs/fair-organizers.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
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
export const manageAttendees = operation<'manageAttendees', PeopleServices>({
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
