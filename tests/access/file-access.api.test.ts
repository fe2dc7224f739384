import { describe, expect, test } from 'vitest';
import { sessionCookie } from '../../src/features/accounts/callers/find-credential.ts';
import { pdf, picture, type FileClient } from '../support/files-by-http.fixture.server.ts';
import { filesServer } from '../support/test-files.server.ts';
import type { Person } from '../support/test-server.server.ts';
import { writing } from '../support/test-records.server.ts';

const app = await filesServer();
const { files, records, booth } = app;

const pathOf = (url: string) => new URL(url).pathname;
const code = ({ json }: Awaited<ReturnType<FileClient['put']>>) =>
  json.errors?.[0]?.extensions.code;

/** A student with their own record and a transcript on it. */
async function student() {
  const person = await app.person('student');
  const id = await records.make('Student', { userId: person.id, owner: person.id });
  const { json } = await files.put(person, `student/${id}/transcript`, pdf(), 'mine.pdf');
  return { person, id, transcript: json };
}

describe('Someone who can change a record', () => {
  test('puts files on it and takes them away: its owner, a confirmed rep, an admin', async () => {
    const { collegeId, rep, documents } = await booth();
    const colleague = await app.person('college');
    await records.make('CollegeRep', { collegeId, userId: colleague.id });
    for (const person of [rep, colleague, records.admin]) {
      const put = await files.put(person, documents, pdf(), 'plan.pdf');
      expect(put.status).toBe(201);
      const taken = await files.send(person, 'DELETE', `/api/files/${put.json.id}`);
      expect(taken.status).toBe(204);
      expect((await files.send(person, 'GET', pathOf(put.json.url))).status).toBe(404);
    }
  });

  test('and no one else: not who only reads it, not a guest, not who has left', async () => {
    const { collegeId, rep, documents } = await booth();
    const former = await app.person('college');
    const link = await records.make('CollegeRep', { collegeId, userId: former.id });
    await records.admin.call(writing('delete', 'CollegeRep'), { input: { id: link } });
    const { json } = await files.put(rep, documents, pdf());
    const others: [Person, number, string][] = [
      [await app.person('student'), 403, 'FORBIDDEN'],
      [await app.person('college'), 403, 'FORBIDDEN'],
      [await app.person('admin6x6'), 403, 'FORBIDDEN'],
      [former, 403, 'FORBIDDEN'],
      [app.guest(), 403, 'FORBIDDEN'],
      [app.stranger(), 401, 'UNAUTHENTICATED'],
    ];
    for (const [person, status, reason] of others) {
      const put = await files.put(person, documents, pdf());
      expect([put.status, code(put)]).toEqual([status, reason]);
      const taken = await files.send(person, 'DELETE', `/api/files/${json.id}`);
      expect([403, 401, 404]).toContain(taken.status);
    }
    expect((await files.send(rep, 'GET', pathOf(json.url))).status).toBe(200);
  });

  test('does so only where there is such a record and such a place', async () => {
    const { rep, id } = await booth();
    for (const place of [
      `fair-booth/${app.world.newId()}/documents`,
      'fair-booth/not-an-id/documents',
      `fair-booth/${id}/wishes`,
      `account/${rep.id ?? ''}/documents`,
      `college/${id}/logo`,
    ])
      expect((await files.put(rep, place, pdf())).status, place).toBe(404);
    const unknown = await files.put(app.stranger(), `fair-booth/${id}/wishes`, pdf());
    expect(unknown.status).toBe(401);
  });
});

describe('Someone who can read a record', () => {
  test('reads its files, and no one else learns that there are any', async () => {
    const { person, id, transcript } = await student();
    const parent = await app.person('parent');
    await records.link(parent, id);
    const path = pathOf(transcript.url);
    for (const reader of [person, parent, records.admin])
      expect((await files.send(reader, 'GET', path)).status).toBe(200);
    const others = [await app.person('student'), await app.person('college'), app.guest()];
    for (const other of others) {
      const seen = await files.send(other, 'GET', path);
      const none = await files.send(
        other,
        'GET',
        pathOf(transcript.url).replace(/\w(?=\/mine)/, '0'),
      );
      expect([seen.status, seen.json.errors]).toEqual([404, none.json.errors]);
    }
    const stranger = await files.send(app.stranger(), 'GET', path);
    const none = await files.send(app.stranger(), 'GET', '/api/files/nothing/mine.pdf');
    expect([stranger.status, none.status]).toEqual([401, 401]);
  });

  test('has to ask each time when the record is not for everyone', async () => {
    const { person, transcript } = await student();
    const seen = await files.send(person, 'GET', pathOf(transcript.url));
    expect(seen.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('reads under the file’s own name only', async () => {
    const { person, transcript } = await student();
    for (const name of ['mine.html', 'x', 'mine.pdf/..', '%00'])
      expect(
        (await files.send(person, 'GET', `/api/files/${transcript.id}/${name}`)).status,
      ).toBeGreaterThanOrEqual(400);
  });

  test('of a college that is a draft sees its logo, and strangers do not', async () => {
    const rep = await app.person('college');
    const id = await records.make('College', { owner: rep.id, status: 'draft' });
    const { json } = await files.put(rep, `college/${id}/logo`, await picture(40, 40));
    const path = pathOf(json.url);
    expect((await files.send(app.guest(), 'GET', path)).status).toBe(404);
    expect((await files.send(await app.person('student'), 'GET', path)).status).toBe(404);
    const seen = await files.send(rep, 'GET', path);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    await records.admin.call(writing('update', 'College'), { input: { id, status: 'active' } });
    expect((await files.send(app.stranger(), 'GET', path)).status).toBe(200);
    await records.admin.call(writing('update', 'College'), { input: { id, logo: null } });
    expect((await files.send(app.stranger(), 'GET', path)).status).toBe(401);
    expect((await files.send(rep, 'GET', path)).status).toBe(404);
  });
});

describe('A page of someone else', () => {
  test('puts and takes away nothing in the name of who is signed in here', async () => {
    const { rep, documents } = await booth();
    const from = (origin: string) => ({
      cookie: `${sessionCookie}=${encodeURIComponent(rep.token ?? '')}`,
      origin,
    });
    const put = (origin: string) =>
      files.send(app.stranger(), 'POST', `/api/files/${documents}`, {
        body: new Uint8Array(pdf()),
        headers: from(origin),
      });
    const own = await put(files.origin);
    expect(own.status).toBe(201);
    expect((await put('https://evil.test')).status).toBe(403);
    const path = `/api/files/${own.json.id}`;
    const taken = await files.send(app.stranger(), 'DELETE', path, {
      headers: from('https://evil.test'),
    });
    expect(taken.status).toBe(403);
    const seen = await files.send(app.stranger(), 'HEAD', new URL(own.json.url).pathname, {
      headers: from('https://evil.test'),
    });
    expect(seen.status).toBe(200);
  });
});

describe('An admin', () => {
  test('leaves a record of what he puts and takes away', async () => {
    const { documents, id } = await booth();
    const { json } = await files.put(records.admin, documents, pdf());
    await files.send(records.admin, 'DELETE', `/api/files/${json.id}`);
    const { rows } = await app.database.pool.query<{ action: string; details: unknown }>(
      `select action, details from audit_entry where subject_id = $1 and action like '%File' order by at, id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'uploadFile', details: { slot: 'documents', file: json.id } },
      { action: 'removeFile', details: { slot: 'documents', file: json.id } },
    ]);
  });
});
