import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { demoId } from '../../platform/demo/demo-id.server.ts';
import { userTypes, type UserType } from '../../platform/model/viewer.ts';
import type { World } from '../../platform/world.ts';
import { demoEmail, demoPassword, demoPeople } from './demo-accounts.ts';
import { hashPassword, verifyPassword } from './passwords/hash-password.server.ts';

/** The accounts of the demo by type. */
export type DemoAccounts = Readonly<Record<UserType, string>>;

/** Ids of the demo's accounts. */
export const demoAccounts: DemoAccounts = {
  student: demoId('account', 'student'),
  parent: demoId('account', 'parent'),
  counselor: demoId('account', 'counselor'),
  college: demoId('account', 'college'),
  admin: demoId('account', 'admin'),
  admin6x6: demoId('account', 'admin6x6'),
};
const allIds = Object.values(demoAccounts);

/** Whether the demo was ever loaded into this database. */
export async function hasDemoAccounts(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query('select 1 from account where id = any($1)', [allIds]);
  return rows.length > 0;
}

/** Creates the demo's missing accounts. */
export async function loadDemoAccounts(tx: Queryable, world: World): Promise<void> {
  const now = world.now();
  for (const type of userTypes) {
    const { firstName, lastName } = demoPeople[type];
    const isAdmin = type === 'admin' || type === 'admin6x6';
    await tx.query(
      `insert into account (id, email, email_verified, name, user_type, approved_at, created_at,
         updated_at)
       values ($1, $2, true, $3, $4, $5, $6, $6) on conflict do nothing`,
      [
        demoAccounts[type],
        demoEmail(type),
        `${firstName} ${lastName}`,
        type,
        isAdmin ? now : null,
        now,
      ],
    );
  }
  await unlockDemoAccounts(tx);
}

/** Gives the demo's accounts their password where they have none; a changed password stays. */
export async function unlockDemoAccounts(tx: Queryable): Promise<void> {
  const rows = await readRows(tx, { id: 'text' })(
    `select a.id from account a where a.id = any($1) and a.deleted_at is null
       and not exists (select 1 from sign_in_method m
                       where m.account_id = a.id and m.provider_id = 'credential')`,
    [allIds],
  );
  for (const { id } of rows)
    await tx.query(
      `insert into sign_in_method (account_id, provider_id, subject, password)
       values ($1::uuid, 'credential', ($1::uuid)::text, $2) on conflict do nothing`,
      [id, await hashPassword(demoPassword)],
    );
}

/**
 * Removes the known password from the demo's accounts and ends their sessions, before Quad is
 * reachable from elsewhere. An account whose password was changed is left unchanged.
 *
 * @returns how many accounts were locked
 */
export async function lockDemoAccounts(tx: Queryable): Promise<number> {
  const rows = await readRows(tx, { id: 'text', accountId: 'text', password: 'text?' })(
    `select id, account_id as "accountId", password from sign_in_method
     where account_id = any($1) and provider_id = 'credential'`,
    [allIds],
  );
  let locked = 0;
  for (const { id, accountId, password } of rows) {
    if (!(await verifyPassword({ hash: password ?? '', password: demoPassword }))) continue;
    await tx.query('delete from sign_in_method where id = $1', [id]);
    await tx.query('delete from session where account_id = $1', [accountId]);
    locked += 1;
  }
  return locked;
}
