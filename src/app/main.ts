import { openDatabase, type Database } from '../platform/database/database.server.ts';
import { migrate } from '../platform/database/migrate.server.ts';
import { readEnv, type Env } from '../platform/env.server.ts';
import { bindFileStore } from '../platform/files/bind-file-store.server.ts';
import { openFileStore } from '../platform/files/open-file-store.server.ts';
import { stopOnSignals } from '../platform/http/shutdown.server.ts';
import { createLog } from '../platform/monitoring/log.server.ts';
import { developPages } from '../platform/page-server/develop-pages.server.ts';
import { loadPages } from '../platform/page-server/load-pages.server.ts';
import { realWorld } from '../platform/real-world.server.ts';
import { createApp } from './create-app.ts';
import {
  loadDemoDocuments,
  loadDemoLogos,
  loadDemoPictures,
  loadDemoRecordings,
} from './demo/load-demo-files.server.ts';
import { greeting, openDemo } from './demo/open-demo.server.ts';

/** Refuses to start with another file store than the other processes. */
async function bindFiles(env: Env, { pool }: Database): Promise<void> {
  const files = openFileStore(env, realWorld);
  try {
    await bindFileStore(pool, files, realWorld);
  } finally {
    await files.close();
  }
}

/** Starts Quad: environment, database, migrations, demo, server. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog({ level: env.logLevel });
  const pages = await (process.argv.includes('--develop') ? developPages() : loadPages(env));
  const { dataDir, databaseUrl, pools } = env;
  const database = await openDatabase({ dataDir, databaseUrl, pools, log });
  try {
    await migrate(database);
    await bindFiles(env, database);
    const demo = await openDemo(env, database, realWorld);
    const isThere = demo === 'loaded' || demo === 'rolled forward';
    const app = await createApp({
      env,
      database,
      world: realWorld,
      log,
      buildId: pages.id,
      pages,
      ...(isThere && env.demoLife ? { demoLife: 'by itself' as const } : {}),
    });
    stopOnSignals({
      log,
      delay: env.shutdownDelay * 1000,
      announce: () => app.startStopping(),
      refuse: () => app.stopListening(),
      stop: () => app.close(),
    });
    // When a fair opens, more people connect at once than Node keeps waiting by default.
    await app.fastify.listen({ port: env.port, host: env.host, backlog: 4096 });
    for (const line of greeting(env, demo)) console.log(line);
    const parts = { app, world: realWorld, env, log };
    if (demo === 'loaded') {
      await loadDemoLogos(parts);
      await loadDemoDocuments(parts);
      await loadDemoPictures(parts);
    }
    if (isThere) await loadDemoRecordings(parts);
  } catch (error) {
    // Otherwise the embedded PostgreSQL would keep running.
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
