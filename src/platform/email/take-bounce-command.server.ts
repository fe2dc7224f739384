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
    to: { type: 'string', summary: 'the address the message was sent to' },
  },
  help: [
    'With BOUNCE_ADDRESS, each email has its own envelope sender, so that a bounce identifies the email',
    'it is about. Configure your mail server to pipe messages to that address to this command, for',
    'example in a Postfix alias:',
    '',
    '  bounces: "|cd /srv/quad && npm run --silent quad -- take-bounce"',
    '',
    'Delivery reports (RFC 3464) mark the email as bounced, complaints (RFC 5965) as reported as spam.',
    'Addresses that do not exist or complain get no more bulk email. Anything else is ignored.',
  ].join('\n'),
  async run(call) {
    const { smtp, secret } = call.readEnv();
    const address = smtp?.bounceAddress;
    if (address === undefined) throw new CommandFailure('Set BOUNCE_ADDRESS to process bounces.');
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
    call.print(
      {
        returned: 'An email bounced.',
        complaint: 'A recipient complained.',
        nothing: 'This is not a report about an email sent by Quad.',
      }[bounce],
    );
  },
});
