import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { model } from './entities.ts';
import { identifyWith } from './identify.server.ts';
import { operations } from './operations.ts';
import type { Database } from './platform/database/database.server.ts';
import type { PostOffice } from './platform/email/open-post-office.server.ts';
import { openPostOffice } from './platform/email/open-post-office.server.ts';
import type { Env } from './platform/env.server.ts';
import { Api } from './platform/graphql/api.server.ts';
import { graphqlRoute } from './platform/graphql/graphql-route.server.ts';
import { addBuild } from './platform/http/build.server.ts';
import { addHealth } from './platform/http/health.server.ts';
import { createRequestLimits, type RequestLimits } from './platform/http/limits.server.ts';
import { addMetrics, createMetrics } from './platform/http/metrics.server.ts';
import { createServer } from './platform/http/server.server.ts';
import { closeServer } from './platform/http/shutdown.server.ts';
import type { World } from './platform/world.ts';
import { storeServices } from './store-services.server.ts';

/** What a house is built of. The database is open and up to date; the house closes it. */
export interface HouseOptions {
  readonly env: Env;
  readonly database: Database;
  readonly world: World;
  readonly log: FastifyBaseLogger;
  readonly buildId: string;
  /** Other limits than those of every day, for tests and benchmarks. */
  readonly limits?: RequestLimits;
}

/** Everything together, ready to listen. */
export interface House {
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly database: Database;
  readonly post: PostOffice;
  /** Ends what is under way, then the database. */
  close(): Promise<void>;
}

/** Puts the house together. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { env, database, world, log, buildId } = options;
  const limits = options.limits ?? createRequestLimits();
  const { secret } = env;
  const post = openPostOffice({ pool: database.pool, world, log, smtp: env.smtp });
  const services = storeServices({ database, secret, world, onCommit: () => undefined });
  const api = new Api({ model, operations, log, world });
  const app = createServer({
    world,
    log,
    trustProxy: env.trustProxy,
    publicUrl: env.publicUrl,
  });
  const metrics = createMetrics();
  addMetrics(app, { metrics, token: env.metricsToken });
  addBuild(app, buildId);
  const health = addHealth(app, {
    log,
    probes: {
      database: () => database.pool.query('select 1'),
      mail: () => post.probe(),
    },
  });
  const identify = identifyWith({
    pool: database.pool,
    secret,
    world,
    limits,
    publicUrl: env.publicUrl,
  });
  graphqlRoute(app, { api, services, world, identify });
  await app.ready();
  post.start();
  return {
    app,
    api,
    database,
    post,
    async close() {
      health.startStopping();
      await closeServer(app);
      await post.close();
      await database.close();
    },
  };
}
