import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { openLocalFiles } from '../files/stores/local-files.server.ts';
import type { FileStore } from '../files/file-store.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { openBackup } from './reading/open-backup.server.ts';
import { restoreBackup, type RestoreOutcome } from './restoring/restore-backup.server.ts';
import { quadScope as scope } from './scope.ts';
import { writeBackup, type BackupOutcome } from './writing/write-backup.server.ts';

export const secret = 'a-secret-of-an-installation-that-is-backed-up';

/** A folder for backups and files, removed with the test file. */
export async function workFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-backup-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A store of files in a folder. */
export const storeIn = (folder: string): FileStore =>
  openLocalFiles(folder, worldAt('2026-11-21T12:00:00Z'));

/** Makes a backup as the command does. */
export function backUp(
  connectionString: string,
  file: string,
  files: FileStore,
  passphrase?: string,
): Promise<BackupOutcome> {
  const now = new Date('2026-11-21T12:00:00Z');
  return writeBackup({
    file,
    connectionString,
    scope,
    files,
    secret,
    passphrase,
    now,
    version: '0.0.0-test',
  });
}

/** Puts one back as the command does. */
export async function restore(
  file: string,
  connectionString: string,
  files: FileStore,
  how: { readonly replace?: boolean; readonly passphrase?: string } = {},
): Promise<RestoreOutcome> {
  const backup = await openBackup(file, { passphrase: how.passphrase });
  return restoreBackup(backup, {
    connectionString,
    scope,
    files,
    replace: how.replace ?? false,
  });
}

/** A digest of each table's rows, regardless of order, by table name. */
export async function digestTables(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`set timezone to 'UTC'`);
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
         and c.relpersistence = 'p'
         and c.relname not in ('event', 'event_epoch', 'migration', 'migration_floor', 'migration_lock', 'file_store', 'page_asset', 'queue_stats')
       order by 1`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) as digest
         from ${name} t`,
      );
      digests[name] = found.rows[0]?.digest ?? '';
    }
    return digests;
  } finally {
    await client.end();
  }
}

/**
 * What must be the same after a restore, besides the rows: keys, triggers, sequences, functions.
 */
export async function describeTables(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ it: string }>(
      `select it from (select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as it
         from pg_constraint
         where connamespace::regnamespace::text in ('public', 'jobs') and contype <> 'n'
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text
         from pg_trigger where not tgisinternal
       union all select indexdef from pg_indexes where schemaname in ('public', 'jobs')
       union all select format('%I.%I %s', schemaname, sequencename, last_value)
         from pg_sequences where schemaname in ('public', 'jobs') and sequencename <> 'event_id_seq'
) as all_of_it
       order by it collate "C"`,
    );
    return rows.map(({ it }) => it);
  } finally {
    await client.end();
  }
}
