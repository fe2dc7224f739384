import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

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

/** Runs `work` and tells the meter of every connection that it, or what it calls, takes from a pool. */
export const metered = <Result>(meter: Meter, work: () => Result): Result =>
  meters.run(meter, work);

/** A pool that tells the meter of a caller, where there is one, how long each connection was held. */
export class MeteredPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Acquired): void;
  override connect(callback?: Acquired): Promise<pg.PoolClient> | void {
    const meter = meters.getStore();
    if (callback === undefined)
      return meter ? super.connect().then((client) => watch(client, meter)) : super.connect();
    if (!meter) return super.connect(callback);
    super.connect((error, client, release) => {
      if (client === undefined) callback(error, client, release);
      else {
        const watched = watch(client, meter);
        callback(error, watched, (broken) => watched.release(broken));
      }
    });
  }
}

/** The pool gives a client a new `release` each time it hands it out. */
function watch(client: pg.PoolClient, meter: Meter): pg.PoolClient {
  const began = performance.now();
  const release = client.release.bind(client);
  client.release = (broken) => {
    meter.held(performance.now() - began);
    release(broken);
  };
  return client;
}
