import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';

/** Milliseconds to wait for another process. */
const longestWait = 120_000;

/**
 * Runs `work` while no other process of this machine runs any under the same folder's lock. The lock
 * is a socket name held by the kernel, so it ends with its process, however that ends. Throws a
 * DatabaseError when another process holds it for two minutes.
 */
export async function lockFolder<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = lockName(folder);
  const deadline = performance.now() + longestWait;
  let lock = await tryLock(name);
  while (!lock) {
    if (performance.now() > deadline) {
      throw new DatabaseError(
        `Another process has been starting the database in ${folder} for long.`,
      );
    }
    await pause(20);
    lock = await tryLock(name);
  }
  try {
    return await work();
  } finally {
    await new Promise((resolve) => lock.close(resolve));
  }
}

/** On Linux an abstract socket; elsewhere a file that is removed if no one answers. */
function lockName(folder: string): string {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return platform() === 'linux' ? `\0quad-${digest}` : join(tmpdir(), `quad-${digest}`);
}

async function tryLock(name: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  const held = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(name, () => resolve(true));
  });
  if (held) return server.unref();
  if (!name.startsWith('\0') && !(await answers(name))) rmSync(name, { force: true });
  return undefined;
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
