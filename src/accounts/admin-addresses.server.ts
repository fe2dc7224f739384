import type { Queryable } from '../platform/database/queryable.ts';

/** Where mail for whoever runs the server goes: to its admins, at most twenty of them. */
export async function adminAddresses(tx: Queryable): Promise<readonly string[]> {
  const { rows } = await tx.query<{ email: string }>(
    `select email from account
     where user_type = 'admin' and email_verified and deleted_at is null order by email limit 20`,
  );
  return rows.map(({ email }) => email);
}
