import { createApp } from '../src/app/create-app.ts';
import { openDatabaseAt } from '../src/platform/database/database.server.ts';
import { readEnv } from '../src/platform/env.server.ts';
import { createRequestLimits } from '../src/platform/http/limits.server.ts';
import { createLog } from '../src/platform/monitoring/log.server.ts';
import { loadPages } from '../src/platform/page-server/load-pages.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { benchSecret } from './fixture.ts';

// Quad as it runs, but for the limits of one address, which one generator would soon meet.
const [, , connectionString = '', port = '0', dataDir = '/tmp'] = process.argv;
const log = createLog({ level: 'error' });
const plenty = { points: 1_000_000_000, perSeconds: 60 };
const app = await createApp({
  // Benchmarks that need many addresses say them as a proxy does.
  env: readEnv({ SECRET: benchSecret, PORT: port, DATA_DIR: dataDir, TRUST_PROXY: 'loopback' }),
  database: openDatabaseAt('server', connectionString, { log, pools: { requests: 10 } }),
  world: realWorld,
  log,
  buildId: 'bench',
  limits: createRequestLimits({ perAddress: plenty, perAccount: plenty }),
  // Most benchmarks send all of a crowd's calls with one credential; `abuse` has the everyday budgets.
  ...(process.argv.includes('--budgets')
    ? {}
    : {
        budgets: {
          points: { account: plenty, guest: plenty, guests: plenty, address: plenty },
          connections: 10_000,
          documents: 10_000,
        },
      }),
  ...(process.argv.includes('--pages') ? { pages: await loadPages() } : {}),
});
await app.fastify.listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 });
process.send?.('ready');
process.on('message', (message) => {
  if (message === 'processor') process.send?.(process.cpuUsage());
  if (message !== 'memory') return;
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
