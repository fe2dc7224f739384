import { signedIn } from '../../accounts/people-services.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { checkoutColumns, showCheckout } from '../checkout.ts';
import { creditReason } from '../credit-ledger.server.ts';
import { checkoutRow } from '../keep-checkout.server.ts';
import type { PaymentServices, PaymentCall } from '../payments.ts';

interface Asked {
  readonly collegeId: string;
}

interface Account extends Asked {
  readonly isAdmin: boolean;
}

/** Maximum number of history entries per response. */
const most = 500;

/**
 * `creditAccount(...)`: the credits of a college, all their ledger entries, and its card payments;
 * for its reps and for ADMINS.
 */
export const listCredits = operation<'creditAccount', PaymentServices>({
  kind: 'Query',
  name: 'creditAccount',
  field: `
  "Returns the credits of a college with every entry and its card payments, for its reps and admins."
  creditAccount(collegeId: ID!): CreditAccount`,
  types: `
  "The reason of a credit entry."
  enum CreditReason {
    BOUGHT
    SPENT
    GIVEN
    "An admin has taken them away."
    TAKEN
    "Back after a refund; below zero: gone with the money that was given back."
    REFUNDED
    EXPIRED
    "An admin has set the number itself."
    SET_BY_ADMIN
  }
  "An entry of a credit account."
  type CreditEntry {
    id: ID!
    amount: Int!
    reason: CreditReason!
    "What it was for: a checkout, a payment or a refund."
    reference: String
    "Credits after this entry."
    balance: Int!
    "Why, in an admin's words; null for everyone but ADMINS."
    note: String
    createdAt: DateTime!
  }
  "The credits of a college."
  type CreditAccount {
    collegeId: ID!
    credits: Int!
    "Newest first, at most ${most}."
    entries: [CreditEntry!]!
    "Payments by card, newest first, at most ${most}."
    checkouts: [Checkout!]!
  }`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ collegeId }, context) {
    const by = signedIn(context);
    const own = by.role === 'ADMINS' || by.holds['college']?.includes(collegeId);
    if (!own || !isUuid(collegeId)) return null;
    const rows = await readRows(context.services.database.pool, { credits: 'number' })(
      'select coalesce(fair_credits, 0) as credits from college where id = $1',
      [collegeId],
    );
    const isAdmin = by.role === 'ADMINS';
    return rows[0] ? { collegeId, isAdmin, credits: rows[0].credits } : null;
  },
  fields: {
    CreditAccount: {
      entries: async ({ collegeId, isAdmin }: Account, { services }: PaymentCall) => {
        return readRows<SchemaObject<'CreditEntry'>>(services.database.pool, {
          id: 'text',
          amount: 'number',
          reason: textOf(),
          reference: 'text?',
          balance: 'number',
          note: 'text?',
          createdAt: 'timestamp',
        })(
          `select id, amount, upper(replace(${creditReason}, ' ', '_')) as reason, reference, balance,
             case when $2 then note end as note, created_at as "createdAt"
           from credit_entry where college_id = $1 order by place desc limit ${most}`,
          [collegeId, isAdmin],
        );
      },
      checkouts: async ({ collegeId }: Account, { services }: PaymentCall) => {
        const rows = await readRows(services.database.pool, checkoutRow)(
          `select ${checkoutColumns} from checkout where college_id = $1
           order by id desc limit ${most}`,
          [collegeId],
        );
        return rows.map(showCheckout);
      },
    },
  },
});
