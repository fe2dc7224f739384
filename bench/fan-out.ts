import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Heard } from './fan-out-listeners.ts';
import { signedIn } from './fixture.ts';
import { ask, endProcess, startProcess } from './processes.ts';
import type { Figure } from './report.ts';
import { startServer } from './servers.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';

const crowd = 1_000;
const seconds = 6;
const barePort = 4105;
const quadPort = 4106;

const fields = 'id name slug startTime endTime exhibitorDeadline fairType createdAt updatedAt';
const query = `subscription { onUpdateFair { ${fields} } }`;

/** Deliveries a second, and how late the last hundredth of them came, in milliseconds. */
interface Kept {
  readonly rate: number;
  readonly p99: number;
}

/** Listens while something goes on; what comes in its first second warms up and does not count. */
async function listenDuring(
  listeners: ChildProcess,
  work: () => Promise<unknown>,
): Promise<Kept & Heard> {
  const working = work();
  await delay(1_000);
  await ask(listeners, { listen: 'begin' });
  const began = performance.now();
  await working;
  const took = (performance.now() - began) / 1_000;
  const heard = await ask<Heard>(listeners, { listen: 'end' });
  return { ...heard, rate: heard.messages / took };
}

/** Changes fairs so often a second, as other processes do, and tells it as they do. */
async function changeFairs(
  { pool }: Database,
  fairs: readonly string[],
  rate: number,
): Promise<void> {
  const began = performance.now();
  const atOnce = Math.max(1, Math.round(rate / 100));
  let changed = 0;
  for (;;) {
    const passed = performance.now() - began;
    if (passed > seconds * 1_000) return;
    while (changed < (passed / 1_000) * rate) {
      const at = (performance.timeOrigin + performance.now()).toFixed(0);
      // Its name makes it a message of some 470 bytes.
      await pool.query({
        name: 'bench-change',
        text: 'update fair set name = $1, updated_at = now() where id = any($2)',
        values: [`at ${at} ${'x'.repeat(130)}`, fairs.slice(0, atOnce)],
      });
      await pool.query({ name: 'bench-tell', text: "select pg_notify('quad_event', 'bench')" });
      changed += atOnce;
    }
    await delay(2);
  }
}

async function makeFairs({ pool }: Database): Promise<string[]> {
  const ids = Array.from({ length: 20 }, () => realWorld.newId());
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, published_at)
     select id, 'Fan', 'fan-' || id, now(), now() + interval '1 day', now(), 'booth', now()
     from unnest($1::uuid[]) id`,
    [ids],
  );
  return ids;
}

/** Changes of records to a thousand subscribers, against a bare broadcast of the same bytes. */
export async function measureFanOut(database: Database): Promise<Figure[]> {
  const { token } = await signedIn(database.pool, 'student');
  const fairs = await makeFairs(database);
  const listeners = startProcess('fan-out-listeners.ts');
  const quad = await startServer('quad-server.ts', database.connectionString, quadPort);
  const open = { open: crowd, port: quadPort, token, queries: [query] };
  await ask(listeners, open);
  const at = (rate: number) => listenDuring(listeners, () => changeFairs(database, fairs, rate));
  const low = await at(50);
  const high = await at(300);
  const most = await at(600);
  await ask(listeners, { leave: true });
  await quad.stop();

  const bare = startProcess('bare-broadcast.ts', [String(barePort)]);
  await once(bare, 'message');
  await ask(listeners, { open: crowd, port: barePort, token, queries: [] });
  const size = Math.round(low.bytes / Math.max(1, low.messages));
  const broadcast = (rate: number) =>
    listenDuring(listeners, () => ask(bare, { size, rate, seconds }));
  const bareLow = await broadcast(50);
  const ceiling = await broadcast(0);
  await endProcess(bare);
  await endProcess(listeners);

  const named = `fan-out to ${crowd}, ${size} bytes`;
  return [
    {
      what: `${named}: 50 changes/s, kept`,
      value: low.rate,
      ceiling: bareLow.rate,
      unit: '/s',
      aim: { atLeastShare: 0.98 },
    },
    {
      what: '  the same, p99',
      value: low.p99,
      ceiling: bareLow.p99,
      unit: 'ms',
      aim: { atMost: 30 },
    },
    {
      what: `${named}: 300 changes/s, kept`,
      value: high.rate,
      unit: '/s',
      aim: { atLeast: 294_000 },
    },
    { what: '  the same, p99', value: high.p99, unit: 'ms', aim: { atMost: 100 } },
    {
      what: `${named}: at saturation`,
      value: Math.max(high.rate, most.rate),
      ceiling: ceiling.rate,
      unit: '/s',
      aim: { atLeastShare: 0.25 },
    },
  ];
}
