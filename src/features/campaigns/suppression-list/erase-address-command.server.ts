import type { Eraser } from '../../accounts/account-parts.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { CommandFailure, type Command } from '../../../platform/cli/command.ts';
import { forgetMailAbout } from '../../../platform/email/forget-mail.server.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { campaignData } from '../personal-data.server.ts';

/** `quad erase-address EMAIL`; `also` erases what later entities store about an address. */
export const eraseAddressCommand = (also: readonly Eraser[]): Command => ({
  name: 'erase-address',
  arguments: ['EMAIL'],
  summary: 'Erases emails, newsletters and invitations of someone without an account.',
  help: [
    'For newsletter subscribers, people who were invited or are on a class list, and visitors who used',
    'the contact form.',
    'Deletes emails sent to the address or naming it, including queued ones; campaign figures stay.',
    'Keeps a hash of the address for the lists it unsubscribed from, so that they never email it again.',
    'Refuses, and erases nothing, if the address has an account: deleting the account erases it.',
  ].join('\n'),
  async run(call) {
    const email = call.argument('EMAIL').trim().toLowerCase();
    if (!isEmail(email)) throw new CommandFailure(`"${email}" is not an email address.`);
    const { database } = await call.openDatabase();
    await transaction(database.pool, async (tx) => {
      const { rows } = await tx.query(
        'select from account where lower(email) = $1 and deleted_at is null',
        [email],
      );
      if (rows.length > 0)
        throw new CommandFailure(`${email} has an account. Delete the account instead.`);
      await tx.query('delete from link_token where address = $1', [email]);
      await campaignData.erase(tx, call.world.newId(), email);
      for (const erase of also) await erase(tx, call.world.newId(), email);
      await forgetMailAbout(tx, email);
    });
    call.print(`Erased everything stored about ${email}.`);
  },
});
