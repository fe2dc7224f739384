import { createHash } from 'node:crypto';
import type { Payments } from '../../payments/payments.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';
import { billingLinkDays } from '../receipt-shape.ts';
import { readBillingDocument, type ShownDocument } from './billing-document.server.ts';

/** A link for one email. */
interface BillingLink {
  /** 128 random bits; only its hash is stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** One email with a document: the first of a copy, or a repeated one. */
export interface CopyEmail {
  readonly copyId: string;
  readonly againId?: string | undefined;
}

/** Makes the link of a copy, in the transaction that writes its email. */
export async function issueBillingLink(
  tx: Queryable,
  world: World,
  { copyId, againId }: CopyEmail,
): Promise<BillingLink> {
  const token = Buffer.from(world.randomBytes(16)).toString('base64url');
  const expiresAt = new Date(world.now().getTime() + billingLinkDays * 86_400_000);
  await tx.query(
    `update ${againId === undefined ? 'billing_document_copy' : 'billing_copy_again'}
     set token_hash = $2, expires_at = $3 where id = $1`,
    [againId ?? copyId, hashOf(token), expiresAt],
  );
  return { token, expiresAt };
}

/**
 * The document of an emailed link, any number of times; read-only. Null for a wrong or expired
 * token or a deleted document; the response does not tell which.
 */
export async function openBillingLink(
  tx: Queryable,
  payments: Pick<Payments, 'prices' | 'seller' | 'world'>,
  token: string,
): Promise<ShownDocument | null> {
  const rows = await readRows(tx, { id: 'text' })(
    `select document_id as id from billing_document_copy where token_hash = $1 and expires_at > $2
     union all
     select c.document_id from billing_copy_again a join billing_document_copy c on c.id = a.copy_id
     where a.token_hash = $1 and a.expires_at > $2`,
    [hashOf(token), payments.world.now()],
  );
  return rows[0] ? readBillingDocument(tx, payments, rows[0].id) : null;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
