import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverPrograms } from '../../src/platform/testing/server-programs.server.ts';
import { startTestCluster } from '../../src/platform/testing/test-cluster.server.ts';
import { runShell, startServer } from '../support/processes/run-quad.fixture.server.ts';

test('a second machine with files of its own is refused with one sentence, and with the same files starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quad-machines-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const cluster = await startTestCluster(serverPrograms());
  onTestFinished(() => cluster.remove());
  const at = (machine: string) => ({
    DATABASE_URL: cluster.address('postgres'),
    SECRET: 'tests-only-tests-only-tests-only-tests-only',
    DATA_DIR: join(folder, machine),
    DEMO: 'off',
  });
  const first = await startServer(at('first'));
  onTestFinished(() => first.stop().then(() => undefined));
  const main = join(import.meta.dirname, '../../src/app/main.ts');
  const second = await runShell('exec "$@"', [process.execPath, main], {
    ...at('second'),
    PORT: '0',
  });
  expect(second.exitCode).toBe(1);
  expect(second.errors.trim()).toMatch(
    /^The files of this database are in another place than DATA_DIR\/files of this process: set S3_BUCKET for all processes, or give all of them the same DATA_DIR\/files\./,
  );
  const beside = await startServer(at('first'));
  expect(await beside.stop()).toBe(0);
});
