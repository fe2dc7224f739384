import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../../src/features/accounts/demo-accounts.ts';
import { stopPostmaster } from '../../src/platform/database/cluster/stop-postmaster.server.ts';
import {
  quadWords,
  runQuad,
  runShell,
  startServer,
  type RunningServer,
} from '../support/processes/run-quad.fixture.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'quad-operator-'));
const home = { DATA_DIR: join(folder, 'data'), DEMO: 'on' };
const file = join(folder, 'nightly.backup');
let app: RunningServer | undefined;

beforeAll(async () => {
  app = await startServer(home);
});
afterAll(async () => {
  await app?.stop();
  for (const data of ['data', 'elsewhere']) await stopPostmaster(join(folder, data, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

/** Reads the whole answer: a connection with an unread answer keeps a server from stopping. */
async function fetchWhole(url: string, how?: RequestInit): Promise<Response> {
  const answer = await fetch(url, how);
  await answer.arrayBuffer();
  return answer;
}

const signIn = async ({ address }: RunningServer) =>
  fetchWhole(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail('counselor'), password: demoPassword }),
  });

const running = (): RunningServer => {
  if (app === undefined) throw new Error('The server is not running.');
  return app;
};

describe('an operator of a server that runs on the database it brought along', () => {
  let token = '';

  test('makes a backup while it runs, and it goes on running', async () => {
    const signedIn = await signIn(running());
    token = signedIn.headers.get('set-auth-token') ?? '';
    expect(await runQuad(['backup', file], home)).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(
        / holds [\d,]+ rows in \d+ tables .*\nIt is not encrypted/,
      ) as string,
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await fetchWhole(`${running().address}/readyz`)).status).toBe(200);
  });

  test('reads what is in it without touching anything', async () => {
    const { output } = await runQuad(['restore', file, '--check'], home);
    expect(output).toMatch(/is complete\. It was made at .* by Quad .*\nfrom PostgreSQL 18/);
  });

  test('cannot put it back while the server runs', async () => {
    const { exitCode, errors } = await runQuad(['restore', file, '--replace'], home);
    expect({ exitCode, last: errors.trim().split('\n').at(-1) }).toEqual({
      exitCode: 1,
      last: 'Quad is running on this database. Stop every Quad process, then restore.',
    });
    expect((await signIn(running())).status).toBe(200);
  });

  test('keeps as many of the nightly ones as asked for, and nothing else is removed', async () => {
    const nightly = join(folder, 'nightly');
    const older = ['quad-20200101T000000Z.backup', 'quad-20210101T000000Z.backup'];
    await mkdir(nightly);
    for (const name of [...older, 'notes.txt']) await writeFile(join(nightly, name), '');
    const script = fileURLToPath(new URL('../../deploy/back-up.sh', import.meta.url));
    const { exitCode, output } = await runShell('exec "$@"', ['sh', script, nightly, '2'], home);
    expect({ exitCode, output }).toEqual({
      exitCode: 0,
      output: expect.stringMatching(
        / is complete\. [\s\S]*\nRemoved .*quad-20200101T000000Z\.backup\n$/,
      ) as string,
    });
    expect((await readdir(nightly)).toSorted()).toEqual([
      'notes.txt',
      'quad-20210101T000000Z.backup',
      expect.stringMatching(/^quad-20(?!21)/) as string,
    ]);
  });

  test('has no half backup when the disk is full', async () => {
    // A limit of the shell for the size of a file meets Quad as a full disk does.
    const { exitCode, errors } = await runShell(
      `trap '' XFSZ; ulimit -f 40; exec "$@"`,
      [...quadWords, 'backup', join(folder, 'too-large.backup')],
      home,
    );
    expect({ exitCode, errors }).toEqual({
      exitCode: 1,
      errors: expect.stringContaining('too-large.backup could not be written: ') as string,
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('too-large'))).toEqual([]);
  });

  test('may stop reading what a command says', async () => {
    const { exitCode, output, errors } = await runShell(
      `{ "$@"; echo "ended with $?" >&2; } | head -n 1`,
      [...quadWords, 'migrate', '--status'],
      home,
    );
    expect({ exitCode, output, errors }).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^has run {2}0001-ground\n$/) as string,
      errors: 'ended with 0\n',
    });
  });

  test('finds everyone still signed in after a move to another folder', async () => {
    expect(await running().stop()).toBe(0);
    app = undefined;
    const there = { ...home, DATA_DIR: join(folder, 'elsewhere') };
    expect(await runQuad(['restore', file], there)).toMatchObject({ exitCode: 0 });
    expect(await readFile(join(folder, 'elsewhere', 'secret'), 'utf8')).toBe(
      await readFile(join(folder, 'data', 'secret'), 'utf8'),
    );
    app = await startServer(there);
    const session = await fetch(`${app.address}/api/auth/get-session`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await session.json()).toMatchObject({ user: { email: demoEmail('counselor') } });
  });
});
