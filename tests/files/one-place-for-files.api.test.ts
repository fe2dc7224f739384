import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  adoptFileStore,
  bindFileStore,
  isBound,
} from '../../src/platform/files/bind-file-store.server.ts';
import { openLocalFiles } from '../../src/platform/files/stores/local-files.server.ts';
import { openS3Files } from '../../src/platform/files/stores/s3-files.server.ts';
import { testDatabase } from '../../src/platform/testing/test-database.server.ts';
import { worldAt } from '../../src/platform/testing/world-at.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'quad-one-place-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const world = worldAt('2026-11-21T12:00:00Z');
const storeIn = (name: string) => openLocalFiles(join(folder, name, 'files'), world);
const bucket = (name: string) =>
  openS3Files({
    bucket: name,
    endpoint: 'http://127.0.0.1:1',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'not-a-secret',
    forcePathStyle: true,
  });

test('processes that share a directory or a bucket start; one with a directory of its own is refused', async () => {
  const { pool } = await testDatabase();
  await bindFileStore(pool, storeIn('a'), world);
  await bindFileStore(pool, storeIn('a'), world);
  await expect(bindFileStore(pool, storeIn('b'), world)).rejects.toThrow(
    /^The files of this database are in another place .* set S3_BUCKET for all processes/,
  );
  // It has marked nothing, so that it can still become the directory of another database.
  await expect(readdir(join(folder, 'b'))).rejects.toThrow('ENOENT');
  await bindFileStore(pool, bucket('fairs'), world);
  await bindFileStore(pool, bucket('fairs'), world);
  await expect(bindFileStore(pool, storeIn('a'), world)).rejects.toThrow('S3_BUCKET');
  await expect(bindFileStore(pool, bucket('others'), world)).rejects.toThrow('S3_BUCKET');
});

test('of two processes that begin together with directories of their own, one is refused', async () => {
  const { pool } = await testDatabase();
  const outcomes = await Promise.allSettled(
    ['c', 'd'].map((name) => bindFileStore(pool, storeIn(name), world)),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('two processes that begin together with the same directory both start', async () => {
  const { pool } = await testDatabase();
  await Promise.all(Array.from({ length: 6 }, () => bindFileStore(pool, storeIn('e'), world)));
  expect(await readdir(join(folder, 'e', 'files'))).toEqual(['.store-id']);
});

test('an operator who moved the files says so once', async () => {
  const { pool } = await testDatabase();
  await bindFileStore(pool, storeIn('f'), world);
  expect(await isBound(pool, storeIn('g'))).toBe(false);
  await adoptFileStore(pool, storeIn('g'), world);
  await bindFileStore(pool, storeIn('g'), world);
  await expect(bindFileStore(pool, storeIn('f'), world)).rejects.toThrow('adopt-files');
});
