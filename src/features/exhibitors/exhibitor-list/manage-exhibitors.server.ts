import type { PeopleServices } from '../../accounts/people-services.ts';
import { readTableOfFair } from '../../fairs/fair-organizers.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import {
  partialRefundSql,
  refundSumsSql,
  type PartialRefund,
} from '../../payments/own-receipts.server.ts';
import { partlyBackSql } from '../../payments/refund-ledger.server.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { rowsPerPage } from '../../../platform/store/table-page.server.ts';
import { boothFilters, mostExhibitors, paymentFilters } from '../exhibitor-filters.ts';
import { boothStateSql } from '../manage-readiness.server.ts';

const sorts = {
  name: 'lower(t.name)',
  createdAt: 't."createdAt"',
  paymentStatus: 't."paymentStatus"',
};

/** `manageExhibitors(...)`: a fair's exhibitors, with payment, requests and booth. */
export const manageExhibitors = operation<'manageExhibitors', PeopleServices>({
  kind: 'Query',
  name: 'manageExhibitors',
  field: `
  "Lists the exhibitors of a fair with payment, requests and booth, for organizers."
  manageExhibitors(
    fairId: ID!
    search: String
    "open, settled or refunded."
    payment: String
    "published, ready (to be published), missing (a step) or none."
    booth: String
    sort: String
    descending: Boolean
    page: Int
    "Default 25, maximum ${mostExhibitors}."
    limit: Int
  ): ManagedExhibitorPage!`,
  types: `
  "A page of exhibitors, for organizers."
  type ManagedExhibitorPage { items: [ManagedExhibitor!]! total: Int! }
  "An exhibitor in a list for organizers."
  type ManagedExhibitor {
    id: ID!
    name: String!
    "Null while no college is assigned."
    collegeId: ID
    contactName: String!
    contactEmail: Email!
    paymentType: String!
    paymentStatus: String!
    "A part of what was paid has been refunded."
    isPartlyBack: Boolean!
    "How much of it went back, for ADMINS; null where nothing did."
    partialRefund: PartialRefund
    timeSlots: [Int!]
    timeSlotNotes: [String!]
    createdAt: DateTime!
    boothId: ID
    boothReady: Boolean
    boothSent: Boolean
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve({ payment, booth, limit, ...args }, context) {
    if (payment && !paymentFilters.some((one) => one === payment))
      throw badInput({ payment: messages.choice(paymentFilters) });
    if (booth && !boothFilters.some((one) => one === booth))
      throw badInput({ booth: messages.choice(boothFilters) });
    return readTableOfFair(args, context, {
      sorts,
      perPage: Math.min(Math.max(limit ?? rowsPerPage, 1), mostExhibitors),
      columns: {
        id: 'text',
        name: 'text',
        collegeId: 'text?',
        contactEmail: 'text',
        contactName: 'text',
        paymentType: 'text',
        paymentStatus: 'text',
        isPartlyBack: 'boolean',
        partialRefund: nullable(jsonOf<PartialRefund>()),
        timeSlots: 'number[]?',
        timeSlotNotes: 'text[]?',
        createdAt: 'timestamp',
        boothId: 'text?',
        boothReady: 'boolean?',
        boothSent: 'boolean?',
      },
      shown: `one.id, one.name, one.college_id as "collegeId", one.primary_contact_email as "contactEmail",
        one.primary_contact_first_name || ' ' || one.primary_contact_last_name as "contactName",
        one.payment_type as "paymentType", one.payment_status as "paymentStatus",
        one.payment_status = 'paid' and ${partlyBackSql('coalesce(r.payment_id, one.id)')} as "isPartlyBack",
        case when $2 then ${partialRefundSql('one')} end as "partialRefund",
        one.time_slots as "timeSlots", one.time_slot_notes as "timeSlotNotes",
        one.created_at as "createdAt", b.id as "boothId", b.booth_ready as "boothReady",
        b.booth_sent as "boothSent"`,
      from: `fair_exhibitor one
        left join exhibitor_registration r on r.exhibitor_id = one.id
        left join fair_booth b on b.fair_id = one.fair_id and b.college_id = one.college_id`,
      searched: ['one.name_lower', 'lower(one.primary_contact_email)'],
      where: `case $4 when 'open' then one.payment_status in ('pending', 'failed')
          when 'settled' then one.payment_status in ('paid', 'waived')
          when 'refunded' then one.payment_status = 'refunded' else true end
        and ($5::text is null or ${boothStateSql('b')} = $5)`,
      params: [payment || null, booth || null],
    });
  },
});

/** `refundsOfFair(fairId)`: what the exhibitors of a fair have paid, and the refunds. */
export const refundsOfFair = operation<'refundsOfFair', PeopleServices>({
  kind: 'Query',
  name: 'refundsOfFair',
  field: `
  "Lists what the exhibitors of a fair have paid and what has been refunded."
  refundsOfFair(fairId: ID!): [ExhibitorRefund!]!`,
  types: `
  "The refunds of an exhibitor."
  type ExhibitorRefund {
    exhibitorId: ID!
    "For the whole payment, in the smallest currency unit (for example, cents)."
    refundedCents: Int!
    sums: PartialRefund!
  }`,
  who: ['ADMINS'],
  async resolve({ fairId }, { services }) {
    if (!isUuid(fairId)) return [];
    const rows = await readRows(services.database.pool, {
      exhibitorId: 'text',
      sums: jsonOf<PartialRefund>(),
    })(
      `select e.id as "exhibitorId", ${refundSumsSql({
        id: 'coalesce(r.payment_id, e.id)',
        type: 'e.payment_type',
        data: 'coalesce(p.payment_data, e.payment_data)',
      })} as sums
       from fair_exhibitor e left join exhibitor_registration r on r.exhibitor_id = e.id
       left join college_payment p on p.id = r.payment_id
       where e.fair_id = $1 and e.payment_status in ('paid', 'refunded') order by e.id`,
      [fairId],
    );
    return rows
      .filter(({ sums }) => sums.refundedCents > 0 || sums.refundedCredits > 0)
      .map((one) => ({ ...one, refundedCents: one.sums.refundedCents }));
  },
});
