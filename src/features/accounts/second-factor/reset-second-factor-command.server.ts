import { CommandFailure, type Command } from '../../../platform/cli/command.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { removeSecondFactor } from './reset-second-factor.server.ts';

/** `quad reset-second-factor EMAIL` */
export const resetSecondFactorCommand: Command = {
  name: 'reset-second-factor',
  arguments: ['EMAIL'],
  summary: 'Removes the second factor of an account whose owner lost it.',
  help: [
    'The account is signed out everywhere. An admin is asked to set up a new one at the next sign-in,',
    'where the installation requires it. The audit log records that it was done by command.',
  ].join('\n'),
  async run(call) {
    const email = call.argument('EMAIL').trim().toLowerCase();
    const { database } = await call.openDatabase();
    const had = await transaction(database.pool, async (tx) => {
      const [account] = await readRows(tx, { id: 'text' })(
        'select id from account where email = $1 and deleted_at is null for update',
        [email],
      );
      if (!account) throw new CommandFailure(`There is no account with the address ${email}.`);
      const removed = await removeSecondFactor(tx, call.world, account.id);
      if (removed)
        await tx.query(
          `insert into audit_entry (id, at, account_id, action, subject, subject_id, details)
           values ($1, $2, null, 'resetSecondFactor', 'Account', $3, '{"by":"command"}')`,
          [call.world.newId(), call.world.now(), account.id],
        );
      return removed;
    });
    call.print(
      had
        ? `${email} signs in with only the password until a new second factor is set up.`
        : `${email} had no second factor.`,
    );
  },
};
