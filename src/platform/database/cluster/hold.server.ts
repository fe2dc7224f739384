import pg from 'pg';
import { connectionSettings } from '../pool.server.ts';

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

/** Makes a database where there is none of that name. */
export async function haveDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

/** How many other processes hold on to the server, asked by one that does; 0 when it is gone. */
export async function countOtherHolds(hold: pg.Client): Promise<number> {
  const answer = await hold.query<{ holds: number }>(count).catch(() => undefined);
  return answer?.rows[0]?.holds ?? 0;
}

/** How many processes hold on to the server at `address`; undefined when it does not answer. */
export async function countHolds(address: string): Promise<number | undefined> {
  const client = new pg.Client(connectionSettings(address));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ holds: number }>(count);
    return answer.rows[0]?.holds;
  } catch (error) {
    // A wrong password is an answer too, but not one to stop somebody's server for.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) throw error;
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
