import pg from 'pg';
import { connectionSettings } from '../database/pool.server.ts';

/**
 * A separate connection for a backup or restore: without the time limits for requests, and with the
 * same date and number formats on every server.
 */
export async function connectFor(
  purpose: 'backup' | 'restore',
  address: string,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionSettings(address, 0),
    idle_in_transaction_session_timeout: 0,
    application_name: `quad ${purpose}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
    set timezone to 'UTC'; set extra_float_digits to 1; set bytea_output to 'hex';
    set lock_timeout to '60s'`);
  return client;
}
