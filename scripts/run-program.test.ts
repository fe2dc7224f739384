import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endProcessesIn, runProgram } from './run-program.ts';

const root = join(import.meta.dirname, '..');
const patient = { timeout: 120_000, interval: 50 };

async function ownFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'quad-run-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The ids of processes that have `mark` in their environment, and of their children. */
async function processesOf(mark: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (environment.includes(mark) || place.startsWith(mark)) found.push(pid);
  }
  return found;
}

// Only Linux lists process details.
const onLinux = process.platform === 'linux';

test.runIf(onLinux)('someone who stops npm test stops every check that it runs', async () => {
  const TMPDIR = await ownFolder();
  // As npm starts it, in its own group, so that signals reach nothing else.
  const tests = spawn(process.execPath, [join(root, 'scripts/test.ts')], {
    cwd: root,
    env: { ...process.env, TMPDIR },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  tests.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await vi.waitFor(async () => {
    // The run, and a check with its child.
    expect((await processesOf(TMPDIR)).length).toBeGreaterThan(1);
  }, patient);
  tests.kill('SIGTERM');
  const [exitCode] = await once(tests, 'close');
  expect(exitCode).toBe(143);
  expect(said.trim().split('\n').slice(-2)).toEqual([
    'stopped by SIGTERM, before the rest was run',
    expect.stringMatching(/^\d+ passed, \d+ failed$/),
  ]);
  expect(await processesOf(TMPDIR)).toEqual([]);
  expect(await readdir(TMPDIR)).toEqual([]);
});

test.runIf(onLinux)('someone who stops tests stops the databases that they started', async () => {
  const folder = await ownFolder();
  const stopping = new AbortController();
  const running = runProgram(
    ['vitest', 'run', '--project=crash', 'src/platform/database/embedded.crash.test.ts'],
    {
      cwd: root,
      env: { ...process.env, TMPDIR: folder },
      mode: 'keep',
      signal: stopping.signal,
    },
  );
  await vi.waitFor(async () => {
    const places = await Promise.all(
      (await processesOf(folder)).map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')),
    );
    expect(places.filter((place) => place.endsWith('/postgres'))).not.toEqual([]);
  }, patient);
  stopping.abort();
  await running;
  await endProcessesIn(folder);
  await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), patient);
});

test.runIf(onLinux)(
  'a program that does not want to end is ended, with what it started',
  async () => {
    const folder = await ownFolder();
    const stopping = new AbortController();
    const script = `trap '' TERM; sh -c "trap '' TERM; >deaf; while :; do sleep 1; done"`;
    const running = runProgram(['sh', '-c', script], {
      cwd: folder,
      env: process.env,
      mode: 'keep',
      signal: stopping.signal,
    });
    await vi.waitFor(async () => {
      expect(await readdir(folder)).toEqual(['deaf']);
    }, patient);
    stopping.abort();
    expect(await running).toEqual({ exitCode: 1, output: '' });
    expect(await processesOf(folder)).toEqual([]);
  },
);
