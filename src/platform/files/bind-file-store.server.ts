import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { World } from '../world.ts';
import type { FileStore } from './file-store.server.ts';

/** A process would keep files where the others of its database do not look for them. */
export class WrongFileStore extends Error {
  override readonly name = 'WrongFileStore';
}

/** The error of a process whose directory is not the shared one. */
const elsewhere =
  'The files of this database are in another place than DATA_DIR/files of this process: ' +
  'set S3_BUCKET for all processes, or give all of them the same DATA_DIR/files. ' +
  'When the files were moved here, run: quad adopt-files.';

/**
 * Ensures that this process uses the file store of its database. The first process decides; a
 * bucket replaces a directory, because S3_BUCKET was set on purpose; anything else is refused.
 *
 * @throws WrongFileStore with one sentence for the operator
 * @throws FileStoreError if the directory can't be written
 */
export async function bindFileStore(
  pool: Queryable,
  store: FileStore,
  world: World,
): Promise<void> {
  const storedLocation = await locationOf(pool);
  const own = await store.identify({ create: storedLocation === null });
  if (own !== null && own !== storedLocation)
    await pool.query(
      `insert into file_store as s (location, bound_at) values ($1, $2)
       on conflict (only_one) do update set location = excluded.location, bound_at = excluded.bound_at
       where s.location like 'directory:%' and excluded.location like 's3:%'`,
      [own, world.now()],
    );
  if (own === null || (await locationOf(pool)) !== own) throw new WrongFileStore(elsewhere);
}

/** Whether a store is the one that the database knows; false as well when none is known. */
export async function isBound(pool: Queryable, store: FileStore): Promise<boolean> {
  const storedLocation = await locationOf(pool);
  return storedLocation !== null && (await store.identify({ create: false })) === storedLocation;
}

/** Takes a store for that of the database from now on: its files were moved, or restored here. */
export async function adoptFileStore(
  pool: Queryable,
  store: FileStore,
  world: World,
): Promise<void> {
  const own = await store.identify({ create: true });
  await pool.query(
    `insert into file_store (location, bound_at) values ($1, $2)
     on conflict (only_one) do update set location = excluded.location, bound_at = excluded.bound_at`,
    [own, world.now()],
  );
}

async function locationOf(pool: Queryable): Promise<string | null> {
  const rows = await readRows(pool, { location: 'text' })('select location from file_store');
  return rows[0]?.location ?? null;
}
