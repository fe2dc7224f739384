import type { Queryable } from '../database/queryable.ts';
import { jsonOf, readRows } from '../database/read-rows.ts';
import { snakeCase } from '../store/naming.ts';
import { isBound } from './bind-file-store.server.ts';
import { fileKey, idOfKey } from './file-key.ts';
import { letGo } from './file-rows.server.ts';
import type { FileParts } from './files.server.ts';

type SweepParts = Pick<FileParts, 'store' | 'slots' | 'world' | 'log'> & {
  readonly pool: Queryable;
};

const hour = 3_600_000;
/** After this time no upload can still be in progress; one takes at most two hours. */
const grace = 6 * hour;
/**
 * How long a removed file stays: a backup copies files after reading the rows, and those of its
 * snapshot must still exist.
 */
const goneGrace = 24 * hour;
/** Files of one round, so that a round has an end. */
const atOnce = 500;

const before = ({ world }: SweepParts, time: number): Date =>
  new Date(world.now().getTime() - time);

/**
 * Deletes unreachable files: those removed a day ago, interrupted uploads, and those no longer
 * linked from their record or field. Any process may run it at any time, and stop anywhere; a
 * process with another store than the database's deletes nothing.
 *
 * @returns how many were deleted
 * @throws FileStoreError if the store fails; the rest waits for the next run
 */
export async function sweepFiles(parts: SweepParts): Promise<number> {
  const { pool, store, world } = parts;
  const broken = await readRows(pool, { id: 'text' })(
    `select id from file where state = 'uploading' and changed_at < $1 limit ${atOnce}`,
    [before(parts, grace)],
  );
  await letGo(
    pool,
    broken.map(({ id }) => id),
    world.now(),
  );
  for (const slot of parts.slots) {
    const table = snakeCase(slot.entity.name);
    const shown =
      slot.shownIn === undefined
        ? 'true'
        : `strpos(coalesce(t.${snakeCase(slot.shownIn)}::text, ''), '/api/files/' || f.id || '/') > 0`;
    const rows = await readRows(pool, { id: 'text' })(
      `select f.id from file f where f.record_type = $1 and f.slot = $2 and f.state = 'ready'
         and not exists (select 1 from ${table} t where t.id = f.record_id and ${shown})
       limit ${atOnce}`,
      [slot.entity.name, slot.name],
    );
    await letGo(
      pool,
      rows.map(({ id }) => id),
      world.now(),
    );
  }
  if (!(await isBound(pool, store))) return 0;
  const gone = await readRows(pool, { id: 'text' })(
    `select id from file where state = 'gone' and changed_at < $1 order by changed_at limit ${atOnce}`,
    [before(parts, goneGrace)],
  );
  for (const { id } of gone) {
    for await (const { key } of store.list(fileKey(id))) await store.delete(key);
    await pool.query(`delete from file where id = $1 and state = 'gone'`, [id]);
  }
  return gone.length;
}

/** The result of comparing table and store. */
interface Comparison {
  /** Objects that were removed because no row knows them. */
  readonly strays: number;
  /** Files that the store does not have. */
  readonly missing: number;
}

/**
 * Compares table and store in 256 parts: objects without a row are deleted after a few hours, rows
 * without their object are marked and reported. They stay: the object may come back from a backup,
 * and one process not seeing it proves nothing. A store other than the database's is not compared.
 *
 * @throws FileStoreError
 */
export async function compareFiles(parts: SweepParts, signal?: AbortSignal): Promise<Comparison> {
  const { store, log } = parts;
  let strays = 0;
  let missing = 0;
  if (!(await isBound(parts.pool, store))) {
    log.error(
      { event: 'files.store_mismatch' },
      'Files not compared: this process uses a different store than the database records.',
    );
    return { strays, missing };
  }
  await store.forgetBrokenOff(before(parts, grace));
  for (let part = 0; part < 256; part += 1) {
    signal?.throwIfAborted();
    const name = part.toString(16).padStart(2, '0');
    const candidates = new Map<string, string>();
    const old = before(parts, grace);
    const seen = new Set<string>();
    for await (const { key, storedAt } of store.list(`${name}/`)) {
      seen.add(key);
      const id = idOfKey(key);
      if (id !== null && storedAt < old) candidates.set(key, id);
    }
    strays += await removeStrays(parts, candidates);
    missing += await markMissing(parts, name, seen);
  }
  if (missing > 0)
    log.error({ event: 'files.incomplete', missing }, 'The file store lacks files it should have.');
  return { strays, missing };
}

async function removeStrays(
  { pool, store }: SweepParts,
  candidates: ReadonlyMap<string, string>,
): Promise<number> {
  if (candidates.size === 0) return 0;
  const rows = await readRows(pool, { id: 'text' })('select id from file where id = any($1)', [
    [...new Set(candidates.values())],
  ]);
  const existingIds = new Set(rows.map(({ id }) => id));
  let removed = 0;
  for (const [key, id] of candidates) {
    if (existingIds.has(id)) continue;
    await store.delete(key);
    removed += 1;
  }
  return removed;
}

async function markMissing(
  parts: SweepParts,
  part: string,
  seen: ReadonlySet<string>,
): Promise<number> {
  const { pool, world } = parts;
  const rows = await readRows(pool, {
    id: 'text',
    missing: 'boolean',
    sizes: jsonOf<readonly number[]>(),
  })(
    `select id, missing_since is not null as missing,
       coalesce((select jsonb_agg(v -> 'size') from jsonb_array_elements(variants) v), '[]') as sizes
     from file
     where right(id::text, 2) = $1 and state = 'ready' and changed_at < $2`,
    [part, before(parts, grace)],
  );
  // A picture is lost with any of its sizes: a backup needs them all.
  const isWhole = ({ id, sizes }: (typeof rows)[number]) =>
    [undefined, ...sizes].every((size) => seen.has(fileKey(id, size)));
  const lost = rows.filter((one) => !isWhole(one));
  const back = rows.filter((one) => one.missing && isWhole(one));
  if (back.length > 0)
    await pool.query('update file set missing_since = null where id = any($1)', [
      back.map(({ id }) => id),
    ]);
  if (lost.length > 0)
    await pool.query(
      'update file set missing_since = coalesce(missing_since, $2) where id = any($1)',
      [lost.map(({ id }) => id), world.now()],
    );
  return lost.length;
}
