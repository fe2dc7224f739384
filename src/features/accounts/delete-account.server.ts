import type pg from 'pg';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { notFound } from '../../platform/model/refusal.ts';
import { transaction } from '../../platform/database/transaction.server.ts';
import { eraseEvents, findEventTraces } from '../../platform/events/erase-events.server.ts';
import type { World } from '../../platform/world.ts';
import type { Eraser } from './account-parts.server.ts';
import { readEmailReader, type EmailReader } from './account-email.server.ts';
import { codeIdentifiers } from './mailed-codes/code-rules.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { accountRefusals as messages } from './account-refusals.messages.ts';

/** Tells someone that their account is gone; `reader` is what was known about them. */
type Farewell = (tx: Queryable, email: string, reader: EmailReader | null) => Promise<void>;

/**
 * Deletes an account: in one transaction every entity erases what is personal, the sessions and
 * ways to sign in end, and the row stays without a name for accounting records. A later sign-up
 * with the same address creates another account.
 *
 * @param farewell writes to the person in the same transaction, when everything else is gone
 * @throws Refusal NOT_FOUND when the account does not exist or is already deleted
 */
export async function deleteAccount(
  pool: pg.Pool,
  world: World,
  erasers: readonly Eraser[],
  accountId: string,
  farewell?: Farewell,
): Promise<void> {
  const traces = await findEventTraces(pool, {
    words: [accountId, await addressOf(pool, accountId)],
  });
  await transaction(pool, async (tx) => {
    const email = await addressOf(tx, accountId, 'for update');
    const reader = await readEmailReader(tx, email);
    for (const erase of erasers) await erase(tx, accountId, email);
    const now = world.now();
    await tx.query('delete from session where account_id = $1', [accountId]);
    await tx.query('delete from two_factor where account_id = $1', [accountId]);
    await tx.query('delete from passkey where account_id = $1', [accountId]);
    await tx.query('delete from sign_in_method where account_id = $1', [accountId]);
    await tx.query(
      `delete from verification
       where value = $1 or identifier = any($2) or value = $3 and identifier like 'unlock:%'`,
      [accountId, codeIdentifiers(email), email],
    );
    await tx.query(`delete from mailed_code where subject = $1 or payload ->> 'email' = $2`, [
      accountId,
      email,
    ]);
    await tx.query('delete from link_token where address = $1 or issued_by = $2', [
      email,
      accountId,
    ]);
    await tx.query(
      `update account set email = $2, email_verified = false, name = '', birth_date = null, image = null,
         time_zone = null, locale = null, approved_at = null, must_set_password = false,
         temporary_password_ends_at = null, two_factor_enabled = false, last_seen_at = null, deleted_at = $3, updated_at = $3
       where id = $1`,
      [accountId, `${accountId}@deleted.invalid`, now],
    );
    await eraseEvents(tx, email, traces);
    await farewell?.(tx, email, reader);
  });
}

async function addressOf(tx: Queryable, accountId: string, lock: 'for update' | '' = '') {
  const rows = await readRows(tx, { email: 'text' })(
    `select email from account where id = $1 and deleted_at is null ${lock}`,
    [accountId],
  );
  const email = rows[0]?.email;
  if (email === undefined) throw notFound(apiSentence(messages.noAccount));
  return email;
}
