import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model } from '../model/model.ts';
import { migrationSql } from './migrations/migration.ts';
import { tablesOf, type Table } from './migrations/tables.ts';

const snapshotName = 'tables.json';

/** The tables as the committed migrations leave them. */
async function committedTables(folder: string): Promise<Table[]> {
  const source = await readFile(join(folder, snapshotName), 'utf8').catch(() => '[]');
  return JSON.parse(source) as Table[];
}

/** The SQL that the committed migrations lack for these entities: '' if they are up to date. */
export async function missingMigration(folder: string, model: Model): Promise<string> {
  return migrationSql(await committedTables(folder), tablesOf(model));
}

/**
 * Writes the next migration and the snapshot it leads to.
 * @returns the new file's name, or null when nothing was missing.
 */
export async function writeMigration(
  folder: string,
  model: Model,
  label: string,
): Promise<string | null> {
  const sql = await missingMigration(folder, model);
  if (sql === '') return null;
  const numbers = (await readdir(folder)).map((name) => Number.parseInt(name, 10) || 0);
  const next = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const name = `${next}-${label}.sql`;
  await writeFile(join(folder, name), sql);
  await writeFile(join(folder, snapshotName), `${JSON.stringify(tablesOf(model), null, 1)}\n`);
  return name;
}
