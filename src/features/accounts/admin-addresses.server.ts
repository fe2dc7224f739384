import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/** Recipients of email for the site's operators: its admins, at most twenty. */
export async function adminAddresses(tx: Queryable): Promise<readonly string[]> {
  const rows = await readRows(tx, { email: 'text' })(
    `select email from account
     where user_type = 'admin' and email_verified and deleted_at is null order by email limit 20`,
  );
  return rows.map(({ email }) => email);
}
