import type { Following } from './following.ts';
import type { Payload } from '../connections/payload.ts';
import type { Sink } from '../connections/sink.ts';
import type { Wire } from '../connections/wire.server.ts';

/**
 * One subscription's path to its socket. A class instead of closures: there are thousands of these,
 * and each closure would keep its request alive.
 */
export class SocketSink implements Sink {
  readonly #wire: Wire;
  readonly #head: Uint8Array;
  readonly #following: Following;

  constructor(wire: Wire, operationId: string, following: Following) {
    this.#wire = wire;
    this.#head = wire.head(operationId);
    this.#following = following;
  }

  deliver(payload: Payload, crowd: number): void {
    this.#wire.send(this.#head, payload, crowd);
  }

  drained(): Promise<void> {
    return this.#wire.drained();
  }

  refuse(): void {
    this.#following.refuse();
  }
}
