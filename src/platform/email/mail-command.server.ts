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
    'Emails are sent in the background. Emails that the mail server defers are retried for about a day',
    'and then marked as failed; rejected ones fail right away. Addresses are shown only in part.',
    '',
    'mail                  number of emails by status',
    'mail failed           failed emails with the reason, newest first',
    'mail doubtful         emails whose delivery was unclear, newest first',
    'mail requeue WHICH    sends failed emails again; WHICH is an ID or a kind',
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
  if (counts.length === 0) call.print('There are no emails.');
  for (const [status, count] of counts) call.print(`${status}: ${count}`);
}

async function showFailed(call: CommandCall): Promise<void> {
  const { pool } = (await call.openDatabase()).database;
  const failed = await listFailedMail(pool);
  if (failed.length === 0) call.print('No emails have failed.');
  for (const { id, kind, recipient, endedAt, attempts, reason, kept } of failed) {
    const why = `${attempts} attempts  ${reason ?? ''}${kept ? '' : '  (text no longer stored)'}`;
    call.print(`${id}  ${kind}  ${maskAddress(recipient)}  ${endedAt.toISOString()}  ${why}`);
  }
}

async function showDoubtful(call: CommandCall): Promise<void> {
  const { pool } = (await call.openDatabase()).database;
  const doubtful = await listDoubtfulMail(pool);
  if (doubtful.length === 0) call.print('No emails are in doubt.');
  for (const { id, kind, recipient, status, unknownAt } of doubtful) {
    const became = status === 'sent' ? 'sent again' : status;
    call.print(`${id}  ${kind}  ${maskAddress(recipient)}  ${unknownAt.toISOString()}  ${became}`);
  }
}

async function requeue(call: CommandCall): Promise<void> {
  const word = call.argument('WHICH');
  if (word === '') throw new CommandFailure('Please specify an ID or a kind.');
  const { pool } = (await call.openDatabase()).database;
  const which = isId(word) ? { ids: [word] } : { kind: word };
  const { requeued, without } = await requeueMail(pool, call.world.now(), which);
  if (requeued + without === 0) throw new CommandFailure('There is no such failed email.');
  if (requeued === 0)
    throw new CommandFailure(
      'The text of that email is no longer stored, so it can’t be sent again.',
    );
  call.print(`Queued again: ${requeued}.`);
  if (without > 0) call.print(`Skipped, because their text is no longer stored: ${without}.`);
}
