import { chooseAct, isId } from '../cli/choose-act.ts';
import { CommandFailure, type Command, type CommandCall } from '../cli/command.ts';
import { countMail, listDoubtfulMail } from './count-mail.server.ts';
import { maskAddress } from './mask-address.ts';
import { listFailedMail, requeueMail } from './requeue-mail.server.ts';

/** `quad mail`: outcomes of email, failed and doubtful ones, and resending. */
export const mailCommand: Command = {
  name: 'mail',
  arguments: ['[WHAT]', '[WHICH]'],
  summary: 'Shows email delivery status and retries failed emails.',
  help: [
    'Mail goes out in the background. What a mail server puts off is tried again for a day or so, and',
    'then given up; what it refuses for good is given up at once. Addresses are shown in part only.',
    '',
    'mail                  how many there are, by state',
    'mail failed           those that were given up, the newest first, and why',
    'mail doubtful         those of which nobody knew whether they had arrived, the newest first',
    'mail requeue WHICH    sends given-up ones again: WHICH is an ID or a kind',
  ].join('\n'),
  run: chooseAct('mail', {
    '': showCounts,
    failed: showFailed,
    doubtful: showDoubtful,
    requeue,
  }),
};

async function showCounts(call: CommandCall): Promise<void> {
  const { pool } = (await call.openDatabase()).database;
  const counts = Object.entries(await countMail(pool)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (counts.length === 0) call.say('There is no mail.');
  for (const [status, count] of counts) call.say(`${status}: ${count}`);
}

async function showFailed(call: CommandCall): Promise<void> {
  const { pool } = (await call.openDatabase()).database;
  const failed = await listFailedMail(pool);
  if (failed.length === 0) call.say('No mail was given up.');
  for (const { id, kind, recipient, endedAt, attempts, reason, kept } of failed) {
    const why = `${attempts} attempts  ${reason ?? ''}${kept ? '' : '  (its text is not kept)'}`;
    call.say(`${id}  ${kind}  ${maskAddress(recipient)}  ${endedAt.toISOString()}  ${why}`);
  }
}

async function showDoubtful(call: CommandCall): Promise<void> {
  const { pool } = (await call.openDatabase()).database;
  const doubtful = await listDoubtfulMail(pool);
  if (doubtful.length === 0) call.say('No mail is in doubt.');
  for (const { id, kind, recipient, status, unknownAt } of doubtful) {
    const became = status === 'sent' ? 'sent once more' : status;
    call.say(`${id}  ${kind}  ${maskAddress(recipient)}  ${unknownAt.toISOString()}  ${became}`);
  }
}

async function requeue(call: CommandCall): Promise<void> {
  const word = call.argument('WHICH');
  if (word === '') throw new CommandFailure('Please say which: an id or a kind.');
  const { pool } = (await call.openDatabase()).database;
  const which = isId(word) ? { ids: [word] } : { kind: word };
  const { requeued, without } = await requeueMail(pool, call.world.now(), which);
  if (requeued + without === 0) throw new CommandFailure('There is no such given-up mail.');
  if (requeued === 0)
    throw new CommandFailure('The text of that mail is not kept, so that it cannot go out again.');
  call.say(`In line again: ${requeued}.`);
  if (without > 0) call.say(`Left, since their text is not kept: ${without}.`);
}
