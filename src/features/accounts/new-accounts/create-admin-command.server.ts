import type pg from 'pg';
import { CommandFailure, type Command } from '../../../platform/cli/command.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { changeUserType } from './change-user-type.server.ts';
import { makeAccount, setTemporaryPassword } from './make-account.server.ts';

/** `quad create-admin EMAIL` */
export const createAdminCommand: Command = {
  name: 'create-admin',
  arguments: ['EMAIL'],
  summary: 'Creates an admin, or makes an existing account an admin.',
  help: [
    'A new account gets a temporary password, which is shown once and replaced at the first sign-in.',
    'An existing account keeps its password, becomes an admin, and is signed out everywhere. If its',
    'address is not confirmed, it also gets a temporary password, because a stranger may have made it.',
  ].join('\n'),
  async run(call) {
    const email = call.argument('EMAIL');
    if (!isEmail(email.trim())) throw new CommandFailure(`"${email}" is not an email address.`);
    const { database } = await call.openDatabase();
    const admin = await createAdmin(database.pool, call.world, email);
    if (admin.outcome === 'created') {
      call.print(`${email} is an admin. The temporary password, shown only now, is:`);
      call.print(admin.temporaryPassword);
    } else {
      call.print(
        admin.outcome === 'promoted'
          ? `${email} is now an admin with the same password and has to sign in again.`
          : `${email} is already an admin.`,
      );
    }
  },
};

/** The result: a new admin with a temporary password, or an existing account made an admin. */
type CreatedAdmin =
  | { readonly outcome: 'created'; readonly id: string; readonly temporaryPassword: string }
  | { readonly outcome: 'promoted' | 'unchanged'; readonly id: string };

/**
 * Creates an admin from the command line, whose user owns the server anyway. A new account gets a
 * temporary password, printed once and replaced at first sign-in; an existing account
 * becomes an admin, keeps its password and is signed out everywhere. If its address was never
 * confirmed, it may be a stranger's: its password is replaced like a new account's.
 *
 * @throws Refusal BAD_USER_INPUT for an invalid address
 */
export async function createAdmin(
  pool: pg.Pool,
  world: World,
  email: string,
): Promise<CreatedAdmin> {
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) throw badInput({ email: messages.email });
  return transaction(pool, async (tx) => {
    const made = await makeAccount(tx, world, {
      email: address,
      userType: 'admin',
      name: '',
      emailVerified: true,
      approved: true,
    });
    if (made) return { outcome: 'created', ...made };
    const rows = await readRows(tx, { id: 'text', user_type: 'text', email_verified: 'boolean' })(
      'select id, user_type, email_verified from account where email = $1 for update',
      [address],
    );
    const account = rows[0];
    if (!account) throw new Error('The account vanished. Please try again.');
    const { id } = account;
    if (account.user_type !== 'admin') await changeUserType(tx, world, id, 'admin');
    if (!account.email_verified) {
      await tx.query('update account set email_verified = true where id = $1', [id]);
      const temporaryPassword = await setTemporaryPassword(tx, world, id);
      return { outcome: 'created', id, temporaryPassword };
    }
    return { outcome: account.user_type === 'admin' ? 'unchanged' : 'promoted', id };
  });
}
