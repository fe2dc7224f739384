import type { Readable } from 'node:stream';
import { CommandFailure, type Command } from '../cli/command.ts';
import { takeBounce } from './take-bounce.server.ts';

/** Bytes read of a bounced message; reports are at its beginning. */
const most = 1_000_000;

/** `quad take-bounce`: processes one message from standard input, as a mail server pipes it. */
export const takeBounceCommand = (input: () => Readable): Command => ({
  name: 'take-bounce',
  summary: 'Processes a bounced email from standard input.',
  options: {
    to: { type: 'string', summary: 'the address that the message came to' },
  },
  help: [
    'With BOUNCE_ADDRESS every mail goes out under a sender of its own, so that what comes back tells',
    'which mail it is about. Have your mail server hand each message to that address to this command,',
    'e.g. in an alias of Postfix:',
    '',
    '  bounces: "|cd /srv/quad && npm run --silent quad -- take-bounce"',
    '',
    'Reports of servers (RFC 3464) mark the mail as returned, complaints (RFC 5965) as complained of;',
    'who does not exist, or complains, gets no mail to many any more. Anything else is ignored.',
  ].join('\n'),
  async run(call) {
    const { smtp, secret } = call.readEnv();
    const address = smtp?.bounceAddress;
    if (address === undefined)
      throw new CommandFailure('Set BOUNCE_ADDRESS to take what comes back.');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of input()) {
      const bytes = Buffer.from(chunk as Uint8Array);
      if (size < most) chunks.push(bytes);
      size += bytes.length;
    }
    const message = Buffer.concat(chunks).subarray(0, most).toString('latin1');
    const { database } = await call.openDatabase();
    const to = call.text('to');
    const settings = { address, secret };
    const bounce = await takeBounce(database.pool, call.world, settings, {
      message,
      ...(to === undefined ? {} : { to }),
    });
    call.say(
      {
        returned: 'A mail came back.',
        complaint: 'A reader complained.',
        nothing: 'It is no report about a mail of ours.',
      }[bounce],
    );
  },
});
