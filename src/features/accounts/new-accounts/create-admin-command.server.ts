import { CommandFailure, type Command } from '../../../platform/cli/command.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { createAdmin } from './create-admin.server.ts';

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
