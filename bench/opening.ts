import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Database } from '../src/platform/database/database.server.ts';
import { makeAttendees, makeFair, turnsOf } from './fair-data.ts';
import type { Opened, Opening } from './opening-crowd.ts';
import { ask, endProcess, startProcess } from './processes.ts';
import type { Figure } from './report.ts';
import { median, startServer, type Running } from './servers.ts';

/** As many as two cores bear beside those who come. */
const people = 2_000;
const booths = 60;
const path = '/app/fairs/visit/opening.data';
const port = 4115;
/** Seconds until the wait for stragglers ends. */
const timeLimit = 120;

/**
 * The opening minute: everyone who waits for a fair is let into its lobby when the hour has come, is
 * counted there, and hears that everyone else is there.
 */
export async function measureOpening({ pool, connectionString }: Database): Promise<Figure[]> {
  const { fairId } = await makeFair(pool, 'opening', booths, 60);
  const tokens = await makeAttendees(pool, fairId, people);
  const cookies = tokens.map((token) => `quad.session_token=${encodeURIComponent(token)}`);
  await pool.query('analyze');
  const quad = await startServer('quad-server.ts', connectionString, port, { pages: true }, [
    '--expose-gc',
  ]);
  try {
    // Some look in before: what is made once has been made by then.
    await answersPerSecond(quad, cookies.slice(0, 200), 3);
    const before = await memoryOf(quad);
    const crowd = startProcess('opening-crowd.ts');
    const hour = Date.now() + 4_000;
    await pool.query('update fair set start_time = $2 where id = $1', [fairId, new Date(hour)]);
    const turns = await turnsOf(pool, fairId, tokens);
    const order: Opening = { port, path, fairId, hour, turns, cookies, timeLimit };
    const opened = await ask<Opened>(crowd, order);
    const after = await memoryOf(quad);
    await endProcess(crowd);
    const { troubles } = opened;
    if (troubles.length > 0)
      console.log(`${troubles.length} came again, e.g. ${troubles[0] ?? ''}`);
    return [...figuresOf(opened, before, after), await lobbyData(quad, cookies)];
  } finally {
    await quad.stop();
  }
}

function figuresOf(opened: Opened, before: number, after: number): Figure[] {
  const { entryPolls, waits, everyone, lost } = opened;
  const seconds = (milliseconds: number) => milliseconds / 1000;
  return [
    ...([0.5, 0.99] as const).map((share) => ({
      what: `${people} come: poll to lobby, p${share * 100}`,
      value: quantile(entryPolls, share),
      unit: 'ms',
      aim: { atMost: share === 0.5 ? 1_000 : 10_000 },
    })),
    {
      what: `${people} come: hour to lobby, p99`,
      value: seconds(quantile(waits, 0.99)),
      unit: 's',
      aim: { atMost: 60 },
    },
    {
      what: `${people} come: all told that all are there`,
      value: seconds(everyone ?? timeLimit * 1000),
      unit: 's',
      aim: { atMost: 70 },
    },
    { what: `${people} come: lost`, value: lost, unit: '', aim: { atMost: 0 } },
    {
      what: 'someone in the lobby',
      value: (after - before) / people / 1024,
      unit: 'KB',
      aim: { atMost: 150 },
    },
  ];
}

const quantile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
};

/** What a lobby that is open costs to be read, against the same bytes from a server that asks nothing. */
async function lobbyData(quad: Running, cookies: readonly string[]): Promise<Figure> {
  const [cookie = ''] = cookies;
  const bare = await startServer('bare-page-server.ts', quad.url + path, port + 1, { cookie });
  try {
    const rates: { bare: number[]; quad: number[] } = { bare: [], quad: [] };
    for (let turn = 0; turn < 3; turn += 1) {
      rates.bare.push(await answersPerSecond(bare, cookies, 2));
      rates.quad.push(await answersPerSecond(quad, cookies, 3));
    }
    return {
      what: 'lobby for someone who comes in',
      value: median(rates.quad),
      ceiling: median(rates.bare),
      unit: '/s',
      aim: { atLeastShare: 0.01 },
    };
  } finally {
    await bare.stop();
  }
}

async function answersPerSecond(
  { url }: Running,
  cookies: readonly string[],
  seconds: number,
): Promise<number> {
  let turn = 0;
  const result = await autocannon({
    url: url + path,
    connections: 32,
    duration: seconds,
    requests: [
      {
        setupRequest: (one) => {
          const cookie = cookies[(turn += 1) % cookies.length] ?? '';
          return { ...one, headers: { ...one.headers, cookie, 'accept-encoding': 'br' } };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} answers were not 200, ${result.errors} failed.`);
  return result.requests.average;
}

/** Bytes that a server holds which has come to rest and collected its garbage. */
async function memoryOf({ child }: Running): Promise<number> {
  await delay(1_000);
  child.send('memory');
  await once(child, 'message');
  await delay(500);
  const { rss } = await ask<NodeJS.MemoryUsage>(child, 'memory');
  return rss;
}
