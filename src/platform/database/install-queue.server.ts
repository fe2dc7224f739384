import { CompiledQuery, type Kysely } from 'kysely';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/**
 * Runs the migrations that graphile-worker ships, over a connection that is in a transaction: its
 * tables come with Quad's, under Quad's lock, or not at all.
 */
export async function installQueue(db: Kysely<unknown>): Promise<void> {
  const silent = new Logger(() => () => undefined);
  await runMigrations({
    pgPool: new OneConnection(db),
    schema: 'graphile_worker',
    logger: silent,
  });
}

/**
 * The caller's connection as the pool that the library asks for. The transactions of the library
 * become savepoints. So does every other statement: the library learns from a failing one that its
 * tables are missing.
 */
class OneConnection extends pg.Pool {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super({ max: 1 });
    this.#db = db;
    // The library warns about pools without listeners.
    this.on('error', () => undefined).on('connect', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(): Promise<pg.PoolClient> | void {
    return Promise.resolve(
      Object.assign(new pg.Client(), {
        query: (statement: string | pg.QueryConfig, values?: unknown[]) =>
          typeof statement === 'string'
            ? this.#query(statement, values)
            : this.#query(statement.text, statement.values),
        release: () => undefined,
      }),
    );
  }

  async #query(text: string, values: readonly unknown[] = []) {
    const savepoint = savepoints.get(text);
    if (savepoint !== undefined) return this.#run(savepoint);
    await this.#run('savepoint statement');
    try {
      const result = await this.#run(text, values);
      await this.#run('release savepoint statement');
      return result;
    } catch (error) {
      await this.#run('rollback to savepoint statement');
      throw error;
    }
  }

  #run(text: string, values: readonly unknown[] = []) {
    return this.#db.executeQuery(CompiledQuery.raw(text, [...values]));
  }
}

const savepoints = new Map([
  ['begin', 'savepoint library'],
  ['commit', 'release savepoint library'],
  ['rollback', 'rollback to savepoint library'],
]);
