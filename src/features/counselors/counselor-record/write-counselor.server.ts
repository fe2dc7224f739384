import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { WriteHook } from '../../../platform/graphql/write-hook.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import type { PeopleServices } from '../../accounts/people-services.ts';
import { schoolRefusals as messages } from '../school-refusals.messages.ts';

/** `createCounselor` accepts only the account's email, which is confirmed. */
export const createCounselor: WriteHook<PeopleServices> = {
  entityName: 'Counselor',
  verb: 'create',
  write(write, { services: { writer } }) {
    if (write.viewer.role === 'ADMINS') return writer.create(write);
    return writer.change(async (tx) => {
      const row = await writer.create(write, tx);
      await refuseTyped(tx, String(row['id']), write.viewer.email);
      return row;
    });
  },
};

/**
 * `updateCounselor` lets an unconfirmed counselor have only the account's email. Sending the current
 * value again is fine.
 */
export const updateCounselor: WriteHook<PeopleServices> = {
  entityName: 'Counselor',
  verb: 'update',
  write(write, { services: { writer } }) {
    const { id, email } = write.input;
    if (write.viewer.role === 'ADMINS' || email === undefined || typeof id !== 'string')
      return writer.update(write);
    if (!isUuid(id)) return writer.update(write);
    return writer.change(async (tx) => {
      const before = await emailOf(tx, id);
      const row = await writer.update(write, tx);
      if ((await emailOf(tx, id)) !== before) await refuseTyped(tx, id, write.viewer.email);
      return row;
    });
  },
};

/** The email of a counselor's record, locked until the transaction ends. */
async function emailOf(tx: Queryable, id: string): Promise<string | undefined> {
  const rows = await readRows(tx, { email: 'text' })(
    'select email from counselor where id = $1 for no key update',
    [id],
  );
  return rows[0]?.email;
}

/** @throws Refusal BAD_USER_INPUT for an unconfirmed counselor whose email is not the account's */
async function refuseTyped(tx: Queryable, id: string, callersEmail: string | null): Promise<void> {
  const { rowCount } = await tx.query(
    `select from counselor o left join account a on a.id = o.user_id
     where o.id = $1 and o.confirmed_at is null
       and lower(o.email) is distinct from lower(coalesce(a.email, $2))`,
    [id, callersEmail],
  );
  if (rowCount) throw badInput({ email: apiSentence(messages.ownEmail) });
}
