import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { containing, readTablePage, type TableView } from '../platform/store/table-page.server.ts';

interface Args extends TableView {
  readonly fairId: string;
  readonly search?: string | null;
}

const sorts = {
  name: 'lower(t.name)',
  createdAt: 't."createdAt"',
  paymentStatus: 't."paymentStatus"',
};

/** `manageExhibitors(...)`: who exhibits at a fair, with payment, wishes and booth. */
export const manageExhibitors = operation<Args, PeopleServices>({
  kind: 'Query',
  name: 'manageExhibitors',
  field: `manageExhibitors(fairId: ID!, search: String, sort: String, descending: Boolean, page: Int): ManagedExhibitorPage!`,
  types: `
  type ManagedExhibitorPage { items: [ManagedExhibitor!]! total: Int! }
  type ManagedExhibitor {
    id: ID!
    name: String!
    contactName: String!
    contactEmail: Email!
    paymentType: String!
    paymentStatus: String!
    timeSlots: [Int!]
    timeSlotNotes: [String!]
    createdAt: DateTime!
    boothId: ID
    boothReady: Boolean
    boothSent: Boolean
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
        rows: `select e.id, e.name, e.primary_contact_first_name || ' ' || e.primary_contact_last_name as "contactName",
            e.primary_contact_email as "contactEmail", e.payment_type as "paymentType",
            e.payment_status as "paymentStatus", e.time_slots as "timeSlots",
            e.time_slot_notes as "timeSlotNotes", e.created_at as "createdAt",
            b.id as "boothId", b.booth_ready as "boothReady", b.booth_sent as "boothSent"
          from fair_exhibitor e join fair f on f.id = e.fair_id
          left join fair_booth b on b.fair_id = e.fair_id and b.college_id = e.college_id
          where e.fair_id = $1 and ($2 or f.fair_type = '6x6')
            and ($3::text is null or e.name_lower like $3 or lower(e.primary_contact_email) like $3)`,
      },
      view,
    );
  },
});
