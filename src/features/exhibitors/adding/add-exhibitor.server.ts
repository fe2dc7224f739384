import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import { signedIn } from '../../accounts/people-services.ts';
import { priceOfFairs } from '../../payments/compute-price.ts';
import type { PaymentCall, PaymentServices } from '../../payments/payments.ts';
import { withoutOpenCheckout } from '../../payments/without-open-checkout.server.ts';
import { exhibitorRefusals as refusals } from '../exhibitor-refusals.messages.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';
import { findRegistration } from '../registering/find-registration.server.ts';
import { readRunningFair } from '../registering/open-fair.server.ts';
import type { Billing } from '../registering/payment-data-of.ts';
import { admitExhibitor, toldBy } from '../registering/register-exhibitor.server.ts';
import { toldFields } from '../registering/registration-schema.ts';
import { bindExhibitor } from '../settling/bind-exhibitor.server.ts';
import { inviteContact } from '../settling/deliver-exhibit.server.ts';
import { findCollegeOf } from '../settling/find-college-of.server.ts';
import { waysToAdd } from './adding-fields.ts';
import { addingMessages } from './adding.messages.ts';

interface Input extends Values, Billing {
  readonly fairId: string;
  readonly collegeId?: string | null;
  readonly paymentType: string;
  readonly amountCents?: number | null;
  readonly inviteContact?: boolean | null;
}

/** The highest price that an admin can set, in cents. */
const most = 10_000_000;

/**
 * `addExhibitor(...)`: an admin registers an exhibitor by hand, also after the deadline: a college
 * of the directory, with its name and address from there, or a guest. The record, the booth, the
 * invoice and the email to the contact are those of any registration; only the price may differ.
 * @throws Refusal CONFLICT when the fair is canceled or over, or the exhibitor is registered
 */
export const addExhibitor = operation<'addExhibitor', PaymentServices>({
  kind: 'Mutation',
  name: 'addExhibitor',
  field: `
  "Registers an exhibitor by hand and emails the contact. Answers its id."
  addExhibitor(input: AddExhibitorInput!): ID!`,
  types: `
  "The input of \`addExhibitor\`."
  input AddExhibitorInput {
    fairId: ID!
    "Null for a guest, whose name and address are given instead."
    collegeId: ID
    "invoice, check or waived."
    paymentType: String!
    "Price that differs from the fair’s, in the smallest currency unit (for example, cents)."
    amountCents: Int
    "Whether the contact may represent the college."
    inviteContact: Boolean${toldFields('')}
    purchaseOrderNumber: String
    billingContact: BillingContactInput
  }`,
  who: ['ADMINS'],
  resolve: ({ input }, context) =>
    withoutOpenCheckout(context.services.payments, async (tx) => ({
      done: await add(tx, context, input),
    })),
});

async function add(tx: Queryable, context: PaymentCall, input: Input): Promise<string> {
  const { world, services } = context;
  const by = signedIn(context);
  const { fairId, collegeId = null, paymentType, amountCents, inviteContact: asRep } = input;
  if (!waysToAdd.some((one) => one === paymentType))
    throw badInput({ paymentType: messages.choice(waysToAdd) });
  if (amountCents != null && (amountCents < 0 || amountCents > most))
    throw badInput({ amountCents: apiSentence(addingMessages.priceRange) });
  const fair = await readRunningFair(tx, fairId, world.now());
  const { purchaseOrderNumber: _, billingContact: __, ...rest } = input;
  const { amountCents: ___, inviteContact: ____, ...typed } = rest;
  const addressFields = collegeId === null ? {} : await placeOf(tx, collegeId);
  const values = { ...typed, ...addressFields, collegeId: null, consent: false };
  const record = newRecord(FairExhibitor, values, by, world.now());
  const likely = collegeId ?? (await findCollegeOf(tx, toldBy(record)));
  const existing = await findRegistration(tx, {
    fairId: fair.id,
    collegeId,
    likely,
    email: String(record['primaryContactEmail']),
    nameLower: String(record['nameLower']),
    postalCode: String(record['postalCode']),
  });
  if (existing) throw conflict(apiSentence(addingMessages.isThere, { name: existing.name }));
  const listed = priceOfFairs(services.payments.prices.list, [fair]);
  const cents = paymentType === 'waived' ? 0 : (amountCents ?? listed.cents);
  return admitExhibitor(tx, context, {
    record,
    fair,
    collegeId: null,
    accountId: null,
    likely,
    input,
    owed: { amountCents: cents, currency: listed.currency },
    async made(id) {
      if (collegeId !== null) {
        const bound = await bindExhibitor(tx, world, { exhibitorId: id, collegeId });
        if (bound === 'taken') throw conflict(apiSentence(refusals.takenCollege));
        if (bound === 'gone') throw badInput({ collegeId: apiSentence(refusals.chooseCollege) });
        if (asRep) await inviteContact(tx, { world }, id, true);
      }
      await writeAuditEntry(tx, world, by, {
        action: 'addExhibitor',
        subject: 'FairExhibitor',
        subjectId: id,
        details: { fairId: fair.id, collegeId, paymentType, amountCents: cents },
      });
    },
  });
}

/** @throws Refusal BAD_USER_INPUT for a college that is not published */
async function placeOf(tx: Queryable, collegeId: string): Promise<Values> {
  const { rows } = isUuid(collegeId)
    ? await tx.query(
        `select name, address1, address2, city, state, country, postal_code as "postalCode"
         from college where id = $1 and status = 'active'`,
        [collegeId],
      )
    : { rows: [] };
  const [place] = rows;
  if (!place) throw badInput({ collegeId: apiSentence(refusals.chooseCollege) });
  return place;
}
