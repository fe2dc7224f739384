import { loadDemo } from '../src/app/demo/load-demo.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';

const fill = async (database: Database) => void (await loadDemo(database, realWorld));

/** A database of one's own with the demo in it, which is loaded once per run. */
export async function demoDatabase(): Promise<Database> {
  const database = await testDatabase({ beginning: { name: 'quad_demo', fill } });
  // The hour may have changed since, and the fairs of the demo are always now.
  await fill(database);
  return database;
}
