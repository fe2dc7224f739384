import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/**
 * What the server does with the next email: a code refuses the recipient (`rcpt`, with a given
 * text) or the text (`data`); `stall` never answers the recipient; `vanish` takes the text and
 * disconnects silently; `hold` takes the text and does not answer until `letGo`; `slam` disconnects
 * before it takes anything.
 */
export type Behaviour =
  | 'accept'
  | 'vanish'
  | 'hold'
  | 'slam'
  | 'stall'
  | { readonly rcpt: number; readonly says?: string }
  | { readonly data: number };

/** A real SMTP server on this machine with scripted behavior. */
export interface MailServer {
  readonly url: string;
  /** Every email whose text arrived, in order, including those it then refused or dropped. */
  readonly received: ParsedMail[];
  /** The same as raw data. */
  readonly raw: string[];
  /** The senders of their envelopes. */
  readonly senders: string[];
  /** Refuses each recipient the first time (451) from now on, as greylisting servers do. */
  greylist(): void;
  /** Refuses one recipient for good (550) from now on. */
  refuse(address: string): void;
  /** What to do with the next emails, replacing earlier instructions; after these it accepts. */
  behave(...next: Behaviour[]): void;
  letGo(): void;
  close(): Promise<void>;
}

/** Starts a mail server on a free loopback port, or on the given one. */
export async function startMailServer(atPort = 0): Promise<MailServer> {
  const plan: Behaviour[] = [];
  const received: ParsedMail[] = [];
  const raw: string[] = [];
  const senders: string[] = [];
  let seen: Set<string> | undefined;
  const refused = new Set<string>();
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const next = plan[0];
      if (refused.has(address)) {
        done(refusal(550));
        return;
      }
      if (seen && !seen.has(address)) {
        seen.add(address);
        done(refusal(451, '4.7.1 Greylisted, please try again later'));
        return;
      }
      if (next === 'stall') {
        plan.shift();
        return;
      }
      if (next === 'slam') {
        plan.shift();
        for (const socket of sockets) socket.destroy();
        return;
      }
      if (typeof next !== 'object' || !('rcpt' in next)) {
        done();
        return;
      }
      plan.shift();
      done(refusal(next.rcpt, next.says));
    },
    onData(stream, { envelope }, done) {
      const next = plan.shift() ?? 'accept';
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks);
        raw.push(text.toString());
        senders.push(envelope.mailFrom === false ? '' : envelope.mailFrom.address);
        void simpleParser(text).then((mail) => {
          received.push(mail);
          if (next === 'vanish') for (const socket of sockets) socket.destroy();
          else if (next === 'hold') held.push(() => done());
          else if (typeof next === 'object' && 'data' in next) done(refusal(next.data));
          else done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(atPort, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    raw,
    senders,
    refuse: (address) => void refused.add(address),
    greylist: () => void (seen = new Set()),
    behave: (...next) => {
      seen = undefined;
      plan.splice(0, plan.length, ...next);
    },
    letGo: () => held.splice(0).forEach((answer) => answer()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function refusal(responseCode: number, says = 'As told.'): Error {
  return Object.assign(new Error(says), { responseCode });
}
