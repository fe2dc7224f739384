import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Order } from './fan-out-listeners.ts';
import { signedIn } from './fixture.ts';
import { ask, endProcess, startProcess } from './processes.ts';
import type { Figure } from './report.ts';
import type { Database } from '../src/platform/database/database.server.ts';

const sockets = 3_000;
const port = 4107;

const queries = ['Create', 'Update', 'Delete'].map(
  (on) => `subscription { on${on}Fair { id name slug startTime endTime fairType } }`,
);

/** Kilobytes of memory per additional open socket that follows three things and gets no events. */
export async function measureIdleSockets(database: Database): Promise<Figure[]> {
  const { token } = await signedIn(database.pool, 'student');
  const server = startProcess(
    'quad-server.ts',
    [database.connectionString, String(port)],
    ['--expose-gc'],
  );
  await once(server, 'message');
  const listeners = startProcess('fan-out-listeners.ts');
  const order = (open: number): Order => ({ open, port, token, queries });
  // What is made once, however many come, has been made by these.
  await ask(listeners, order(300));
  await ask(listeners, { leave: true });
  const before = await memoryOf(server);
  await ask(listeners, order(sockets));
  const after = await memoryOf(server);
  await endProcess(listeners);
  await endProcess(server);
  return [
    {
      what: 'idle socket with three subscriptions',
      value: growth(before, after) / sockets / 1024,
      unit: 'KB',
      aim: { atMost: 25 },
    },
  ];
}

/** What a server that has come to rest and collected its garbage holds, in bytes. */
async function memoryOf(server: ChildProcess): Promise<NodeJS.MemoryUsage> {
  await delay(1_000);
  await ask(server, 'memory');
  await delay(500);
  return ask<NodeJS.MemoryUsage>(server, 'memory');
}

/**
 * Growth in bytes: of the process as the system sees it, or of the objects in it where these are
 * more, because they found room that earlier ones had left.
 */
function growth(before: NodeJS.MemoryUsage, after: NodeJS.MemoryUsage): number {
  const inUse = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external;
  return Math.max(after.rss - before.rss, inUse(after) - inUse(before));
}
