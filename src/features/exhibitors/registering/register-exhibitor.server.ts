import type { Queryable } from '../../../platform/database/queryable.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { contactUrl } from '../../../platform/email/contact-url.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { noOne, type Viewer } from '../../../platform/model/viewer.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import { writingToStranger } from '../../accounts/strangers.server.ts';
import { priceOfFairs } from '../../payments/compute-price.ts';
import { lockCredits } from '../../payments/credit-ledger.server.ts';
import { issueBillingDocument } from '../../payments/issue-billing-document.server.ts';
import type { PaymentCall, PaymentServices } from '../../payments/payments.ts';
import { readPayer } from '../../payments/read-payer.server.ts';
import { refuseOtherPrice } from '../../payments/refusals.ts';
import { refuseSettled } from '../../payments/settled-fairs.server.ts';
import { withoutOpenCheckout } from '../../payments/without-open-checkout.server.ts';
import { signProof, type Proof } from '../confirmation/exhibitor-proof.server.ts';
import { exhibitorEmails } from '../contact-emails/emails.messages.ts';
import { writeExhibitorEmail } from '../contact-emails/write-exhibitor-email.server.ts';
import { exhibitorRefusals } from '../exhibitor-refusals.messages.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';
import { makeWay } from '../fairs-signup/make-way.server.ts';
import { readRegistration } from '../read-registration.server.ts';
import { findCollegeOf, type ToldCollege } from '../settling/find-college-of.server.ts';
import { findRegistration, type ExistingRegistration } from './find-registration.server.ts';
import { makeExhibitor } from './make-exhibitor.server.ts';
import { readOpenFair, type OpenFair } from './open-fair.server.ts';
import { isPromised, paymentDataOf, type Billing } from './payment-data-of.ts';
import { exhibitorTypes } from './registration-schema.ts';
import { spendOnExhibiting } from './spend-on-exhibiting.server.ts';

/** The input for one fair. */
export type RegistrationInput = Values &
  Billing & {
    readonly fairId: string;
    readonly paymentType: string;
    readonly pricesVersion?: number | null;
  };

/**
 * `registerExhibitor(...)`: registers someone for one fair, with an account or without. The price
 * is computed here, and the deadline counts to the second. A rep registers their college, which
 * gets its booth, too. Returns a proof of the registration: a guest pays by card with it. A
 * duplicate gets the same response, and the known contact gets an email, as does the entered
 * address: no one else learns who has registered.
 */
export const registerExhibitor = operation<'registerExhibitor', PaymentServices>({
  kind: 'Mutation',
  name: 'registerExhibitor',
  field: `
  "Registers an exhibitor for one fair, with or without an account, and returns a proof of the registration."
  registerExhibitor(input: RegisterExhibitorInput!): ExhibitorProof!`,
  types: exhibitorTypes,
  who: ['everyone'],
  async resolve({ input }, context) {
    await spendOnExhibiting(context);
    await context.services.livePrices.catchUp(input.pricesVersion);
    const record = checkRegistration(context, input);
    const { services, world } = context;
    const { pool } = services.database;
    const contact = String(record['primaryContactEmail']);
    return writingToStranger(pool, world, context, contact, () =>
      withoutOpenCheckout(services.payments, async (tx) => {
        const { proof } = await enroll(tx, context, input, record);
        return { done: signProof(services.env.secret, world, proof) };
      }),
    );
  },
});

/** Validates the input by the entity's rules. @throws Refusal BAD_USER_INPUT */
export function checkRegistration(
  { viewer, world, services }: PaymentCall,
  input: RegistrationInput,
): Values {
  const { purchaseOrderNumber: _, billingContact: __, pricesVersion: ___, ...told } = input;
  const record = newRecord(FairExhibitor, told, viewer ?? noOne, world.now());
  if (record['consent'] !== true) throw badInput({ consent: messages.required });
  if (record['paymentType'] === 'card' && !services.payments.provider)
    throw badInput({ paymentType: messages.choice(['invoice', 'check']) });
  return record;
}

/**
 * Registers someone, for any call: one registration per college, contact, name and location at a
 * fair. A duplicate gets the same response, and an email explains it. Call inside
 * `withoutOpenCheckout`.
 *
 * @returns the id, unknown for a duplicate, and the proof that it is the caller's
 * @throws Refusal CONFLICT for a closed fair, or for the caller's own registration
 */
export async function enroll(
  tx: Queryable,
  context: PaymentCall,
  input: RegistrationInput,
  record: Values,
): Promise<{ readonly id: string; readonly proof: Proof }> {
  const { services, world, viewer } = context;
  const { payments } = services;
  const { paymentType } = input;
  const fair = await readOpenFair(tx, input.fairId, world.now());
  refuseOtherPrice(payments.prices, input.pricesVersion, [fair], paymentType);
  const owed = priceNow(payments, fair);
  const collegeId = await collegeOf(tx, viewer);
  const likely = collegeId === null ? await findCollegeOf(tx, toldBy(record)) : null;
  const existing = await findRegistration(tx, {
    fairId: fair.id,
    collegeId,
    likely,
    email: String(record['primaryContactEmail']),
    nameLower: String(record['nameLower']),
    postalCode: String(record['postalCode']),
  });
  const proof: Proof = {
    id: world.newId(),
    fairId: fair.id,
    // A rep sees all of their own college at once; anyone else needs the emailed link.
    how: collegeId === null ? 'made' : 'mailed',
    paymentType,
    ...owed,
  };
  if (existing) {
    refuseOwn(viewer, collegeId, existing);
    const typed = { email: String(record['primaryContactEmail']), name: String(record['name']) };
    await tellExistingContact(tx, context, existing, fair, owed);
    await tellTaken(tx, context, existing, fair, typed);
    return { id: proof.id, proof: { ...proof, how: 'made' } };
  }
  await refuseSettled(tx, payments, { collegeId, fairIds: [fair.id] });
  if (collegeId !== null)
    await makeWay(tx, { ...payments, ...services, world }, { collegeId, fairIds: [fair.id] });
  const id = await admitExhibitor(tx, context, {
    record,
    fair,
    owed,
    input,
    collegeId,
    likely,
    accountId: viewer?.id ?? null,
  });
  return { id, proof: { ...proof, id } };
}

interface Admission {
  /** The validated input. */
  readonly record: Values;
  readonly fair: OpenFair;
  readonly owed: { readonly amountCents: number; readonly currency: string };
  readonly input: Billing & { readonly paymentType: string };
  readonly collegeId: string | null;
  readonly accountId: string | null;
  readonly likely: string | null;
  /** What else happens before the email is written. */
  readonly made?: (id: string) => Promise<void>;
}

/**
 * Makes a registration that has passed all checks, with its booth, its invoice and its email, in
 * the caller's transaction.
 * @returns its id
 */
export async function admitExhibitor(
  tx: Queryable,
  { services, world }: Pick<PaymentCall, 'services' | 'world'>,
  admission: Admission,
): Promise<string> {
  const { record, fair, owed, input, collegeId, accountId, likely, made } = admission;
  const { paymentType } = input;
  const id = await makeExhibitor(tx, world, {
    record: {
      ...record,
      paymentStatus: owed.amountCents === 0 ? 'waived' : 'pending',
      paymentData: paymentDataOf(paymentType, owed, input, world.now()),
    },
    fair,
    collegeId,
    accountId,
    likely,
    paymentId: null,
  });
  await made?.(id);
  const usual = collegeId === null ? 'link' : 'account';
  const reach = made ? ((await readRegistration(tx, id))?.reach ?? usual) : usual;
  if (isPromised(paymentType, owed.amountCents))
    await issueBillingDocument(tx, world, { kind: 'invoice', subject: 'exhibitor', subjectId: id });
  await writeExhibitorEmail(tx, { world, ...services }, 'registered', {
    id,
    to: String(record['primaryContactEmail']),
    name: String(record['name']),
    fair,
    paymentType,
    ...owed,
    reach,
    asksAgreement: record['consent'] !== true,
  });
  return id;
}

function priceNow({ prices }: PaymentServices['payments'], fair: OpenFair) {
  const { cents: amountCents, currency } = priceOfFairs(prices.list, [fair]);
  return { amountCents, currency };
}

/** The college as entered in a record. */
export const toldBy = (record: Values): ToldCollege => ({
  name: String(record['name']),
  email: String(record['primaryContactEmail']),
  state: typeof record['state'] === 'string' ? record['state'] : null,
  postalCode: typeof record['postalCode'] === 'string' ? record['postalCode'] : null,
});

/** The college that a rep registers; null for all others. @throws Refusal CONFLICT for a draft */
async function collegeOf(tx: Queryable, viewer: Viewer | null): Promise<string | null> {
  const [collegeId] = viewer?.role === 'COLLEGES' ? (viewer.holds['college'] ?? []) : [];
  if (collegeId === undefined || viewer?.id == null || viewer.email === null) return null;
  const by = { ...viewer, id: viewer.id, email: viewer.email, role: 'COLLEGES' as const };
  const { id } = await readPayer(tx, by, collegeId);
  // Concurrent registrations of this college wait here, and then see this one.
  await lockCredits(tx, id);
  return id;
}

/** The caller may learn about their own registration. */
function refuseOwn(
  viewer: Viewer | null,
  collegeId: string | null,
  existing: ExistingRegistration,
): void {
  const isOwn = viewer?.id != null && existing.userId === viewer.id;
  if (!isOwn && (collegeId === null || existing.collegeId !== collegeId)) return;
  const message = apiSentence(exhibitorRefusals.signedUp);
  throw conflict(message, { fairId: message });
}

async function tellExistingContact(
  tx: Queryable,
  { services, world }: PaymentCall,
  { id, email: to, name, paymentType }: ExistingRegistration,
  fair: OpenFair,
  owed: { readonly amountCents: number; readonly currency: string },
): Promise<void> {
  const reach = (await readRegistration(tx, id))?.reach ?? 'link';
  const facts = { id, to, name, fair, paymentType, ...owed, reach };
  await writeExhibitorEmail(tx, { world, ...services }, 'again', facts);
}

/**
 * Someone else has registered the same name and location: an error, so that no one relies on a
 * registration they don't have. The exhibitor is public; its contact stays private.
 */
async function tellTaken(
  tx: Queryable,
  { services: { mailer, env } }: PaymentCall,
  existing: ExistingRegistration,
  fair: OpenFair,
  typed: { readonly email: string; readonly name: string },
): Promise<void> {
  if (typed.email.toLowerCase() === existing.email.toLowerCase()) return;
  const names = { fair: cleanName(fair.name), name: cleanName(typed.name) };
  await sendAccountEmail(
    tx,
    { mailer, env },
    {
      kind: 'exhibitor-taken',
      to: typed.email,
      unverified: true,
      write: (t) => ({
        subject: t(exhibitorEmails.takenSubject, names),
        heading: t(exhibitorEmails.takenSubject, names),
        paragraphs: [t(exhibitorEmails.takenLead, names), t(exhibitorEmails.takenNext)],
        small: [t(exhibitorEmails.ignore)],
        action: { label: t(exhibitorEmails.takenWrite), url: contactUrl(env) },
      }),
    },
  );
}
