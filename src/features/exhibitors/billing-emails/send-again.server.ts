import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { issueBillingDocument } from '../../payments/issue-billing-document.server.ts';
import type { PaymentCall, PaymentServices } from '../../payments/payments.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { isOneAddress } from '../../../platform/email/clean-header.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spendEach } from '../../../platform/http/spend.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { recipientsBeforehand, recipientsOf, type Recipient } from './billing-recipients.server.ts';
import { numberOf } from '../read-receipts.server.ts';
import { emailedKind, type Receipt } from '../receipt-shape.ts';
import { receiptFor } from '../receipts/receipts.server.ts';
import { billingCopy, copyAgain } from './send-billing-copy.server.ts';

/** Minutes in which the same document is not emailed again: its email may still be on its way. */
export const justSentMinutes = 10;

const perDocument = { points: 5, perSeconds: 86_400 };
const perAccount = { points: 30, perSeconds: 86_400 };

/** A document that can be emailed again. */
interface Sendable {
  /** Null for an invoice or a receipt that was never emailed. */
  readonly id: string | null;
  readonly kind: 'invoice' | 'receipt' | 'refund';
  readonly number: string;
  readonly cents: number;
  readonly credits: number;
  readonly currency: string;
  readonly createdAt: string;
  readonly recipients: readonly string[];
}

/** `billingDocuments(id)`: the documents of a receipt that can be emailed again, and to whom. */
export const billingDocuments = operation<'billingDocuments', PaymentServices>({
  kind: 'Query',
  name: 'billingDocuments',
  field: `
  "Lists the documents of a receipt or invoice that can be emailed again, and their recipients."
  billingDocuments(id: ID!): [SendableDocument!]!`,
  types: `
  "A billing document that can be emailed again."
  type SendableDocument {
    "Null for an invoice or a receipt that was never emailed."
    id: ID
    "invoice, receipt or refund."
    kind: String!
    number: String!
    "In the smallest currency unit (for example, cents)."
    cents: Int!
    credits: Int!
    currency: String!
    createdAt: DateTime!
    "Email addresses: the rep or contact, whose card paid, the billing contact; and a rep who asks."
    recipients: [Email!]!
  }`,
  who: ['signedIn'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const receipt = await receiptFor(context.services.payments, by, id);
    return receipt ? listDocuments(context.services.database.pool, context, by, receipt) : [];
  },
});

/**
 * `sendBillingDocument(id, documentId)`: emails an invoice, a receipt or a refund again, to all its
 * recipients and to a rep who asks. Does not repeat an email sent minutes ago.
 */
export const sendBillingDocument = operation<'sendBillingDocument', PaymentServices>({
  kind: 'Mutation',
  name: 'sendBillingDocument',
  field: `
  "Emails an invoice, receipt or refund again, unless it was sent minutes ago."
  sendBillingDocument(id: ID!, documentId: ID): DocumentSending!`,
  types: `
  "The result of emailing a document."
  enum DocumentSending {
    SENT
    "It was emailed minutes ago, so nothing more is sent."
    JUST_SENT
  }`,
  who: ['signedIn'],
  async resolve({ id, documentId = null }, context) {
    const by = signedIn(context);
    const { payments } = context.services;
    const receipt = await receiptFor(payments, by, id);
    const kind = receipt && emailedKind(receipt);
    if (!receipt || (documentId !== null && !isUuid(documentId))) throw notFound();
    if (documentId === null && kind === null) throw notFound();
    return payments.change((tx) => sendOnce(tx, context, by, { receipt, documentId }));
  },
});

interface Wish {
  readonly receipt: Receipt;
  readonly documentId: string | null;
}

async function sendOnce(
  tx: Queryable,
  context: PaymentCall,
  by: SignedIn,
  { receipt, documentId }: Wish,
): Promise<'SENT' | 'JUST_SENT'> {
  const { world } = context;
  const kind = emailedKind(receipt);
  if (documentId === null && kind !== null && !(await newest(tx, receipt.id, kind)))
    await issueBillingDocument(tx, world, { kind, subject: receipt.kind, subjectId: receipt.id });
  const document = documentId ?? (kind && (await newest(tx, receipt.id, kind)));
  // Two concurrent requests are serialized: the second one sees what the first has sent.
  const { rowCount } = await tx.query(
    `select from billing_document where id = $1 and subject_id = $2 and voided is null
       and (kind = 'refund' or kind = $3) for update`,
    [document, receipt.id, kind],
  );
  if (document === null || rowCount === 0) throw notFound();
  if (await isJustSent(tx, document, world.now())) return 'JUST_SENT';
  const { allowed, retryAfter } = await spendEach(tx, world, [
    [`billing-again:document:${document}`, perDocument],
    [`billing-again:account:${by.id}`, perAccount],
  ]);
  if (!allowed) throw rateLimited(retryAfter);
  for (const recipient of withAsking(await recipientsOf(tx, [document]), by, document))
    await copyOnce(tx, context, recipient);
  await tx.query('update billing_document set addressed_at = $2 where id = $1', [
    document,
    world.now(),
  ]);
  if (by.role === 'ADMINS')
    await writeAuditEntry(tx, world, by, {
      action: 'sendBillingDocument',
      subject: 'BillingDocument',
      subjectId: document,
    });
  return 'SENT';
}

/** The first copy for a new recipient; otherwise one more email of the copy. */
async function copyOnce(
  tx: Queryable,
  { services, world }: PaymentCall,
  { documentId, email, role }: Recipient,
): Promise<void> {
  if (!isOneAddress(email)) return;
  const [copy] = await readRows(tx, { id: 'text', isNew: 'boolean', sentAt: 'timestamp?' })(
    `with made as (
       insert into billing_document_copy (id, document_id, recipient, role, created_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning id)
     select id, true as "isNew", null as "sentAt" from made
     union all
     select id, false, sent_at from billing_document_copy
     where document_id = $2 and lower(recipient) = lower($3)`,
    [world.newId(), documentId, email, role, world.now()],
  );
  if (!copy) return;
  if (copy.isNew) await services.jobs.enqueue(tx, billingCopy, { copyId: copy.id });
  // The first email is still on its way.
  if (copy.isNew || copy.sentAt === null) return;
  const againId = world.newId();
  await tx.query('insert into billing_copy_again (id, copy_id, created_at) values ($1, $2, $3)', [
    againId,
    copy.id,
    world.now(),
  ]);
  await services.jobs.enqueue(tx, copyAgain, { copyId: copy.id, againId });
}

/** The current document of a kind: an invoice may have been replaced. */
async function newest(tx: Queryable, subjectId: string, kind: string): Promise<string | null> {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from billing_document where subject_id = $1 and kind = $2 and voided is null
     order by created_at desc, id desc limit 1`,
    [subjectId, kind],
  );
  return rows[0]?.id ?? null;
}

/** Whether it was sent within the last minutes, or is about to be. */
async function isJustSent(tx: Queryable, documentId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - justSentMinutes * 60_000);
  const { rows } = await tx.query(
    `select from billing_document_copy c left join billing_copy_again a on a.copy_id = c.id
     where c.document_id = $1 and (c.created_at > $2 or c.sent_at > $2 or a.created_at > $2) limit 1`,
    [documentId, since],
  );
  return rows.length > 0;
}

/** A rep who asks gets it, also when a colleague bought it; an admin does not. */
function withAsking(
  recipients: readonly Recipient[],
  { role, email }: SignedIn,
  documentId: string,
): readonly Recipient[] {
  const isAmong = recipients.some((one) => one.email.toLowerCase() === email.toLowerCase());
  return role === 'ADMINS' || isAmong
    ? recipients
    : [...recipients, { documentId, email, role: 'payer' }];
}

async function listDocuments(
  tx: Queryable,
  { world }: PaymentCall,
  by: SignedIn,
  receipt: Receipt,
): Promise<readonly Sendable[]> {
  const kind = emailedKind(receipt);
  const current = kind && (await newest(tx, receipt.id, kind));
  const rows = await readRows(tx, {
    id: 'text',
    kind: textOf<Sendable['kind']>(),
    cents: 'number?',
    credits: 'number?',
    currency: 'text?',
    createdAt: 'timestamp',
  })(
    `select id, kind, amount_cents as cents, credits, currency, created_at as "createdAt"
     from billing_document where id = $1 or subject_id = $2 and kind = 'refund'
     order by kind = 'refund', created_at, id`,
    [current, receipt.id],
  );
  const found = await recipientsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const { currency, number, createdAt } = receipt;
  const whole = {
    number,
    currency,
    createdAt,
    cents: receipt.cents,
    credits: receipt.credits ?? 0,
  };
  const emails = (recipients: readonly Recipient[], id: string) =>
    withAsking(recipients, by, id).map(({ email }) => email);
  const issued = rows.map((row): Sendable => {
    const recipients = emails(
      found.filter(({ documentId }) => documentId === row.id),
      row.id,
    );
    if (row.kind !== 'refund') return { ...whole, id: row.id, kind: row.kind, recipients };
    return {
      id: row.id,
      kind: row.kind,
      recipients,
      number: numberOf(row.id, row.createdAt),
      cents: row.cents ?? 0,
      credits: row.credits ?? 0,
      currency: row.currency ?? currency,
      createdAt: row.createdAt.toISOString(),
    };
  });
  if (kind === null || current !== null) return issued;
  const first = { id: receipt.id, kind, subject: receipt.kind, subjectId: receipt.id };
  const recipients = emails(await recipientsBeforehand(tx, first, world.now()), receipt.id);
  return [{ ...whole, id: null, kind, recipients }, ...issued];
}
