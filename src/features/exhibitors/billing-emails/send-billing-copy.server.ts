import type pg from 'pg';
import * as v from 'valibot';
import { readEmailReader, sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { BillingDocument } from '../../payments/issue-billing-document.server.ts';
import type { Payments } from '../../payments/payments.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { formatOf } from '../../../platform/i18n/languages.ts';
import { i18nFor } from '../../../platform/i18n/translator-for.ts';
import { readBillingDocument } from './billing-document.server.ts';
import { issueBillingLink, type CopyEmail } from './billing-link.server.ts';
import { numberOn, printDocument } from '../receipts/print-document.server.ts';
import { writeBillingEmail } from './write-billing-email.ts';
import type { EmailContext } from '../contact-emails/write-exhibitor-email.server.ts';

interface Parts extends EmailContext {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly payments: Pick<Payments, 'prices' | 'seller'>;
}

/** One email with a billing document, to one recipient. */
export const billingCopy = jobKind<{ readonly copyId: string }>({
  name: 'billing-copy',
  parse: (data) => v.parse(v.object({ copyId: v.pipe(v.string(), v.uuid()) }), data),
});

/** The same for a void invoice: processes of the previous release ignore its jobs. */
export const voidCopy = jobKind<{ readonly copyId: string }>({
  name: 'billing-void',
  parse: (data) => billingCopy.parse(data),
});

/** The same again, on request. */
export const copyAgain = jobKind<{ readonly copyId: string; readonly againId: string }>({
  name: 'billing-again',
  parse: (data) =>
    v.parse(
      v.object({ copyId: v.pipe(v.string(), v.uuid()), againId: v.pipe(v.string(), v.uuid()) }),
      data,
    ),
});

/** Invoices per day and buyer to billing contacts: they are strangers, as far as we know. */
const toStrangers = { points: 20, perSeconds: 86_400 };

const copyRow = row({
  id: 'text',
  documentId: 'text',
  kind: textOf<BillingDocument['kind'] | 'void'>(),
  replaces: 'boolean',
  recipient: 'text',
  role: textOf<'contact' | 'payer' | 'billing'>(),
  /** The other recipients. */
  billing: 'text?',
  buyer: 'text?',
});

type Copy = RowOf<typeof copyRow>;

/** Emails a copy of a billing document with its PDF and a link, once. */
export const billingCopyJobs = (parts: Parts): readonly AnyJobHandler[] => [
  ...[billingCopy, voidCopy].map((kind) =>
    jobHandler({ kind, run: ({ copyId }) => send(parts, { copyId }) }),
  ),
  jobHandler({ kind: copyAgain, run: (email) => send(parts, email) }),
];

async function send(parts: Parts, email: CopyEmail): Promise<void> {
  const { copyId, againId } = email;
  const { pool, world, env, log } = parts;
  const copy = await readCopy(pool, email);
  const shown = copy && (await readBillingDocument(pool, parts.payments, copy.documentId));
  // It was sent before, or its subject is gone: a withdrawn registration is not billed.
  if (!copy || !shown) return;
  // Nor is an invoice that was paid, or void, before its email went out.
  if (copy.kind === 'invoice' && shown.receipt.dueAt === null) return;
  const { kind, recipient, role, buyer } = copy;
  const reader = await readEmailReader(pool, recipient);
  const locale = formatOf(i18nFor(reader?.locale).locale);
  const pdf = await printDocument(shown, locale, world.now(), null, (blocks) => {
    log.warn(
      { event: 'billing.glyphs_missing', copy: copyId, blocks },
      'The font of PDFs lacks some characters of this billing document.',
    );
  });
  // Anyone can request an invoice in anyone's name. Receipts and refunds follow actual payments.
  const isUnasked = (kind === 'invoice' || kind === 'void') && !reader?.isConfirmed;
  await transaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `select from ${againId === undefined ? 'billing_document_copy' : 'billing_copy_again'}
       where id = $1 and sent_at is null for update`,
      [againId ?? copyId],
    );
    if (rowCount === 0) return;
    if (role === 'billing' && isUnasked && kind === 'invoice') {
      const { allowed } = await spend(tx, world, `billing-contacts:${buyer}`, toStrangers);
      if (!allowed) {
        log.warn(
          { event: 'billing.contact_limit', copy: copyId },
          'A buyer reached the daily limit of billing contacts.',
        );
        return;
      }
    }
    const { token, expiresAt } = await issueBillingLink(tx, world, email);
    await sendAccountEmail(tx, parts, {
      kind: `billing-${kind}`,
      to: recipient,
      reader,
      unverified: isUnasked,
      attachment: {
        filename: `${numberOn(shown)}.pdf`,
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
      },
      write: (t) =>
        writeBillingEmail(t, locale, {
          ...copy,
          shown,
          expiresAt,
          url: `${env.publicUrl}/billing/${token}`,
        }),
    });
    await tx.query(
      `update ${againId === undefined ? 'billing_document_copy' : 'billing_copy_again'}
       set sent_at = $2 where id = $1`,
      [againId ?? copyId, world.now()],
    );
  });
}

async function readCopy(pool: pg.Pool, { copyId, againId }: CopyEmail): Promise<Copy | null> {
  const rows = await readRows(pool, copyRow)(
    `select c.id, c.document_id as "documentId",
       case when d.voided is null then d.kind else 'void' end as kind, d.kind = 'invoice' and d.reference <> '' as replaces, c.recipient, c.role,
       (select o.recipient from billing_document_copy o
        where o.document_id = d.id and o.role = 'billing') as billing,
       coalesce(p.college_id::text, e.college_id::text, lower(e.primary_contact_email)) as buyer
     from billing_document_copy c join billing_document d on d.id = c.document_id
     left join college_payment p on d.subject = 'payment' and p.id = d.subject_id
     left join fair_exhibitor e on d.subject = 'exhibitor' and e.id = d.subject_id
     where c.id = $1 and case when $2::uuid is null then c.sent_at is null
       else exists (select from billing_copy_again a where a.id = $2 and a.sent_at is null) end`,
    [copyId, againId ?? null],
  );
  return rows[0] ?? null;
}
