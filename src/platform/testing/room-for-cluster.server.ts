import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const enough = 3 * 2 ** 30;

/**
 * The folder for a test's PostgreSQL with these settings. One without fsync is in memory, where
 * copying a database takes a twentieth of the time. One with durable writes is on disk, as is every
 * one if memory is short.
 */
export async function roomFor(settings: Readonly<Record<string, string>>): Promise<string> {
  return settings['fsync'] === 'off' && (await memoryHasRoom()) ? memory : tmpdir();
}

async function memoryHasRoom(): Promise<boolean> {
  if (process.availableMemory() < enough) return false;
  try {
    await access(memory, constants.W_OK);
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
