import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../../database/queryable.ts';
import { readRows } from '../../database/read-rows.ts';
import { BackupError } from '../backup-error.ts';

/** Milliseconds in which a connection that is just being closed may still be listed. */
const timeLimit = 3_000;

/**
 * Ensures that no other Quad is connected to the database, by application name. A running server
 * always has a connection, because it listens.
 * @throws BackupError
 */
export async function assertNoOtherConnections(database: Queryable): Promise<void> {
  for (const deadline = performance.now() + timeLimit; ; await pause(100)) {
    const rows = await readRows(database, { others: 'number' })(
      `select count(*) as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and application_name like 'quad%'`,
    );
    if ((rows[0]?.others ?? 0) === 0) return;
    if (performance.now() > deadline)
      throw new BackupError(
        'Quad is running on this database: stop every process of it, then restore.',
      );
  }
}
