import { putDemoDocuments } from '../../features/booths/booth-contents/demo-documents.server.ts';
import { putDemoPictures } from '../../features/booths/booth-media/demo-pictures.server.ts';
import { putDemoLogos } from '../../features/colleges/demo-data/demo-logos.server.ts';
import { putDemoRecordings } from '../../features/sessions/recording-files/demo-recordings.server.ts';
import { demoFairs } from '../../features/fairs/demo-fairs.server.ts';
import type { App } from '../create-app.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { Env } from '../../platform/env.server.ts';
import type { Log } from '../../platform/log.ts';
import type { World } from '../../platform/world.ts';

interface Parts {
  readonly app: Pick<App, 'database' | 'fileStore'>;
  readonly world: World;
  readonly env: Pick<Env, 'publicUrl'>;
  readonly log: Log;
}

/**
 * Draws logos for the colleges at the demo's booth fair, after startup. The demo works without
 * them, so an unavailable store is only logged.
 */
export async function loadDemoLogos({ app, world, env, log }: Parts): Promise<void> {
  const { pool } = app.database;
  try {
    const rows = await readRows(pool, { id: 'text' })(
      'select college_id as id from fair_booth where fair_id = $1 order by id',
      [demoFairs.demo],
    );
    const parts = { pool, world, store: app.fileStore, publicUrl: env.publicUrl };
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
export async function loadDemoRecordings({ app, world, env, log }: Parts): Promise<void> {
  try {
    const parts = { pool: app.database.pool, store: app.fileStore };
    await putDemoRecordings({ ...parts, world, publicUrl: env.publicUrl }, demoFairs['last-fall']);
  } catch (error) {
    log.warn(
      { event: 'demo.recordings_failed', err: error },
      'Storing the demo recordings failed.',
    );
  }
}

/**
 * Adds a document to each published booth of the demo's booth fair, after startup. The demo works
 * without them.
 */
export async function loadDemoDocuments({ app, world, env, log }: Parts): Promise<void> {
  try {
    const parts = { pool: app.database.pool, store: app.fileStore };
    await putDemoDocuments({ ...parts, world, publicUrl: env.publicUrl }, demoFairs.demo);
  } catch (error) {
    log.warn({ event: 'demo.documents_failed', err: error }, 'Storing the demo documents failed.');
  }
}

/**
 * Gives some published booths of the demo's booth fair a gallery, after startup. The demo works
 * without them.
 */
export async function loadDemoPictures({ app, world, env, log }: Parts): Promise<void> {
  try {
    const parts = { pool: app.database.pool, store: app.fileStore };
    await putDemoPictures({ ...parts, world, publicUrl: env.publicUrl }, demoFairs.demo);
  } catch (error) {
    log.warn({ event: 'demo.pictures_failed', err: error }, 'Drawing the demo pictures failed.');
  }
}
