import { putDemoLogos } from './colleges/demo-logos.server.ts';
import { putDemoRecordings } from './fairs/recording-files/demo-recordings.server.ts';
import { demoFairs } from './fairs/demo-fairs.server.ts';
import type { House } from './house.ts';
import type { Env } from './platform/env.server.ts';
import type { Log } from './platform/log.ts';
import type { World } from './platform/world.ts';

interface Parts {
  readonly house: Pick<House, 'database' | 'fileStore'>;
  readonly world: World;
  readonly env: Pick<Env, 'publicUrl'>;
  readonly log: Log;
}

/**
 * Draws logos for the colleges at the demo's booth fair, after startup. The demo works without
 * them, so an unavailable store is only logged.
 */
export async function loadDemoLogos({ house, world, env, log }: Parts): Promise<void> {
  const { pool } = house.database;
  try {
    const { rows } = await pool.query<{ id: string }>(
      'select college_id as id from fair_booth where fair_id = $1 order by id',
      [demoFairs.demo],
    );
    const parts = { pool, world, store: house.fileStore, publicUrl: env.publicUrl };
    await putDemoLogos(
      parts,
      rows.map(({ id }) => id),
    );
  } catch (error) {
    log.warn({ event: 'demo.logos_failed', err: error }, 'Drawing the demo logos failed.');
  }
}

/**
 * Adds recordings to last fall's demo fair, after startup; existing ones stay. The demo works
 * without them.
 */
export async function loadDemoRecordings({ house, world, env, log }: Parts): Promise<void> {
  try {
    const parts = { pool: house.database.pool, store: house.fileStore };
    await putDemoRecordings({ ...parts, world, publicUrl: env.publicUrl }, demoFairs['last-fall']);
  } catch (error) {
    log.warn(
      { event: 'demo.recordings_failed', err: error },
      'Storing the demo recordings failed.',
    );
  }
}
