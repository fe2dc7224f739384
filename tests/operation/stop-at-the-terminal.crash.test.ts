import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopPostmaster } from '../../src/platform/database/cluster/stop-postmaster.server.ts';
import { readPidFile } from '../../src/platform/database/cluster/watch-postmaster.server.ts';
import { freePort } from '../support/processes/run-quad.fixture.server.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quad-terminal-'));
});
afterEach(async () => {
  await stopPostmaster(join(dataDir, 'postgres'));
  await rm(dataDir, { recursive: true, force: true });
});

/** The output of a process, its end, and the page it serves. */
function follow(child: ChildProcess) {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close');
  return {
    said: () => said,
    ended,
    /** Waits until it serves; resolves to the HTML of the front page. */
    async open(port: string): Promise<string> {
      await vi.waitFor(() => expect(said).toContain('Quad is open at'), {
        timeout: 120_000,
        interval: 50,
      });
      return (await fetch(`http://127.0.0.1:${port}/`)).text();
    },
  };
}

const environment = (port: string) => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  PORT: port,
  DATA_DIR: dataDir,
});

const root = join(import.meta.dirname, '../..');

async function expectOrderlyEnd(said: string): Promise<void> {
  expect(said).toContain('Shutting down.');
  expect(await readPidFile(join(dataDir, 'postgres'))).toBeUndefined();
}

it('leaves no database running when a newcomer ends npm start by Ctrl-C', async () => {
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: environment(port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const shown = follow(npm);
  try {
    expect(await shown.open(port)).toContain('</html>');
    expect(await readPidFile(join(dataDir, 'postgres'))).toBeDefined();
  } finally {
    // A terminal sends Ctrl-C to every process of the foreground group.
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    await shown.ended;
  }
  await expectOrderlyEnd(shown.said());
});

it('an engineer who runs npm run dev has the sources watched, not the files of Vite, and it ends in order', async () => {
  const port = String(await freePort());
  // The process that `node --watch` starts, and what it reports. Not the watcher itself: it would also see other tests link packages.
  const child = spawn(process.execPath, ['src/app/main.ts', '--develop'], {
    cwd: root,
    env: { ...environment(port), WATCH_REPORT_DEPENDENCIES: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const watched: string[] = [];
  child.on('message', (message: Readonly<Record<string, string[]>>) => {
    watched.push(...(message['watch:import'] ?? []));
  });
  const shown = follow(child);
  try {
    expect(await shown.open(port)).toContain('</html>');
  } finally {
    child.kill('SIGTERM');
    await shown.ended;
  }
  expect(watched.filter((url) => url.includes('/.vite'))).toEqual([]);
  expect(watched).toContain(pathToFileURL(join(root, 'src/app/create-app.ts')).href);
  await expectOrderlyEnd(shown.said());
});
