import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import { loadDemo } from '../../src/app/demo/load-demo.server.ts';
import { demoEmail, demoPassword } from '../../src/features/accounts/demo-accounts.ts';
import {
  backUp,
  describeTables,
  digestTables,
  restore,
  secret,
  storeIn,
  workFolder,
} from '../../src/platform/backup/backup.fixture.server.ts';
import { openDatabaseAt } from '../../src/platform/database/database.server.ts';
import { readEnv } from '../../src/platform/env.server.ts';
import { silentLog } from '../../src/platform/log.ts';
import { createLog } from '../../src/platform/monitoring/log.server.ts';
import { otherCluster } from '../../src/platform/testing/other-database.server.ts';
import { testServer } from '../support/test-server.server.ts';

const folder = await workFolder();
const app = await testServer();
const other = await otherCluster();
const files = storeIn(join(folder, 'files'));
const { database, world } = app;

await loadDemo(database, world);
const content = randomBytes(300_000);
async function* inPieces() {
  for (let at = 0; at < content.length; at += 10_000) yield content.subarray(at, at + 10_000);
}
await files.put('logos/of-a-college', inPieces(), 'image/png');
await files.put('empty', inEmpty(), 'text/plain');
async function* inEmpty(): AsyncGenerator<Uint8Array> {
  yield* [];
}

/** Starts a server on a database URL, as the operator does after the restore. */
async function move(address: string, withSecret: string) {
  const moved = await createApp({
    env: readEnv({
      SECRET: withSecret,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      DATA_DIR: '/nonexistent',
    }),
    database: openDatabaseAt(other.kind, address, { log: silentLog }),
    world,
    log: createLog({ level: 'silent' }),
    buildId: 'test',
  });
  return moved;
}

describe(`an operator who moves from a database of kind ${database.kind} to the other`, () => {
  const file = join(folder, 'whole.backup');
  const restored = storeIn(join(folder, 'restored'));
  let address = '';

  test('makes a backup while the server runs, that only he can read', async () => {
    const outcome = await backUp(database.connectionString, file, files);
    expect(outcome.rows).toBeGreaterThan(1000);
    expect(outcome).toMatchObject({ files: 2, size: (await stat(file)).size });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('finds every row, key, trigger, sequence and file again, as an ordinary role', async () => {
    address = await other.emptyDatabase();
    const outcome = await restore(file, address, restored);
    expect(outcome).toMatchObject({ files: 2, migrated: [], secret });
    expect(await digestTables(address)).toEqual(await digestTables(database.connectionString));
    expect(await describeTables(address)).toEqual(await describeTables(database.connectionString));
    const stream = await restored.get('logos/of-a-college');
    expect(stream && content.equals(await buffer(stream))).toBe(true);
    const empty = await restored.get('empty');
    expect(empty && (await buffer(empty)).length).toBe(0);
  });

  test('wakes no trigger by it, and leaves no event behind', async () => {
    const moved = openDatabaseAt(other.kind, address, { log: silentLog });
    const { rows } = await moved.pool.query('select count(*) as events from event');
    await moved.close();
    expect(rows).toEqual([{ events: 0 }]);
  });

  test('opens the server there, and everyone signs in as before', async () => {
    const moved = await move(address, secret);
    try {
      const signedIn = await moved.fastify.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email: demoEmail('college'), password: demoPassword },
      });
      expect(signedIn.statusCode).toBe(200);
      const answer = await moved.fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${String(signedIn.headers['set-auth-token'])}` },
        payload: { query: '{ listColleges(limit: 1) { items { id name } } }' },
      });
      expect(answer.json()).toMatchObject({
        data: { listColleges: { items: [{ name: expect.any(String) as string }] } },
      });
    } finally {
      await moved.close();
    }
  });

  test('stays signed in where the secret came along', async () => {
    const person = await app.person('student');
    const second = join(folder, 'sessions.backup');
    await backUp(database.connectionString, second, files);
    const there = await other.emptyDatabase();
    await restore(second, there, restored);
    // The sessions of this server are signed with the tests' secret.
    const moved = await move(there, 'tests-only-tests-only-tests-only-tests-only');
    try {
      const answer = await moved.fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${String(person.token)}` },
        payload: { query: '{ me { email } }' },
      });
      expect(answer.json()).toEqual({ data: { me: { email: person.email } } });
    } finally {
      await moved.close();
    }
  });
});
