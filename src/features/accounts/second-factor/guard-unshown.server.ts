import { readRows } from '../../../platform/database/read-rows.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal } from '../endpoints/account-refusal.server.ts';
import { onEndpoint, type EndpointHook } from '../endpoints/on-endpoint.server.ts';
import { isAdminSql } from '../callers/renew-session.server.ts';
import { tokenOf } from '../callers/token-of.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusalMessages as messages } from '../endpoints/account-refusal.messages.ts';

const changes = [
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/passkey/add-options',
  '/passkey/add',
  '/passkey/rename',
  '/passkey/remove',
];

/**
 * An admin's password alone cannot replace an existing second factor: an admin with a passkey uses
 * it before adding or removing a factor.
 */
export const guardUnshown = ({ pool, secret }: AccountParts): EndpointHook =>
  onEndpoint(changes, async (context) => {
    const token = tokenOf(context, secret);
    if (token === null) return;
    const rows = await readRows(pool, { mustShow: 'boolean' })(
      `select s.second_factor_at is null and ${isAdminSql('a')}
         and exists (select from passkey p where p.account_id = a.id) as "mustShow"
       from session s join account a on a.id = s.account_id where s.token = $1`,
      [token],
    );
    if (rows[0]?.mustShow)
      throw accountRefusal('FORBIDDEN', { message: apiSentence(messages.showPasskey) });
  });
