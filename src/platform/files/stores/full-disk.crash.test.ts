import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const script = fileURLToPath(new URL('put-file.fixture.server.ts', import.meta.url));
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'quad-full-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('a disk that is full keeps no half of a file, says so, and goes on when there is room', async () => {
  // A disk of four megabytes, in its own namespaces, where that needs no privileges.
  const directory = join(root, 'disk');
  const put = (bytes: number) => `"${process.execPath}" "${script}" "$DISK" ${bytes}; echo`;
  const commands = [
    'set -e',
    'mkdir -p "$DISK"',
    'mount -t tmpfs -o size=4m tmpfs "$DISK"',
    put(3_000_000),
    put(3_000_000),
    'find "$DISK" -type f | sed "s#$DISK/##"',
    'rm "$DISK/aa/file"',
    put(3_500_000),
  ].join('\n');
  const { stdout } = await run('unshare', ['--map-root-user', '--mount', 'sh', '-c', commands], {
    env: { ...process.env, DISK: directory },
  });
  expect(stdout.trim().split('\n')).toEqual([
    'kept 3000000',
    'full ENOSPC',
    'aa/file',
    'kept 3500000',
  ]);
});

test('a file larger than the system allows is refused the same way, and leaves nothing', async () => {
  const directory = join(root, 'limited');
  const { stdout } = await run('prlimit', [
    '--fsize=1000000',
    process.execPath,
    script,
    directory,
    '1500000',
  ]);
  expect(stdout).toBe('full EFBIG');
  expect(await filesIn(directory)).toEqual([]);
});
