import type { SignedIn } from '../accounts/people-services.ts';
import { fairSummarySql, type FairSummary } from '../fairs/read-fairs.server.ts';
import type { PriceBook } from '../payments/price-book.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import {
  partialRefundSql,
  partialRefundType,
  type PartialRefund,
} from '../payments/own-receipts.server.ts';
import { partlyBackSql } from '../payments/refund-ledger.server.ts';
import { jsonOf, nullable, readRows } from '../../platform/database/read-rows.ts';
import { agreedAtSql, isGuestsSql } from './read-registration.server.ts';
import { refundOf, withdrawUntil, type RefundOf } from './withdrawal/withdrawal-rule.ts';

/** An exhibitor's registration as its own people see it. */
interface OwnExhibit {
  readonly id: string;
  readonly fair: FairSummary;
  readonly name: string;
  readonly consent: boolean;
  readonly collegeId: string | null;
  readonly primaryContactName: string;
  readonly primaryContactEmail: string;
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly timeSlots: readonly number[] | null;
  readonly timeSlotNotes: readonly string[] | null;
  readonly createdAt: Date;
  readonly withdrawnAt: Date | null;
  readonly withdrawUntil: Date;
  readonly isPartlyBack: boolean;
  readonly partialRefund: PartialRefund | null;
  readonly isGuests: boolean;
  readonly refund: RefundOf;
}

/** The GraphQL types. */
export const exhibitTypes = `
  "An exhibitor's registration for a fair as the people behind it see it."
  type MyExhibit {
    id: ID!
    fair: FairSummary!
    name: String!
    "False where an organizer registered it, and no one has agreed to the terms of the fair yet."
    consent: Boolean!
    collegeId: ID
    primaryContactName: String!
    primaryContactEmail: Email!
    paymentType: String!
    paymentStatus: String!
    "The numbers of the sessions that the coordinator gave."
    timeSlots: [Int!]
    timeSlotNotes: [String!]
    createdAt: DateTime!
    "Since when the money for it is waited for: it was withdrawn."
    withdrawnAt: DateTime
    "Until when it can be withdrawn."
    withdrawUntil: DateTime!
    "An admin has given a part of what was paid back."
    isPartlyBack: Boolean!
    "How much of it went back, while it counts as paid; null where nothing did."
    partialRefund: PartialRefund
    "What withdrawing at this moment comes to."
    refund: WithdrawalRefund!
  }
  "The refund for a withdrawal."
  enum WithdrawalRefund {
    "It can no longer be undone by the caller."
    TOO_LATE
    "Nothing was paid."
    FREE
    "The college has its credits back, or credits for what it paid."
    CREDITS
    "An admin gives the money back."
    MONEY
  }
  ${partialRefundType}`;

/**
 * A person's exhibitor registrations: those of the college they represent, and those they made
 * without one, signed in or with the confirmed address. Someone who has left a college sees none of
 * its registrations. Latest fair first.
 */
export async function ownExhibits(
  tx: Queryable,
  prices: PriceBook,
  { id, email, holds }: Pick<SignedIn, 'id' | 'email' | 'holds'>,
  now: Date,
): Promise<readonly OwnExhibit[]> {
  const rows = await readRows<
    Omit<OwnExhibit, 'withdrawUntil' | 'refund'> & { readonly agreedAt: Date }
  >(tx, {
    id: 'text',
    name: 'text',
    createdAt: 'timestamp',
    fair: jsonOf(),
    collegeId: 'text?',
    paymentType: 'text',
    paymentStatus: 'text',
    timeSlots: 'number[]?',
    primaryContactEmail: 'text',
    consent: 'boolean',
    timeSlotNotes: 'text[]?',
    withdrawnAt: 'timestamp?',
    isPartlyBack: 'boolean',
    partialRefund: nullable(jsonOf()),
    primaryContactName: 'text',
    isGuests: 'boolean',
    agreedAt: 'timestamp',
  })(
    `select e.id, ${fairSummarySql} as fair, e.name, e.consent, e.college_id as "collegeId",
       e.primary_contact_first_name || ' ' || e.primary_contact_last_name as "primaryContactName",
       e.primary_contact_email as "primaryContactEmail", e.payment_type as "paymentType",
       e.payment_status as "paymentStatus", e.time_slots as "timeSlots",
       e.time_slot_notes as "timeSlotNotes", e.created_at as "createdAt",
       r.withdrawn_at as "withdrawnAt",
       ${partlyBackSql('coalesce(r.payment_id, e.id)')} as "isPartlyBack",
       ${partialRefundSql('e')} as "partialRefund",
       ${isGuestsSql} as "isGuests", ${agreedAtSql} as "agreedAt"
     from fair_exhibitor e join fair f on f.id = e.fair_id
     left join exhibitor_registration r on r.exhibitor_id = e.id
     where e.college_id = any($3::uuid[]) or e.college_id is null
       and (e.user_id = $1 or lower(e.primary_contact_email) = $2)
     order by f.start_time desc, e.id desc limit 200`,
    [id, email.toLowerCase(), holds['college'] ?? []],
  );
  return rows.map(({ agreedAt, ...exhibit }) => {
    const rule = prices.at(agreedAt);
    return {
      ...exhibit,
      withdrawUntil: withdrawUntil(rule, exhibit.fair),
      refund: refundOf(rule, exhibit, now),
    };
  });
}
