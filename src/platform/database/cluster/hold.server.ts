import pg from 'pg';
import { connectionSettings } from '../pool.server.ts';
import { readRows } from '../read-rows.ts';

const holdName = 'quad hold';
const count = `select count(*) as holds from pg_stat_activity
  where application_name = '${holdName}' and pid <> pg_backend_pid()`;

/**
 * Connects and stays connected for as long as a Quad process uses the embedded server: by these
 * connections the processes know of each other, and of the server's death at once.
 */
export async function takeHold(address: string): Promise<pg.Client> {
  const hold = new pg.Client({ ...connectionSettings(address), application_name: holdName });
  hold.on('error', () => undefined);
  await hold.connect();
  return hold;
}

/** Creates a database if it doesn't exist. */
export async function haveDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

/** How many other processes hold the server; 0 if it is gone. Asked by a process with a hold. */
export async function countOtherHolds(hold: pg.Client): Promise<number> {
  const rows = await readRows(hold, { holds: 'number' })(count).catch(() => []);
  return rows[0]?.holds ?? 0;
}

/** How many processes hold on to the server at `address`; undefined when it does not answer. */
export async function countHolds(address: string): Promise<number | undefined> {
  const client = new pg.Client(connectionSettings(address));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await readRows(client, { holds: 'number' })(count);
    return answer[0]?.holds;
  } catch (error) {
    // A wrong password proves that a server answers, but it may not be ours to stop.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) throw error;
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
