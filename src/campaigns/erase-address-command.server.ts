import type { Eraser } from '../accounts/account-parts.server.ts';
import { transaction } from '../platform/database/transaction.server.ts';
import { CommandFailure, type Command } from '../platform/cli/command.ts';
import { forgetMailAbout } from '../platform/email/forget-mail.server.ts';
import { isEmail } from '../platform/model/kinds.ts';
import { campaignData } from './personal-data.server.ts';

/** `quad erase-address EMAIL`; `also` erases what nouns after this one keep of an address. */
export const eraseAddressCommand = (also: readonly Eraser[]): Command => ({
  name: 'erase-address',
  arguments: ['EMAIL'],
  summary: 'Erases emails, newsletters and invitations of someone without an account.',
  help: [
    'For readers of a newsletter, people who were invited or stand on the list of a class, and visitors',
    'who wrote by the contact form.',
    'Mails to the address and mails that name it go, also those that wait; of mail to many the figures',
    'stay. Of what they want no mail of, the hash of the address is kept, so that nobody writes to them',
    'again. Who has an account is erased with it: the command refuses, and erases nothing.',
  ].join('\n'),
  async run(call) {
    const email = call.argument('EMAIL').trim().toLowerCase();
    if (!isEmail(email)) throw new CommandFailure(`"${email}" is not an e-mail address.`);
    const { database } = await call.openDatabase();
    await transaction(database.pool, async (tx) => {
      const { rows } = await tx.query(
        'select from account where lower(email) = $1 and deleted_at is null',
        [email],
      );
      if (rows.length > 0)
        throw new CommandFailure(`${email} has an account, and is erased with it.`);
      await tx.query('delete from link_token where address = $1', [email]);
      await campaignData.erase(tx, call.world.newId(), email);
      for (const erase of also) await erase(tx, call.world.newId(), email);
      await forgetMailAbout(tx, email);
    });
    call.say(`What was kept about ${email} is erased.`);
  },
});
