import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3Server } from '../../testing/s3-server.server.ts';
import { openTroubledProxy } from '../../testing/troubled-proxy.server.ts';
import { FileStoreError } from '../file-store.server.ts';
import { openS3Files } from './s3-files.server.ts';

const s3 = await startS3Server();
const proxy = await openTroubledProxy(s3.port);
const { asked, endpoint } = proxy;
// For silence that has to be waited for. A busy machine takes that long for a sound answer, too.
const hasty = openS3Files({ ...s3.settings, endpoint }, { answer: 300, tries: 3 });
const patient = openS3Files({ ...s3.settings, endpoint }, { answer: 2000, tries: 3 });
const sound = openS3Files(s3.settings);

beforeEach(() => {
  proxy.trouble = () => 'none';
  asked.length = 0;
});
afterAll(async () => {
  await hasty.close();
  await patient.close();
  await sound.close();
  proxy.close();
  await s3.close();
});

async function* content(parts: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < parts; at += 1) yield Buffer.alloc(1_000_000, at);
}

const read = async (stream: Readable | null): Promise<Buffer> => {
  if (!stream) throw new Error('We couldn’t find that file.');
  return buffer(stream);
};

const away = { name: 'FileStoreError', reason: 'away' };
const listed = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of sound.list(prefix)) keys.push(key);
  return keys;
};

describe('An S3 server that has a bad moment', () => {
  test('is asked again, and the file is kept', async () => {
    proxy.trouble = (place) => (place === 1 ? 'fails' : place === 2 ? 'cuts' : 'none');
    expect(await patient.put('aa/again', content(1), 'text/plain')).toBe(1_000_000);
    expect(asked.length).toBe(3);
    proxy.trouble = (place) => (place === 4 ? 'stalls' : 'none');
    const back = await patient.get('aa/again');
    expect((await read(back)).byteLength).toBe(1_000_000);
  });

  test('is asked again for one part of a large file, and it is the same file', async () => {
    let failed = false;
    proxy.trouble = (_, { url }) => {
      if (failed || !url?.includes('partNumber=2')) return 'none';
      failed = true;
      return 'fails';
    };
    expect(await patient.put('aa/parts', content(20), 'text/plain')).toBe(20_000_000);
    const back = await read(await sound.get('aa/parts'));
    const sent: Uint8Array[] = [];
    for await (const piece of content(20)) sent.push(piece);
    expect(back.equals(Buffer.concat(sent))).toBe(true);
  });
});

describe.each(['stalls', 'fails', 'cuts'] as const)('An S3 server that %s for good', (how) => {
  const store = how === 'stalls' ? hasty : patient;
  test('is asked three times and no more, with a clear error, and keeps nothing', async () => {
    proxy.trouble = () => how;
    await expect(store.put('bb/never', content(1), 'text/plain')).rejects.toMatchObject(away);
    expect(asked.length).toBe(3);
    await expect(store.get('bb/never')).rejects.toMatchObject(away);
    expect(asked.length).toBe(6);
    await expect(store.delete('bb/never')).rejects.toMatchObject(away);
    expect(asked.length).toBe(9);
    await expect(store.list('bb/')[Symbol.asyncIterator]().next()).rejects.toMatchObject(away);
    expect(await listed('bb/')).toEqual([]);
  });

  test('in the middle of a large file leaves no half of it', async () => {
    proxy.trouble = (_, { url }) => (url?.includes('partNumber=3') ? how : 'none');
    await expect(patient.put('cc/large', content(30), 'video/mp4')).rejects.toBeInstanceOf(
      FileStoreError,
    );
    expect(await listed('cc/')).toEqual([]);
    expect(await sound.get('cc/large')).toBeNull();
    expect(asked.filter((one) => one.includes('partNumber=3')).length).toBe(3);
  });
});

test('A body that stops in the middle fails for its reader, and does not seem whole', async () => {
  await sound.put('dd/stops', content(2), 'text/plain');
  proxy.trouble = () => 'stops';
  const back = await patient.get('dd/stops');
  await expect(read(back)).rejects.toMatchObject(away);
});

test('A reader who takes his time is no fault of the store', async () => {
  await sound.put('dd/slowly', content(2), 'text/plain');
  const back = await hasty.get('dd/slowly');
  let bytes = 0;
  for await (const piece of back ?? []) {
    if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 700));
    bytes += (piece as Uint8Array).byteLength;
  }
  expect(bytes).toBe(2_000_000);
});
