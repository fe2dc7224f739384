import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../testing/s3-server.server.ts';
import { worldAt } from '../../testing/world-at.server.ts';
import type { ByteRange, FileStore } from '../file-store.server.ts';
import { openLocalFiles } from './local-files.server.ts';
import { openS3Files } from './s3-files.server.ts';

const world = worldAt('2026-11-21T12:00:00Z');
const root = await mkdtemp(join(tmpdir(), 'quad-files-'));
const s3 = await startS3Server();
const stores: [string, FileStore][] = [
  ['a directory', openLocalFiles(join(root, 'files'), world)],
  ['a bucket', openS3Files(s3.settings)],
];

afterAll(async () => {
  for (const [, store] of stores) await store.close();
  await s3.close();
  await rm(root, { recursive: true });
});

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const textOf = async (store: FileStore, key: string, range?: ByteRange): Promise<string | null> => {
  const stream = await store.get(key, range);
  return stream && (await buffer(stream)).toString();
};

async function keysOf(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each(stores)('files in %s', (_, store) => {
  test('come back as they were put', async () => {
    expect(await store.put('aa/one', pieces('hello ', 'world'), 'text/plain')).toBe(11);
    expect(await textOf(store, 'aa/one')).toBe('hello world');
  });

  test('may be empty', async () => {
    expect(await store.put('aa/empty', pieces(), 'text/plain')).toBe(0);
    expect(await textOf(store, 'aa/empty')).toBe('');
  });

  test('are read from and to any byte', async () => {
    await store.put('aa/range', pieces('0123456789'), 'text/plain');
    expect(await textOf(store, 'aa/range', { start: 0, end: 0 })).toBe('0');
    expect(await textOf(store, 'aa/range', { start: 3, end: 6 })).toBe('3456');
    expect(await textOf(store, 'aa/range', { start: 9, end: 9 })).toBe('9');
  });

  test('are null where there are none, and gone once deleted, twice if need be', async () => {
    expect(await store.get('no/such')).toBeNull();
    await store.put('aa/gone', pieces('x'), 'text/plain');
    await store.delete('aa/gone');
    await store.delete('aa/gone');
    expect(await store.get('aa/gone')).toBeNull();
  });

  test('are listed by how their keys begin, with size and time', async () => {
    for (const key of ['b0/11/x', 'b0/11/x.w9', 'b0/12/y', 'b1/11/z'])
      await store.put(key, pieces(key), 'text/plain');
    expect(await keysOf(store, 'b0/')).toEqual(['b0/11/x', 'b0/11/x.w9', 'b0/12/y']);
    expect(await keysOf(store, 'b0/11/x')).toEqual(['b0/11/x', 'b0/11/x.w9']);
    expect(await keysOf(store, 'b0/12/y')).toEqual(['b0/12/y']);
    expect(await keysOf(store, 'c/')).toEqual([]);
    for await (const { bytes, storedAt } of store.list('b1/')) {
      expect(bytes).toBe(7);
      expect(storedAt).toBeInstanceOf(Date);
    }
  });

  test('of 20 MB come in pieces of any size and are the same bytes', async () => {
    const hash = createHash('sha256');
    async function* many(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < 20_000; at += 1) {
        const piece = Buffer.alloc(at % 2 === 0 ? 100 : 2000, at % 251);
        hash.update(piece);
        yield piece;
      }
    }
    expect(await store.put('aa/large', many(), 'video/mp4')).toBe(21_000_000);
    const back = createHash('sha256');
    const stream = await store.get('aa/large');
    for await (const piece of stream ?? []) back.update(piece as Uint8Array);
    expect(back.digest('hex')).toBe(hash.digest('hex'));
  });

  test('whose source breaks off are not there, and the source’s own reason is told', async () => {
    const reason = new Error('The line is cut.');
    async function* broken(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < 150; at += 1) yield Buffer.alloc(100_000);
      throw reason;
    }
    await expect(store.put('dd/broken', broken(), 'text/plain')).rejects.toBe(reason);
    expect(await store.get('dd/broken')).toBeNull();
    expect(await keysOf(store, 'dd/')).toEqual([]);
    expect(await store.forgetBrokenOff(new Date('2100-01-01'))).toBe(0);
  });

  test('never lie outside', async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', '', '.incoming/x', 'A', 'a\0'])
      await expect(store.put(key, pieces('x'), 'text/plain')).rejects.toThrow('is no key');
  });

  test('are closed where the reader lets go', async () => {
    await store.put('aa/let-go', pieces('x'.repeat(3_000_000)), 'text/plain');
    const stream = await store.get('aa/let-go');
    const first: unknown = await stream?.[Symbol.asyncIterator]().next();
    expect(first).toMatchObject({ done: false });
    stream?.destroy();
    await expect.poll(() => stream?.closed).toBe(true);
  });
});

test('what breaks before its first byte leaves nothing in a directory, however many do at once', async () => {
  const folder = join(root, 'broken');
  const store = openLocalFiles(folder, world);
  // Nothing is ever yielded: the file may not even be open when it is given up.
  const broken = (): AsyncIterable<Uint8Array> => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('The line was cut.')) }),
  });
  const puts = Array.from({ length: 60 }, (_, place) =>
    store.put(`aa/${place}`, broken(), 'text/plain'),
  );
  const ends = await Promise.allSettled(puts);
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});
