import pg from 'pg';
import { haveDatabase } from '../database/cluster/hold.server.ts';
import { migrate } from '../database/migrate.server.ts';
import type { TestCluster } from './test-cluster.server.ts';

/** The template database for every test. */
export const templateName = 'quad_template';

/** Makes a database with all migrations in it, once per run. */
export async function makeTemplate(server: TestCluster): Promise<void> {
  const client = new pg.Client({ connectionString: server.address() });
  await client.connect();
  await haveDatabase(client, templateName);
  await client.end();
  await migrate({ connectionString: server.address(templateName) });
}
