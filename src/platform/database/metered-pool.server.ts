import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { wear } from './statement-names.ts';

/** Hears how much of the database a piece of work takes. */
export interface Meter {
  /** A connection was held for so many milliseconds: a statement ran, or a transaction. */
  readonly held: (milliseconds: number) => void;
}

type Acquired = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

const meters = new AsyncLocalStorage<Meter>();

/** Runs `work` and reports every connection it takes from a pool to the meter. */
export const metered = <Result>(meter: Meter, work: () => Result): Result =>
  meters.run(meter, work);

/**
 * A pool that reports to the caller's meter, if any, how long each connection was held, and
 * replaces connections with many unused prepared statements.
 */
export class MeteredPool extends pg.Pool {
  readonly #worn = new WeakMap<pg.PoolClient, () => boolean>();

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => this.#worn.set(client, wear()));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Acquired): void;
  override connect(callback?: Acquired): Promise<pg.PoolClient> | void {
    const meter = meters.getStore();
    if (callback === undefined) return super.connect().then((client) => this.#watch(client, meter));
    super.connect((error, client, release) => {
      if (client === undefined) callback(error, client, release);
      else {
        const watched = this.#watch(client, meter);
        callback(error, watched, (broken) => watched.release(broken));
      }
    });
  }

  /** The pool sets a new `release` on a client at each checkout. */
  #watch(client: pg.PoolClient, meter: Meter | undefined): pg.PoolClient {
    const began = performance.now();
    const release = client.release.bind(client);
    client.release = (broken) => {
      meter?.held(performance.now() - began);
      release(broken ?? this.#worn.get(client)?.() === true);
    };
    return client;
  }
}
