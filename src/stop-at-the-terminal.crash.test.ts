import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopPostmaster } from './platform/database/cluster/stop-postmaster.server.ts';
import { readPidFile } from './platform/database/cluster/watch-postmaster.server.ts';
import { freePort } from './run-quad.fixture.server.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quad-terminal-'));
});
afterEach(async () => {
  await stopPostmaster(join(dataDir, 'postgres'));
  await rm(dataDir, { recursive: true, force: true });
});

/** A newcomer's terminal in which `line` runs. */
function type(line: string, variables: Readonly<Record<string, string>>) {
  const shell = spawn('sh', ['-c', line], {
    cwd: dirname(import.meta.dirname),
    detached: true,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(shell, 'close');
  return {
    said: () => said,
    /** Ends it as Ctrl-C does, and `kill` of a whole group: all processes that the terminal shows are told. */
    async end(signal: NodeJS.Signals) {
      process.kill(-(shell.pid ?? 0), signal);
      await ended;
    },
  };
}

it.each([
  ['npm start', 'Ctrl-C', 'SIGINT'],
  ['npm run dev', 'kill', 'SIGTERM'],
] as const)(
  'serves a newcomer who types %s, and leaves no database running after %s',
  async (line, _end, signal) => {
    const port = String(await freePort());
    const terminal = type(line, { PORT: port });
    try {
      await vi.waitFor(() => expect(terminal.said()).toContain('Quad is open at'), {
        timeout: 120_000,
        interval: 50,
      });
      const page = await fetch(`http://127.0.0.1:${port}/`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
      expect(await readPidFile(join(dataDir, 'postgres'))).toBeDefined();
    } finally {
      await terminal.end(signal);
    }
    expect(terminal.said()).not.toContain('Restarting');
    expect(terminal.said()).toContain('Quad is stopping.');
    expect(await readPidFile(join(dataDir, 'postgres'))).toBeUndefined();
  },
);
