import type { PeopleServices } from '../accounts/people-services.ts';
import { readTableOfFair, type TableOfFairArgs } from '../fairs/table-of-fair.server.ts';
import { operation } from '../platform/graphql/operation.ts';

const sorts = {
  name: 'lower(t."lastName" || \' \' || t."firstName")',
  createdAt: 't."createdAt"',
  attendeeType: 't."attendeeType"',
  schoolName: 'lower(t."schoolName")',
};

/** `manageAttendees(...)`: who is registered for a fair. */
export const manageAttendees = operation<TableOfFairArgs, PeopleServices>({
  kind: 'Query',
  name: 'manageAttendees',
  field: `manageAttendees(fairId: ID!, search: String, sort: String, descending: Boolean, page: Int): ManagedAttendeePage!`,
  types: `
  type ManagedAttendeePage { items: [ManagedAttendee!]! total: Int! }
  type ManagedAttendee {
    id: ID!
    firstName: String!
    lastName: String!
    email: Email!
    attendeeType: String!
    schoolName: String
    state: String
    attending: [Int!]
    createdAt: DateTime!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: (args, context) =>
    readTableOfFair(args, context, {
      sorts,
      shown: `one.id, one.first_name as "firstName", one.last_name as "lastName", one.email,
        one.attendee_type as "attendeeType", one.school_name as "schoolName", one.state,
        one.attending, one.created_at as "createdAt"`,
      from: 'fair_attendee one',
      searched: [
        `lower(one.first_name || ' ' || one.last_name)`,
        'lower(one.email)',
        'lower(one.school_name)',
      ],
    }),
});
