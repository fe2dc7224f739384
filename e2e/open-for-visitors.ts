import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { createApp } from '../src/app/create-app.ts';
import { loadDemoRecordings } from '../src/app/demo/load-demo-files.server.ts';
import { loadDemo } from '../src/app/demo/load-demo.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { readEnv } from '../src/platform/env.server.ts';
import { createLog } from '../src/platform/monitoring/log.server.ts';
import { loadPages } from '../src/platform/page-server/load-pages.server.ts';
import type { Pages } from '../src/platform/page-server/pages.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { eventually } from '../src/platform/testing/eventually.ts';
import type { World } from '../src/platform/world.ts';
import { atEnd, testDatabase } from '../src/platform/testing/test-database.server.ts';
import { demoDatabase } from './demo-database.ts';

interface Visited {
  /** With the demo in it; empty without it. */
  readonly demo?: boolean;
  /** The demo's people come and go. */
  readonly demoLife?: boolean;
  /** A clock that the test moves; absent: the real one. */
  readonly world?: World;
  /** A database that the test looks into as well. */
  readonly database?: Database;
  /** What else the operator has configured, for a server at this address. */
  readonly env?: (address: string) => Promise<Readonly<Record<string, string>>>;
}

/** The same for all servers: the sources do not change while tests run. */
let pages: Promise<Pages> | undefined;

/**
 * Opens a server on a database of its own, as the operator of one machine has it, and answers its
 * address; closed when the file, or the test that opened it, has ended.
 */
export async function openForVisitors(options: Visited = {}): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quad-e2e-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const database = options.database ?? (await (options.demo ? demoDatabase() : testDatabase()));
  if (options.demo && options.database) await loadDemo(database, realWorld);
  const further = await options.env?.(address);
  const app = await createApp({
    env: readEnv({ DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: address, ...further }),
    database,
    world: options.world ?? realWorld,
    log: createLog({ level: 'silent' }),
    buildId: 'e2e',
    pages: await (pages ??= loadPages()),
    ...(options.demoLife ? { demoLife: 'by itself' as const } : {}),
  });
  // Before its database, which may be closed when a test ends.
  atEnd(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  await app.fastify.listen({ port, host: '127.0.0.1' });
  if (options.demo)
    await loadDemoRecordings({
      app,
      world: realWorld,
      env: { publicUrl: address },
      log: createLog({ level: 'silent' }),
    });
  if (options.demo) await eventually(async () => expect(await showsRecordings(address)).toBe(true));
  return address;
}

/** Whether pages show the recordings of the demo by now: they follow a change a moment later. */
async function showsRecordings(address: string): Promise<unknown> {
  const query = '{ fairCard(slug: "last-fall") { recordingsOut } }';
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data?: { fairCard?: { recordingsOut: unknown } } };
  return data?.fairCard?.recordingsOut;
}

/** Serves one page of someone else and answers its port; closed when the file has ended. */
export async function openForeignPage(html: string): Promise<number> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => resolve(undefined));
  await promise;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server.address());
}

/** The server must know its own address before it listens there. */
async function freePort(): Promise<number> {
  const server = createServer();
  const listening = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => listening.resolve(undefined));
  await listening.promise;
  const port = portOf(server.address());
  const closed = Promise.withResolvers<undefined>();
  server.close(() => closed.resolve(undefined));
  await closed.promise;
  return port;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
