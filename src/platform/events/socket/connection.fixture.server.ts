import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';

export interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A raw connection to a server, controlled by a test; ends with the test. */
export class Line {
  readonly messages: Message[] = [];
  readonly socket: WebSocket;
  /** The close code and reason, once closed. */
  readonly ended: Promise<{ code: number; reason: string }>;
  readonly #opened: Promise<unknown>;

  constructor(port: number, options: ClientOptions = {}, protocol = 'graphql-transport-ws') {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, protocol, options);
    this.socket.on('error', () => undefined);
    // Listened for at once: a test may wait for something else before it asks.
    this.#opened = once(this.socket, 'open');
    this.#opened.catch(() => undefined);
    this.socket.on('message', (data: Buffer) => {
      this.messages.push(JSON.parse(data.toString()) as Message);
    });
    this.ended = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    onTestFinished(() => this.close());
  }

  async open(): Promise<this> {
    await this.#opened;
    return this;
  }

  /** Connects and authenticates. */
  async as(authorization: string): Promise<this> {
    await this.open();
    this.post({ type: 'connection_init', payload: { authorization } });
    return this;
  }

  post(message: Message): void {
    this.socket.send(JSON.stringify(message));
  }

  ask(id: string, query: string): void {
    this.post({ type: 'subscribe', id, payload: { query } });
  }

  /** The messages about one operation. */
  about(id: string): Message[] {
    return this.messages.filter((message) => message.id === id);
  }

  close(): void {
    this.socket.terminate();
  }
}

/** How an upgrade was refused: status, headers and body. */
export async function refusalOf(port: number, options: ClientOptions, path = '/graphql') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, 'graphql-transport-ws', options);
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { statusCode, headers } = response;
  return { statusCode, headers, body: JSON.parse(Buffer.concat(chunks).toString()) as unknown };
}
