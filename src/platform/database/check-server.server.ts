import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { connectionSettings } from './pool.server.ts';
import { readRows } from './read-rows.ts';

const OLDEST = 15;

/**
 * Connects once to the server of DATABASE_URL and reads its version. Throws a DatabaseError of one
 * sentence when it cannot be reached or is older than PostgreSQL 15.
 */
export async function checkServer(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionSettings(connectionString));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await readRows(client, { server_version: 'text' })('show server_version');
    refuseOlder(answer[0]?.server_version ?? '');
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database of DATABASE_URL cannot be opened: ${reason(error)}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws a DatabaseError when a `server_version` is below what Quad's migrations need. */
export function refuseOlder(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new DatabaseError(
    `DATABASE_URL names a PostgreSQL ${version}; Quad needs PostgreSQL ${OLDEST} or newer.`,
  );
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = error.message || ('code' in error ? String(error.code) : error.name);
  return words.endsWith('.') ? words : `${words}.`;
}
