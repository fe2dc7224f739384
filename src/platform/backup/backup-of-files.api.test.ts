import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileKey } from '../files/file-key.ts';
import { letGo } from '../files/file-rows.server.ts';
import type { FileStore } from '../files/file-store.server.ts';
import { sweepFiles } from '../files/sweep-files.server.ts';
import { silentLog } from '../log.ts';
import { otherCluster } from '../testing/other-database.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { describeMissing } from './describe-amount.ts';
import { backUp, restore, storeIn, workFolder } from './backup.fixture.server.ts';

const folder = await workFolder();
const other = await otherCluster();
const database = await testDatabase();
const { pool } = database;
const world = worldAt('2026-11-21T12:00:00Z');
const store = storeIn(join(folder, 'files'));
const yearsAgo = new Date('2020-01-01T00:00:00Z');

/** A picture of two objects, ready for years. */
async function picture(): Promise<string> {
  const id = world.newId();
  await pool.query(
    `insert into file (id, record_type, record_id, slot, personal, name, type, bytes, variants, state, created_at, changed_at)
     values ($1, 'Tent', $1, 'flag', false, 'a.webp', 'image/webp', 8, '[{"size":128,"bytes":4}]', 'ready', $2, $2)`,
    [id, yearsAgo],
  );
  for (const key of [fileKey(id), fileKey(id, 128)]) await store.put(key, pieces(), 'image/webp');
  return id;
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('webp');
}

/** The store, in which something happens after the rows have been read and before files are. */
function storeWhen(happens: () => Promise<void>): FileStore {
  let lists = 0;
  return {
    ...store,
    put: (...all) => store.put(...all),
    get: (...all) => store.get(...all),
    async *list(prefix) {
      lists += 1;
      if (lists === 2) await happens();
      yield* store.list(prefix);
    },
  };
}

test('a backup has the files of its instant, though they are let go while it is made', async () => {
  const id = await picture();
  const file = join(folder, 'let-go.backup');
  const when = storeWhen(async () => {
    await letGo(pool, [id], world.now());
    await sweepFiles({ pool, store, world, slots: [], log: silentLog });
  });
  const outcome = await backUp(database.connectionString, file, when);
  expect(outcome).toMatchObject({ files: 2, missingFiles: 0 });
});

test('a backup is refused where files are not, and nothing is left of it', async () => {
  await picture();
  const file = join(folder, 'elsewhere.backup');
  await expect(
    backUp(database.connectionString, file, storeIn(join(folder, 'another'))),
  ).rejects.toThrow(
    /^2 uploaded objects can’t be found in this file store\. Run the backup where the files are\./,
  );
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('a backup says how many objects that are known to be lost it is without, and can be put back', async () => {
  const [lost, smaller] = [await picture(), await picture()];
  const file = join(folder, 'lost.backup');
  await pool.query('update file set missing_since = $2 where id = any($1)', [
    [lost, smaller],
    world.now(),
  ]);
  const when = storeWhen(async () => {
    for (const key of [fileKey(lost), fileKey(lost, 128), fileKey(smaller, 128)])
      await store.delete(key);
  });
  expect(await backUp(database.connectionString, file, when)).toMatchObject({ missingFiles: 3 });
  expect(describeMissing(3)).toMatch(/^Missing from the backup: 3 uploaded objects that/);
  expect(describeMissing(0)).toBeNull();
  const restored = storeIn(join(folder, 'restored'));
  await restore(file, await other.emptyDatabase(), restored);
  expect(await restored.get(fileKey(lost))).toBeNull();
  (await restored.get(fileKey(smaller)))?.destroy();
});
