import type pg from 'pg';
import { readRows } from '../../database/read-rows.ts';
import type { BackupHeader, TableSection } from '../backup-format.ts';
import { ownSchema, quote, readTables, localSchema, type Scope } from '../read-catalogue.server.ts';

/**
 * Begins a read-only snapshot transaction, blocks migrations until it ends, and returns the tables
 * with their row counts.
 */
export async function beginSnapshot(
  client: pg.Client,
  scope: Scope,
): Promise<BackupHeader['tables']> {
  const ownSchemaName = await ownSchema(client);
  for (;;) {
    const before = await readTables(client, scope);
    await client.query('begin transaction isolation level repeatable read, read only');
    // The snapshot is taken by the first statement after the locks. A table that a migration drops
    // in between makes the lock fail or the lists differ; then it begins again.
    const locked = await lock(client, before, ownSchemaName);
    const tables = locked ? await readTables(client, scope) : [];
    if (locked && JSON.stringify(tables) === JSON.stringify(before))
      return countRows(client, tables, ownSchemaName);
    await client.query('rollback');
  }
}

async function lock(
  client: pg.Client,
  tables: readonly TableSection[],
  ownSchemaName: string,
): Promise<boolean> {
  if (tables.length === 0) return true;
  const names = tables.map(({ schema, name }) => quote(localSchema(schema, ownSchemaName), name));
  try {
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42P01') return false;
    throw error;
  }
}

async function countRows(
  client: pg.Client,
  tables: readonly TableSection[],
  ownSchemaName: string,
): Promise<BackupHeader['tables']> {
  const counted: BackupHeader['tables'] = [];
  for (const table of tables) {
    const rows = await readRows(client, { rows: 'number' })(
      `select count(*) as rows from ${quote(localSchema(table.schema, ownSchemaName), table.name)}`,
    );
    counted.push({ ...table, rows: rows[0]?.rows ?? 0 });
  }
  return counted;
}

/** `18.4` of `18.4 (Debian 18.4-1)`. */
export async function serverVersion(client: pg.Client): Promise<string> {
  const rows = await readRows(client, { server_version: 'text' })('show server_version');
  return (rows[0]?.server_version ?? '').split(' ')[0] ?? '';
}
