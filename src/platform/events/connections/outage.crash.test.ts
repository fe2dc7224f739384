import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { killCluster } from '../../testing/kill-cluster.server.ts';
import { startPostmaster } from '../../database/cluster/start-postmaster.server.ts';
import { openDatabaseAt } from '../../database/database.server.ts';
import { migrate } from '../../database/migrate.server.ts';
import { silentLog } from '../../log.ts';
import { serverPrograms } from '../../testing/server-programs.server.ts';
import { startTestCluster } from '../../testing/test-cluster.server.ts';
import { Follower } from './follower.fixture.server.ts';
import { makeToys, openSampleApp } from '../toys.fixture.server.ts';

/** How often the database dies. */
const deaths = 5;

test('someone who follows toys misses none that was put in, although the database is killed again and again', async () => {
  const server = await startTestCluster(serverPrograms(), {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  });
  const database = openDatabaseAt('server', server.address('postgres'), {
    log: silentLog,
    pools: { requests: 8 },
  });
  const { pool } = database;
  onTestFinished(() => database.close().then(() => server.remove()));
  await migrate(database);
  await makeToys(database);
  await pool.query("insert into child values ('ann'), ('ben')");
  const app = await openSampleApp(database);
  onTestFinished(() => app.close());
  const port = () => app.port;
  const ann = new Follower({ port, token: 'ann', box: 'red' });
  const ben = new Follower({ port, token: 'ben', box: 'red' });
  onTestFinished(() => [ann, ben].forEach((follower) => follower.leave()));
  await eventually(() => expect([ann.following, ben.following]).toEqual([true, true]));

  let writing = true;
  onTestFinished(() => void (writing = false));
  const acknowledged: number[] = [];
  async function write(): Promise<void> {
    while (writing) {
      await pool.query<{ id: number }>("insert into toy (box) values ('red') returning id").then(
        ({ rows }) => acknowledged.push(rows[0]?.id ?? 0),
        () => pause(20),
      );
      app.events.wake();
    }
  }
  const writers = [write(), write(), write()];
  for (let death = 0; death < deaths; death += 1) {
    const before = acknowledged.length;
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 50));
    if (death % 2 === 0) ann.cut();
    await killCluster(server.cluster.folder);
    expect(await startPostmaster(server.cluster, server.port)).toBe(server.port);
  }
  writing = false;
  await Promise.all(writers);

  const { rows } = await pool.query<{ id: number }>('select id from toy order by id');
  const all = rows.map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining(acknowledged));
  for (const follower of [ann, ben]) {
    await eventually(() => expect(follower.toys).toHaveLength(all.length));
    const seen = follower.toys.map(({ data }) => data?.toy ?? 0);
    expect(seen.toSorted((one, other) => one - other)).toEqual(all);
    expect(follower.received.some(({ resync }) => resync)).toBe(false);
  }
  expect(ann.received.map(({ cursor }) => cursor)).toEqual(
    ben.received.map(({ cursor }) => cursor),
  );
});
