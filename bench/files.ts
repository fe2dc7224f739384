import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { signedIn } from './fixture.ts';
import type { Figure } from './report.ts';
import { median, startFlags } from './servers.ts';

/** Bytes of the videos that are sent. */
const bytes = 2 ** 28;
const gigabyte = 2 ** 30;
const megabyte = 1_000_000;

const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom')]);
const filling = Buffer.alloc(2 ** 18, 7);

/** A booth of a college, whose rep may put a video there. */
async function ownBooth({ pool }: Database) {
  const { id, token } = await signedIn(pool, 'college');
  const [college, fair, booth] = [realWorld.newId(), realWorld.newId(), realWorld.newId()];
  await pool.query(
    `insert into college (id, name, name_lower, address1, city, state, postal_code, owner)
     values ($1, 'Files', 'files', '1', 'Reno', 'NV', '89501', $2)`,
    [college, id],
  );
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type)
     values ($1, 'Files', 'files-bench', now(), now() + interval '1 day', now(), 'booth')`,
    [fair],
  );
  await pool.query(
    'insert into fair_booth (id, college_id, fair_id, owner) values ($1, $2, $3, $4)',
    [booth, college, fair, id],
  );
  return { token, path: `/api/files/fair-booth/${booth}/video` };
}

async function start(kind: 'bare' | 'quad', database: Database, dataDir: string) {
  const file = fileURLToPath(new URL('files-server.ts', import.meta.url));
  const child = fork(file, [kind, database.connectionString, dataDir], { execArgv: startFlags });
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    /** The most memory that the process has had so far, in bytes. */
    async peak(): Promise<number> {
      child.send('memory');
      const [most] = (await once(child, 'message')) as [number];
      return most;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** Sends a video, and gives the bytes a second and where it is. */
async function send(
  url: string,
  token: string,
  bytes: number,
): Promise<{ rate: number; path: string }> {
  const began = performance.now();
  const sending = request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'video/mp4',
      'content-length': bytes,
    },
  });
  const answered = once(sending, 'response') as Promise<[AsyncIterable<Buffer>]>;
  sending.write(head);
  for (let left = bytes - head.byteLength; left > 0; left -= filling.byteLength)
    if (!sending.write(filling.subarray(0, left))) await once(sending, 'drain');
  sending.end();
  let text = '';
  for await (const piece of (await answered)[0]) text += piece.toString();
  const { url: at } = JSON.parse(text) as { url?: string };
  if (at === undefined) throw new Error(`The video was not taken: ${text}`);
  const { pathname } = new URL(at, 'http://localhost');
  return { rate: bytes / (performance.now() - began) / 1000, path: pathname };
}

async function fetchAll(url: string, token: string, bytes: number): Promise<number> {
  const began = performance.now();
  const asking = request(url, { headers: { authorization: `Bearer ${token}` } }).end();
  const [answer] = (await once(asking, 'response')) as [AsyncIterable<Buffer>];
  let read = 0;
  for await (const piece of answer) read += piece.byteLength;
  if (read !== bytes) throw new Error(`Of the video ${read} bytes came back.`);
  return bytes / (performance.now() - began) / 1000;
}

/** Megabytes a second of a large video, in and out, beside bare routes, turn by turn; and memory. */
export async function measureFiles(database: Database): Promise<Figure[]> {
  const { token, path } = await ownBooth(database);
  const dataDir = await mkdtemp(join(tmpdir(), 'quad-bench-files-'));
  const bare = { server: await start('bare', database, dataDir), path: '/file', ...noRates() };
  const quad = { server: await start('quad', database, dataDir), path, ...noRates() };
  try {
    for (let round = 0; round < 3; round += 1)
      for (const { server, path: place, ups, downs } of [bare, quad]) {
        const sent = await send(server.origin + place, token, bytes);
        ups.push(sent.rate);
        downs.push(await fetchAll(server.origin + sent.path, token, bytes));
      }
    const before = await quad.server.peak();
    const sent = await send(quad.server.origin + path, token, gigabyte);
    await fetchAll(quad.server.origin + sent.path, token, gigabyte);
    const grew = (await quad.server.peak()) - before;
    const unit = 'MB/s';
    return [
      {
        what: 'a file of 256 MB in',
        value: median(quad.ups),
        ceiling: median(bare.ups),
        unit,
        aim: { atLeastShare: 0.5 },
      },
      {
        what: 'a file of 256 MB out',
        value: median(quad.downs),
        ceiling: median(bare.downs),
        unit,
        aim: { atLeastShare: 0.8 },
      },
      {
        what: 'more memory for 1 GB in and out than for 256 MB',
        value: grew / megabyte,
        unit: 'MB',
        aim: { atMost: 50 },
      },
    ];
  } finally {
    await bare.server.stop();
    await quad.server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const noRates = (): { ups: number[]; downs: number[] } => ({ ups: [], downs: [] });
