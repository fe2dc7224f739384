import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startWriter } from '../testing/writer.server.ts';
import { stopPostmaster } from './cluster/stop-postmaster.server.ts';
import { readPidFile } from './cluster/watch-postmaster.server.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quad-crash-'));
});
afterEach(async () => {
  await stopPostmaster(join(dataDir, 'postgres'));
  await rm(dataDir, { recursive: true });
});

const times = 20;
const some = () => 1 + Math.floor(Math.random() * 20);

async function killPostmaster(): Promise<number> {
  const postmaster = await readPidFile(join(dataDir, 'postgres'));
  if (!postmaster) throw new Error('There is no postmaster.');
  process.kill(postmaster.pid, 'SIGKILL');
  return postmaster.pid;
}

const missing = (acknowledged: Iterable<number>, found: readonly number[]) => {
  const kept = new Set(found);
  return [...acknowledged].filter((row) => !kept.has(row));
};

it(`a visitor’s acknowledged writes survive ${times} kills of Quad, which finds its database again`, async () => {
  const acknowledged = new Set<number>();
  for (let kill = 0; kill < times; kill += 1) {
    const writer = await startWriter(dataDir);
    expect(missing(acknowledged, writer.found)).toEqual([]);
    await writer.wrote(some());
    for (const row of await writer.kill()) acknowledged.add(row);
  }
  const last = await startWriter(dataDir);
  await last.kill();
  expect(missing(acknowledged, last.found)).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(times);
});

it(`a visitor’s acknowledged writes survive ${times} kills of the database, which Quad starts again`, async () => {
  const writer = await startWriter(dataDir);
  for (let kill = 0; kill < times; kill += 1) {
    await writer.wrote(some());
    const killed = await killPostmaster();
    // Its children live on for a moment and may acknowledge a write or two more.
    await eventually(async () => {
      const postmaster = await readPidFile(join(dataDir, 'postgres'));
      expect(postmaster).toMatchObject({ ready: true });
      expect(postmaster?.pid).not.toBe(killed);
    });
  }
  await writer.wrote(1);
  const acknowledged = await writer.kill();
  const next = await startWriter(dataDir);
  await next.kill();
  expect(missing(acknowledged, next.found)).toEqual([]);
});

it(`a visitor’s acknowledged writes survive ${times} kills of Quad and its database at once`, async () => {
  const acknowledged = new Set<number>();
  for (let kill = 0; kill < times; kill += 1) {
    const writer = await startWriter(dataDir);
    expect(missing(acknowledged, writer.found)).toEqual([]);
    await writer.wrote(some());
    await killPostmaster();
    for (const row of await writer.kill()) acknowledged.add(row);
  }
});
