import { statfs } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { findingsAbout, reasonOf, type Finding } from '../cli/finding.ts';
import type { Env } from '../env.server.ts';
import type { World } from '../world.ts';
import { openFileStore } from './open-file-store.server.ts';

/** Bytes of free disk below which an operator should make room. */
const leastFree = 1024 ** 3;

/** Writes a small file into the store, reads it, and removes it again. */
export async function examineFiles(
  env: Pick<Env, 's3' | 'dataDir'>,
  world: World,
): Promise<readonly Finding[]> {
  const about = findingsAbout('Files');
  const storeLabel = env.s3 ? `the bucket ${env.s3.bucket}` : `${env.dataDir}/files`;
  const key = `check/${world.newId()}`;
  const content = Buffer.from(world.randomBytes(1024));
  const store = openFileStore(env, world);
  let step = 'written to';
  try {
    await store.put(key, one(content), 'application/octet-stream');
    step = 'read from';
    const found = await store.get(key);
    const read = found === null ? Buffer.alloc(0) : await buffer(found);
    step = 'removed from';
    await store.delete(key);
    return read.equals(content)
      ? [about.good(`A file was written to ${storeLabel}, read and removed.`)]
      : [about.wrong(`A file that was written to ${storeLabel} came back as another.`)];
  } catch (error) {
    return [about.wrong(`A file could not be ${step} ${storeLabel}: ${reasonOf(error)}.`)];
  } finally {
    await store.close();
  }
}

async function* one(content: Uint8Array) {
  yield content;
}

/** Reports the free space on the disk of DATA_DIR. */
export async function examineDisk({ dataDir }: Pick<Env, 'dataDir'>): Promise<readonly Finding[]> {
  const about = findingsAbout('Disk');
  const { bavail, bsize, blocks } = await statfs(dataDir);
  const free = bavail * bsize;
  const share = Math.round((bavail / blocks) * 100);
  const says = `${(free / 1024 ** 3).toFixed(1)} GB are free at ${dataDir} (${share}%).`;
  return [free >= leastFree ? about.good(says) : about.wrong(`Only ${says} Make room.`)];
}
