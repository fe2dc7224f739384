import { connect, type Socket } from 'node:net';
import { announcementFields } from '../src/features/lobby/announcements/announcement.ts';
import { boothNews } from '../src/features/lobby/booth-news/booth-calls.ts';
import { myFairNews } from '../src/features/lobby/frame/frame-query.ts';
import { boothQueueNews, queueNews } from '../src/features/lobby/queue/queue-queries.ts';
import { threadNews } from '../src/features/lobby/threads/thread-calls.ts';
import { frame, readTexts, upgradeRequest } from './raw-socket.ts';

/** What the page of the lobby follows, in the words of `usePresence`. */
const presence = `subscription Presence($fairId: ID!, $after: String) {
  onFairPresence(fairId: $fairId, after: $after) {
    id people reps { id name } isClosed line { waiting } announcement { ${announcementFields} } } }`;

const documents = {
  presence,
  fair: myFairNews.text,
  queue: queueNews.text,
  booth: boothNews.text,
  threads: threadNews.text,
  line: boothQueueNews.text,
} as const;
export type Followed = keyof typeof documents;

export const now = () => performance.timeOrigin + performance.now();

/** A time as letters: digits in a row are held for a phone number. */
export const lettersOf = (digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
const digitsOf = (letters: string): string =>
  letters.replace(/[a-j]/g, (letter) => String(letter.charCodeAt(0) - 97));

/** What a whole crowd has met. */
export interface Tally {
  deliveries: number;
  delays: number[];
  twice: number;
  lines: number;
  cuts: number;
  resyncs: number;
  readonly errors: Map<string, number>;
}

export function met(tally: Tally, error: string): void {
  tally.errors.set(error, (tally.errors.get(error) ?? 0) + 1);
}

/** A time at a booth, and the messages heard there. */
export interface Stay {
  readonly booth: number;
  /** Follows since; null: not yet. */
  from: number | null;
  to: number;
  readonly heard: Set<string>;
}

export interface Site {
  readonly ports: readonly number[];
  readonly fairId: string;
  readonly boothIds: readonly string[];
}

/** Someone with one socket, which resumes from its cursors when it was cut. */
export class Person {
  readonly token: string;
  readonly address: string;
  readonly stays: Stay[] = [];
  port: number;
  readonly #site: Site;
  readonly #tally: Tally;
  /** With the id of each: one is never used twice, for the end of an earlier one is told by it. */
  readonly #followed = new Map<Followed, string>();
  #ids = 0;
  readonly #cursors = new Map<Followed, string>();
  #start: string | null = null;
  #socket: Socket | null = null;
  #isGone = false;
  #tries = 0;
  #onPong: (() => void) | null = null;

  constructor(number: number, token: string, site: Site, tally: Tally) {
    this.token = token;
    this.address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    this.port = number % site.ports.length;
    this.#site = site;
    this.#tally = tally;
  }

  get url(): { readonly host: string; readonly port: number } {
    return { host: '127.0.0.1', port: this.#site.ports[this.port] ?? 0 };
  }

  get stay(): Stay | undefined {
    return this.stays.at(-1);
  }

  /** Follows more; resolves when the server has read it. */
  async follow(names: readonly Followed[], cursor?: string): Promise<void> {
    for (const name of names) {
      this.#followed.set(name, `${name}${(this.#ids += 1)}`);
      if (cursor !== undefined) this.#cursors.set(name, cursor);
    }
    if (this.#socket?.readyState === 'open' && this.#start !== null) this.#subscribe(names);
    else if (!this.#socket) this.#connect();
    await new Promise<void>((resolve) => {
      this.#onPong = resolve;
    });
  }

  drop(names: readonly Followed[]): void {
    for (const name of names) {
      const id = this.#followed.get(name);
      if (id === undefined) continue;
      this.#followed.delete(name);
      this.#cursors.delete(name);
      this.#send({ id, type: 'complete' });
    }
  }

  goTo(booth: number): void {
    this.endStay();
    this.stays.push({ booth, from: null, to: Infinity, heard: new Set() });
  }

  endStay(): void {
    if (this.stay && this.stay.to === Infinity) this.stay.to = now();
  }

  leave(): void {
    this.endStay();
    this.#isGone = true;
    this.#socket?.destroy();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === 'open') this.#socket.write(frame(1, JSON.stringify(message)));
  }

  #subscribe(names: Iterable<Followed>): void {
    const { fairId, boothIds } = this.#site;
    for (const name of names) {
      const place = ['booth', 'threads', 'line'].includes(name)
        ? { boothId: boothIds[this.stay?.booth ?? 0] }
        : { fairId };
      const variables = { ...place, after: this.#cursors.get(name) ?? this.#start };
      const id = this.#followed.get(name);
      this.#send({ id, type: 'subscribe', payload: { query: documents[name], variables } });
    }
    this.#send({ type: 'ping' });
  }

  #connect(): void {
    const socket = connect({ ...this.url, localAddress: `127.0.0.${2 + (this.#tries % 4)}` });
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#isGone) return;
      if (this.#start !== null && this.#tries === 0) this.#tally.cuts += 1;
      if (this.#start !== null && this.#tries === 0) this.#tally.lines -= 1;
      this.#tries += 1;
      // A balancer sends those who come again to a process that lives.
      this.port = (this.port + 1) % this.#site.ports.length;
      setTimeout(
        () => this.#connect(),
        (0.5 + Math.random()) * Math.min(8_000, 1_000 * this.#tries),
      );
    });
    socket.write(
      upgradeRequest({
        authorization: `Bearer ${this.token}`,
        'x-forwarded-for': this.address,
      }),
    );
    socket.once('data', (answer: Buffer) => {
      const text = answer.toString('latin1', 0, 60);
      if (!text.startsWith('HTTP/1.1 101')) {
        met(this.#tally, `socket: ${text.split('\r\n')[0] ?? ''}`);
        socket.destroy();
        return;
      }
      readTexts(socket, (data, start, end) => this.#hear(data, start, end));
      this.#send({ type: 'connection_init', payload: {} });
    });
  }

  #hear(data: Buffer, start: number, end: number): void {
    // `{"id":"booth","type":"next",…` comes ten thousand times as often as anything else.
    const head = data.toString('latin1', start, Math.min(end, start + 40));
    const [, name = '', number = '', type] =
      /^\{"id":"([a-z]+)(\d+)","type":"(\w+)"/.exec(head) ?? [];
    if (number !== '' && this.#followed.get(name as Followed) !== name + number) return;
    if (type === 'next') return this.#take(name as Followed, data, start, end);
    const text = data.toString('utf8', start, end);
    if (text.includes('"connection_ack"')) {
      this.#start ??= /"cursor":"([^"]+)"/.exec(text)?.[1] ?? null;
      this.#tries = 0;
      this.#tally.lines += 1;
      this.#subscribe(this.#followed.keys());
    } else if (text.includes('"pong"')) {
      this.#onPong?.();
      if (this.stay) this.stay.from ??= now();
    } else if (text.includes('"type":"error"') || text.includes('"type":"complete"'))
      met(this.#tally, `subscription: ${text.slice(0, 160)}`);
  }

  #take(name: Followed, data: Buffer, start: number, end: number): void {
    const at = data.lastIndexOf('"cursor":"', end);
    if (at > start) {
      const from = at + 10;
      this.#cursors.set(name, data.toString('latin1', from, data.indexOf(34, from)));
    }
    const stamp = data.indexOf('"at ', start);
    if (stamp < 0 || stamp >= end) {
      const resync = data.indexOf('"resync":true', start);
      if (resync > 0 && resync < end) this.#tally.resyncs += 1;
      return;
    }
    const words = data.toString('latin1', stamp + 4, data.indexOf(34, stamp + 4));
    const [time = '', key = ''] = words.split(' ');
    if (name === 'booth') {
      if (this.stay?.heard.has(key)) this.#tally.twice += 1;
      this.stay?.heard.add(key);
    }
    this.#tally.deliveries += 1;
    this.#tally.delays.push(now() - Number(digitsOf(time)));
  }
}
