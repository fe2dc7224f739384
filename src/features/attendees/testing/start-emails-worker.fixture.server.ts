import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a process that sends email, its clock some minutes ahead; returns how to end it. */
export async function startEmailsWorker(
  connectionString: string,
  mailServer: string,
  minutes: number,
): Promise<() => Promise<void>> {
  const file = join(import.meta.dirname, 'emails-worker.fixture.server.ts');
  const worker = spawn('node', [file, connectionString, mailServer, String(minutes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(worker, 'exit');
  await once(worker.stdout, 'data');
  return async () => {
    worker.kill('SIGKILL');
    await ended;
  };
}
