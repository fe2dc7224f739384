import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { containing, readTablePage, type TableView } from '../platform/store/table-page.server.ts';

interface Args extends TableView {
  readonly fairId: string;
  readonly search?: string | null;
}

const sorts = {
  name: 'lower(t."lastName" || \' \' || t."firstName")',
  createdAt: 't."createdAt"',
  attendeeType: 't."attendeeType"',
  schoolName: 'lower(t."schoolName")',
};

/** `manageAttendees(...)`: who is registered for a fair. */
export const manageAttendees = operation<Args, PeopleServices>({
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
  async resolve({ fairId, search, ...view }, context) {
    const { role } = signedIn(context);
    if (!isUuid(fairId)) return { items: [], total: 0 };
    return readTablePage(
      context.services.database.pool,
      {
        sort: 'name',
        sorts,
        params: [fairId, role === 'ADMINS', containing(search)],
        rows: `select t.id, t.first_name as "firstName", t.last_name as "lastName", t.email,
            t.attendee_type as "attendeeType", t.school_name as "schoolName", t.state, t.attending,
            t.created_at as "createdAt"
          from fair_attendee t join fair f on f.id = t.fair_id
          where t.fair_id = $1 and ($2 or f.fair_type = '6x6')
            and ($3::text is null or lower(t.first_name || ' ' || t.last_name) like $3
                 or lower(t.email) like $3 or lower(t.school_name) like $3)`,
      },
      view,
    );
  },
});
