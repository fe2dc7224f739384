import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { silentLog } from '../log.ts';
import { serverPrograms } from '../testing/server-programs.server.ts';
import { startTestCluster } from '../testing/test-cluster.server.ts';
import type { TestCluster } from '../testing/test-cluster.server.ts';
import { asRefusal } from './as-refusal.ts';
import { startPostmaster } from './cluster/start-postmaster.server.ts';
import { stopPostmaster } from './cluster/stop-postmaster.server.ts';
import { processesIn } from './cluster/watch-postmaster.server.ts';
import { openDatabase } from './database.server.ts';
import type { Database } from './database.server.ts';

/** How long the database is away, in seconds. */
const outage = Number(process.env['OUTAGE_SECONDS'] ?? 30);

/** A separate PostgreSQL server with a table, and the database opened by its URL. */
async function serverWithTable(): Promise<{ server: TestCluster; database: Database }> {
  const server = await startTestCluster(serverPrograms(), { fsync: 'on' });
  const database = await openDatabase({
    dataDir: '/nowhere',
    databaseUrl: server.address('postgres'),
    log: silentLog,
  });
  await database.pool.query('create table visit (at timestamptz default now())');
  return { server, database };
}

const visit = (database: Database) => database.pool.query('insert into visit default values');

/** Visits every tenth of a second for as long as the outage lasts; answers what the visitors saw. */
async function visitDuring(database: Database): Promise<unknown[]> {
  const seen: Promise<unknown>[] = [];
  const end = Date.now() + outage * 1000;
  while (Date.now() < end) {
    seen.push(
      visit(database).then(
        () => 'a visit',
        (error: unknown) => error,
      ),
    );
    await pause(100);
  }
  return Promise.all(seen);
}

function expectRefusals(seen: readonly unknown[]): void {
  expect(seen.length).toBeGreaterThan(outage);
  for (const error of seen) {
    expect(asRefusal(error), String(error)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: 5,
    });
  }
}

describe.concurrent(`visitors, while the database is away for ${outage} s`, () => {
  it('are told so when it was stopped, and are served as soon as it is back', async () => {
    const { server, database } = await serverWithTable();
    await visit(database);
    await stopPostmaster(server.cluster.folder);
    expectRefusals(await visitDuring(database));
    await startPostmaster(server.cluster, server.port);
    await visit(database);
    expect((await database.pool.query('select count(*) from visit')).rows).toEqual([{ count: 2 }]);
    await database.close();
    await server.remove();
  });

  it('are told so when it has fallen silent, and are served as soon as it speaks again', async () => {
    const { server, database } = await serverWithTable();
    await visit(database);
    const halted = await processesIn(server.cluster.folder);
    for (const pid of halted) process.kill(pid, 'SIGSTOP');
    expectRefusals(await visitDuring(database));
    for (const pid of halted) process.kill(pid, 'SIGCONT');
    await eventually(() => visit(database));
    await database.close();
    await server.remove();
  });
});
