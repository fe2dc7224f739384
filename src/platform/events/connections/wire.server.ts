import type { Flushers } from './flusher.server.ts';
import type { Payload } from './payload.ts';
import type { WireFormat } from './wire-format.server.ts';

/** The way out: a socket, or the response of an event stream. */
export interface Outlet {
  readonly writableLength: number;
  readonly destroyed: boolean;
  write(bytes: Uint8Array): boolean;
  destroy(): unknown;
  once(event: 'drain' | 'close', listener: () => void): unknown;
  off(event: 'drain' | 'close', listener: () => void): unknown;
}

/** Unread bytes after which a slow client is disconnected; it reconnects and resumes. */
export const unreadAtMost = 256 * 1024;
/** Bytes under way above which the past waits for the reader. */
const busy = 64 * 1024;

/**
 * One outgoing connection. Payloads close together go out in one write, because the number of
 * writes is the first bottleneck.
 */
export class Wire {
  readonly #outlet: Outlet;
  readonly #format: WireFormat;
  readonly #flushers: Flushers;
  #heads: Uint8Array[] = nothing;
  #payloads: Payload[] = noPayloads;

  constructor(outlet: Outlet, format: WireFormat, flushers: Flushers) {
    this.#outlet = outlet;
    this.#format = format;
    this.#flushers = flushers;
  }

  head(operationId: string): Uint8Array {
    return this.#format.head(operationId);
  }

  /** Takes a payload on its way; it leaves at once or within the interval for its crowd. */
  send(head: Uint8Array, payload: Payload, crowd: number): void {
    if (this.#heads.length === 0) {
      this.#heads = [head];
      this.#payloads = [payload];
    } else {
      this.#heads.push(head);
      this.#payloads.push(payload);
    }
    this.#flushers.add(this, crowd);
  }

  /** Writes what is waiting. A reader too far behind is cut off instead. */
  flush(): void {
    const heads = this.#heads;
    const payloads = this.#payloads;
    if (heads.length === 0) return;
    this.#heads = nothing;
    this.#payloads = noPayloads;
    if (this.#outlet.destroyed) return;
    if (this.#outlet.writableLength > unreadAtMost) {
      this.#flushers.cutOff();
      this.#outlet.destroy();
      return;
    }
    this.#outlet.write(this.#join(heads, payloads));
  }

  #join(heads: readonly Uint8Array[], payloads: readonly Payload[]): Uint8Array {
    let size = 0;
    payloads.forEach((payload, index) => {
      size += this.#format.size(heads[index] ?? noHead, payload);
    });
    const bytes = Buffer.allocUnsafe(size);
    let offset = 0;
    payloads.forEach((payload, index) => {
      offset = this.#format.write(bytes, offset, heads[index] ?? noHead, payload);
    });
    return bytes;
  }

  /** Waits until the client has read what is pending, if that is much, or is gone. */
  async drained(): Promise<void> {
    this.flush();
    const outlet = this.#outlet;
    if (outlet.destroyed || outlet.writableLength < busy) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        outlet.off('drain', done);
        outlet.off('close', done);
        resolve();
      };
      outlet.once('drain', done);
      outlet.once('close', done);
    });
  }
}

const noHead = new Uint8Array();
// Idle wires share these; both are replaced, never filled.
const nothing: Uint8Array[] = [];
const noPayloads: Payload[] = [];
