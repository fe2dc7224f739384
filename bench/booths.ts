import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../src/platform/database/database.server.ts';
import type { Queryable } from '../src/platform/database/queryable.ts';
import { attendeeTypes, makeAttendees, makeFair } from './fair-data.ts';
import type { Heard } from './fan-out-listeners.ts';
import { ask, endProcess, startProcess } from './processes.ts';
import type { Figure } from './report.ts';
import { median, startServer, type Running } from './servers.ts';

const booths = 200;
const rounds = 15;
const port = 4117;

/**
 * A full fair: at each of two hundred booths stands someone of each kind, so that there are six
 * hundred groups, and every room changes about once a second. What is measured is the processor's time
 * in which the server tells each group of its own room, and the time in which it finds out that the
 * rooms of another fair, where no one is, are nothing to any of them.
 */
export async function measureBooths({ pool, connectionString }: Database): Promise<Figure[]> {
  const { fairId, boothIds } = await makeFair(pool, 'full', booths, -60);
  const tokens = await Promise.all(
    attendeeTypes.map((type) => makeAttendees(pool, fairId, booths, type)),
  );
  const away = await makeFair(pool, 'elsewhere', booths, -60);
  await pool.query('analyze');
  const quad = await startServer('quad-server.ts', connectionString, port);
  const listeners = startProcess('fan-out-listeners.ts');
  const viewers = booths * attendeeTypes.length;
  try {
    for (const [place, boothId] of boothIds.entries())
      for (const [kind] of attendeeTypes.entries())
        await ask(listeners, {
          open: 1,
          port,
          token: tokens[kind]?.[place] ?? '',
          queries: [
            `subscription { onBoothNews(boothId: "${boothId}") { room { id people reps { id name } } } }`,
          ],
        });
    // Until everyone who has come is counted.
    await delay(5_000);
    const own = { fairId, boothIds };
    const first = { fairId, boothIds: boothIds.slice(0, 1) };
    const times = { own: [] as number[], away: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const app = { quad, listeners };
      times.own.push(await processorFor(app, viewers, () => changeRooms(pool, own)));
      // The last change is heard, and behind it stand all the others.
      const few = attendeeTypes.length;
      times.away.push(
        await processorFor(app, few, async () => {
          await changeRooms(pool, away);
          await changeRooms(pool, first);
        }),
      );
    }
    const what = `${booths} rooms change, ${viewers} at as many booths`;
    return [
      { what, value: median(times.own), unit: 'ms', aim: { atMost: 150 } },
      {
        what: `  of another fair: nothing to any of them`,
        value: median(times.away),
        unit: 'ms',
        aim: { atMost: 30 },
      },
    ];
  } finally {
    await endProcess(listeners);
    await quad.stop();
  }
}

/** Milliseconds of the processor that the server takes for something, until so many have been told. */
async function processorFor(
  { quad, listeners }: { readonly quad: Running; readonly listeners: ChildProcess },
  told: number,
  act: () => Promise<unknown>,
): Promise<number> {
  const taken = async () => {
    const { user, system } = await ask<NodeJS.CpuUsage>(quad.child, 'processor');
    return (user + system) / 1_000;
  };
  await ask(listeners, { listen: 'begin' });
  const before = await taken();
  await act();
  for (let turn = 0; turn < 600; turn += 1) {
    await delay(50);
    const { messages } = await ask<Heard>(listeners, { listen: 'end' });
    if (messages < told) continue;
    // What is written behind the last frame belongs to it.
    await delay(50);
    return (await taken()) - before;
  }
  throw new Error('Not everybody was told.');
}

/** Says who is in the rooms of a fair, as the process that counts them does. */
async function changeRooms(
  pool: Queryable,
  { fairId, boothIds }: { readonly fairId: string; readonly boothIds: readonly string[] },
): Promise<void> {
  const at = (performance.timeOrigin + performance.now()).toFixed(0);
  await pool.query(
    `insert into presence_room as p (id, fair_id, people, reps)
     select id, $1, 1, $3 from unnest($2::uuid[]) id
     on conflict (id) do update set people = p.people + 1, reps = excluded.reps`,
    [fairId, boothIds, JSON.stringify([{ id: fairId, name: `at ${at} ` }])],
  );
  await pool.query("select pg_notify('quad_event', 'bench')");
}
