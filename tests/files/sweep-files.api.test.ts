import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { deleteAccount } from '../../src/features/accounts/delete-account.server.ts';
import {
  fileClient,
  pdf,
  picture,
  type FileClient,
} from '../support/files-by-http.fixture.server.ts';
import { erasers } from '../../src/features/onboarding/personal-data/all-personal-data.server.ts';
import { bindFileStore } from '../../src/platform/files/bind-file-store.server.ts';
import { fileKey } from '../../src/platform/files/file-key.ts';
import { keepAddresses } from '../../src/platform/files/keep-addresses.server.ts';
import { compareFiles, sweepFiles } from '../../src/platform/files/sweep-files.server.ts';
import { openLocalFiles } from '../../src/platform/files/stores/local-files.server.ts';
import { silentLog } from '../../src/platform/log.ts';
import { realWorld } from '../../src/platform/real-world.server.ts';
import { testSlots } from '../support/test-file-slots.ts';
import { testServer, type Person } from '../support/test-server.server.ts';
import { testRecords, writing, type TestRecords } from '../support/test-records.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-files-'));
const slots = Object.values(testSlots);
// The store on the disk dates its files by the machine's clock, so this server begins at its time.
const app = await testServer(realWorld.now().toISOString(), {
  env: { DATA_DIR: dataDir },
  files: { slots },
});
const { pool } = app.database;
const { world, fileStore: store } = app;
await bindFileStore(pool, store, world);
const parts = { pool, world, store, slots, log: silentLog };
let files: FileClient;
let records: TestRecords;

beforeAll(async () => {
  files = await fileClient(app);
});
beforeAll(async () => {
  records = await testRecords(app);
});
// The clock moves by weeks, and sessions end.
beforeEach(() => pool.query('update session set expires_at = $1', [new Date('2100-01-01')]));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const hours = (count: number) => world.advance(count * 3_600_000);

/** Sweeps, and again when a backup that began before has long ended. */
async function sweepAway(): Promise<void> {
  await sweepFiles(parts);
  hours(25);
  await sweepFiles(parts);
}

async function keysOf(id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(fileKey(id))) keys.push(key);
  return keys.sort();
}

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('select state from file where id = $1', [
    id,
  ]);
  return rows[0]?.state;
}

async function bytes(text: string, key: string) {
  async function* one() {
    yield Buffer.from(text);
  }
  await store.put(key, one(), 'text/plain');
}

async function booth(rep: Person) {
  const collegeId = await records.make('College', { owner: rep.id, status: 'active' });
  return records.make('FairBooth', { collegeId, owner: rep.id });
}

describe('Files that no one can reach any more', () => {
  test('go when their record has gone', async () => {
    const rep = await app.person('college');
    const id = await booth(rep);
    const { json } = await files.put(rep, `fair-booth/${id}/documents`, pdf());
    await sweepFiles(parts);
    expect(await keysOf(json.id)).toHaveLength(1);
    await rep.call(writing('delete', 'FairBooth'), { input: { id } });
    expect((await files.send(rep, 'GET', new URL(json.url).pathname)).status).toBe(404);
    await sweepAway();
    expect([await stateOf(json.id), await keysOf(json.id)]).toEqual([undefined, []]);
  });

  test('go when another has taken their place, or their field shows them no longer', async () => {
    const rep = await app.person('college');
    const college = await records.make('College', { owner: rep.id, status: 'active' });
    const place = `college/${college}/logo`;
    const old = await files.put(rep, place, await picture(300, 300));
    expect(await keysOf(old.json.id)).toEqual([fileKey(old.json.id), fileKey(old.json.id, 128)]);
    const next = await files.put(rep, place, await picture(300, 300));
    await sweepAway();
    expect([await keysOf(old.json.id), (await keysOf(next.json.id)).length]).toEqual([[], 2]);
    await rep.call(writing('update', 'College'), { input: { id: college, logo: null } });
    await sweepAway();
    expect([await stateOf(next.json.id), await keysOf(next.json.id)]).toEqual([undefined, []]);
  });

  test('stay for a day after they were let go, for a backup may be copying them', async () => {
    const rep = await app.person('college');
    const id = await booth(rep);
    const { json } = await files.put(rep, `fair-booth/${id}/documents`, pdf());
    hours(48);
    await files.send(rep, 'DELETE', `/api/files/${json.id}`);
    expect((await files.send(rep, 'GET', new URL(json.url).pathname)).status).toBe(404);
    hours(23);
    await sweepFiles(parts);
    expect([await stateOf(json.id), (await keysOf(json.id)).length]).toEqual(['gone', 1]);
    hours(2);
    await sweepFiles(parts);
    expect([await stateOf(json.id), await keysOf(json.id)]).toEqual([undefined, []]);
  });

  test('go when their upload broke off with its process, after hours and not before', async () => {
    const id = world.newId();
    const now = world.now();
    await pool.query(
      `insert into file (id, record_type, record_id, slot, personal, name, bytes, state, created_at, changed_at)
       values ($1, 'FairBooth', $1, 'documents', false, '', 10, 'uploading', $2, $2)`,
      [id, now],
    );
    await bytes('half', fileKey(id));
    hours(5);
    await sweepFiles(parts);
    expect(await stateOf(id)).toBe('uploading');
    hours(2);
    await sweepAway();
    expect([await stateOf(id), await keysOf(id)]).toEqual([undefined, []]);
  });

  test('wait for the store where it does not do its part, and go with the next round', async () => {
    const rep = await app.person('college');
    const id = await booth(rep);
    const { json } = await files.put(rep, `fair-booth/${id}/documents`, pdf());
    await files.send(rep, 'DELETE', `/api/files/${json.id}`);
    hours(25);
    const away = { ...store, list: () => Promise.reject(new Error('Away.')) };
    const broken = {
      ...away,
      async *list(): AsyncGenerator<never> {
        await away.list();
      },
    };
    await expect(sweepFiles({ ...parts, store: broken })).rejects.toThrow('Away.');
    expect(await stateOf(json.id)).toBe('gone');
    await sweepFiles(parts);
    expect([await stateOf(json.id), await keysOf(json.id)]).toEqual([undefined, []]);
  });
});

describe('Table and store', () => {
  test('lose objects that no record knows after hours, and keep records whose object is lost', async () => {
    const rep = await app.person('college');
    const { json } = await files.put(rep, `fair-booth/${await booth(rep)}/documents`, pdf());
    const kept = await files.put(rep, `fair-booth/${await booth(rep)}/documents`, pdf());
    const stray = world.newId();
    await bytes('stray', fileKey(stray));
    await bytes('foreign', 'readme.txt');
    await store.delete(fileKey(json.id));
    hours(-24 * 365);
    expect(await compareFiles(parts)).toEqual({ strays: 0, missing: 0 });
    hours(24 * 366);
    expect(await compareFiles(parts)).toEqual({ strays: 1, missing: 1 });
    expect(await keysOf(stray)).toEqual([]);
    expect(await stateOf(json.id)).toBe('ready');
    hours(24 * 365);
    expect(await compareFiles(parts)).toEqual({ strays: 0, missing: 1 });
    expect([await stateOf(json.id), await stateOf(kept.json.id)]).toEqual(['ready', 'ready']);
    expect(await keysOf(kept.json.id)).toHaveLength(1);
    await bytes('back', fileKey(json.id));
    await sweepAway();
    expect(await compareFiles(parts)).toEqual({ strays: 0, missing: 0 });
  });

  test('are left alone by a process that keeps files elsewhere', async () => {
    const rep = await app.person('college');
    const { json } = await files.put(rep, `fair-booth/${await booth(rep)}/documents`, pdf());
    const elsewhere = await mkdtemp(join(tmpdir(), 'quad-elsewhere-'));
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
    const other = openLocalFiles(elsewhere, world);
    const draft = world.newId();
    await other.put(
      fileKey(draft),
      (async function* () {
        yield Buffer.from('its own');
      })(),
      'text/plain',
    );
    await expect(bindFileStore(pool, other, world)).rejects.toThrow('quad adopt-files');
    hours(48);
    expect(await compareFiles({ ...parts, store: other })).toEqual({ strays: 0, missing: 0 });
    const { rows } = await pool.query('select missing_since from file where id = $1', [json.id]);
    expect(rows).toEqual([{ missing_since: null }]);
    (await other.get(fileKey(draft)))?.destroy();
    await files.send(rep, 'DELETE', `/api/files/${json.id}`);
    hours(25);
    expect(await sweepFiles({ ...parts, store: other })).toBe(0);
    expect(await stateOf(json.id)).toBe('gone');
    await sweepFiles(parts);
    expect([await stateOf(json.id), await keysOf(json.id)]).toEqual([undefined, []]);
  });

  test('forgive what comes back in time', async () => {
    const rep = await app.person('college');
    const { json } = await files.put(rep, `fair-booth/${await booth(rep)}/documents`, pdf());
    await store.delete(fileKey(json.id));
    hours(24);
    expect((await compareFiles(parts)).missing).toBe(1);
    await bytes('back', fileKey(json.id));
    expect((await compareFiles(parts)).missing).toBe(0);
    const { rows } = await pool.query('select missing_since from file where id = $1', [json.id]);
    expect(rows).toEqual([{ missing_since: null }]);
  });

  test('report a picture of which one size is lost, until it is back', async () => {
    const rep = await app.person('college');
    const { json } = await files.put(rep, `fair-booth/${await booth(rep)}/documents`, pdf());
    await pool.query(`update file set variants = '[{"size":128,"bytes":4}]' where id = $1`, [
      json.id,
    ]);
    hours(24);
    expect((await compareFiles(parts)).missing).toBe(1);
    await bytes('back', fileKey(json.id, 128));
    expect((await compareFiles(parts)).missing).toBe(0);
  });

  test('are swept by the server’s own schedules', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select name from job_clock where name like '%-files' order by name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['compare-files', 'sweep-files']);
  });
});

describe('Who leaves', () => {
  test('takes along what is about him, and leaves the college its documents without his name', async () => {
    const student = await app.person('student');
    const own = await records.make('Student', { userId: student.id, owner: student.id });
    const transcript = await files.put(student, `student/${own}/transcript`, pdf(), 'mine.pdf');
    const rep = await app.person('college');
    const document = await files.put(rep, `fair-booth/${await booth(rep)}/documents`, pdf());

    const told = await student.call('{ myData }');
    expect((told.data?.['myData'] as { file: unknown }).file).toEqual([
      expect.objectContaining({
        name: 'mine.pdf',
        slot: 'transcript',
        bytes: transcript.json.bytes,
      }),
    ]);

    const longAgo = new Date('2020-01-01');
    await pool.query('update file set changed_at = $2 where id = $1', [
      transcript.json.id,
      longAgo,
    ]);
    for (const { id } of [student, rep]) await deleteAccount(pool, world, erasers, id ?? '');
    const pathOfHis = new URL(transcript.json.url).pathname;
    expect((await files.send(records.admin, 'GET', pathOfHis)).status).toBe(404);
    const left = await pool.query<{ state: string; fresh: boolean }>(
      `select state, changed_at > now() - interval '1 hour' as fresh from file where id = $1`,
      [transcript.json.id],
    );
    expect(left.rows).toEqual([{ state: 'gone', fresh: true }]);
    await sweepAway();
    expect(await keysOf(transcript.json.id)).toEqual([]);
    const { rows } = await pool.query('select owner, state from file where id = $1', [
      document.json.id,
    ]);
    expect(rows).toEqual([{ owner: null, state: 'ready' }]);
    const path = new URL(document.json.url).pathname;
    expect((await files.send(records.admin, 'GET', path)).status).toBe(200);
  });
});

describe('A server that moves', () => {
  test('shows its files at the new address, and other links stay', async () => {
    const rep = await app.person('college');
    const college = await records.make('College', { owner: rep.id, status: 'active' });
    const { json } = await files.put(rep, `college/${college}/logo`, await picture(50, 50));
    const other = await records.make('College');
    await pool.query('update college set logo = $2 where id = $1', [
      other,
      'https://cdn.college.test/logo.png',
    ]);
    const moved = { slots, world, publicUrl: 'https://fairs.example' };
    expect(await keepAddresses(pool, moved)).toBeGreaterThan(0);
    expect(await keepAddresses(pool, moved)).toBe(0);
    const read = await rep.call(
      `{ a: getCollege(id: "${college}") { logo } b: getCollege(id: "${other}") { logo } }`,
    );
    expect(read.data).toEqual({
      a: { logo: json.url.replace('http://127.0.0.1:3000', 'https://fairs.example') },
      b: { logo: 'https://cdn.college.test/logo.png' },
    });
    expect((await files.send(app.stranger(), 'GET', new URL(json.url).pathname)).status).toBe(200);
    await keepAddresses(pool, { ...moved, publicUrl: 'http://127.0.0.1:3000' });
  });
});
