import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileClient, picture, type FileClient } from '../support/files-by-http.fixture.server.ts';
import { problemOf } from '../support/test-files.server.ts';
import { testServer, type Person } from '../support/test-server.server.ts';
import { testRecords, writing, type TestRecords } from '../support/test-records.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-recordings-'));
const app = await testServer('2026-11-21T12:00:00Z', { env: { DATA_DIR: dataDir } });
const video = await readFile(
  new URL('../../src/features/sessions/recording-files/tiny.fixture.webm', import.meta.url),
);
const captions = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello from Vermont.\n');
let files: FileClient;
let records: TestRecords;
let coordinator: Person;

beforeAll(async () => {
  files = await fileClient(app);
  records = await testRecords(app);
  coordinator = await app.person('admin6x6');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A 6x6 fair with a session in which two colleges speak, before its recordings are out. */
async function recordedFair() {
  const fairId = await records.make('Fair', {
    fairType: '6x6',
    publishedAt: '2026-11-01T00:00:00Z',
  });
  const [first, second] = [
    await records.make('FairExhibitor', { fairId, name: 'Amherst' }),
    await records.make('FairExhibitor', { fairId, name: 'Bates' }),
  ];
  const id = await records.make('FairWebinar', {
    fairId,
    webinarStatus: 'ended',
    details: {
      sessions: [
        {
          number: 1,
          title: 'One',
          startTime: '2027-01-10T15:00:00Z',
          lengthMinutes: 45,
          exhibitors: [
            { exhibitorId: first, position: 1, startsAtMinute: 1, lengthMinutes: 6 },
            { exhibitorId: second, position: 2, startsAtMinute: 7, lengthMinutes: 6 },
          ],
        },
      ],
    },
  });
  const place = (slot: string, session = '1') => `fair-webinar/${id}/${slot}?part=${session}`;
  return { fairId, id, first, second, place };
}
type Recorded = Awaited<ReturnType<typeof recordedFair>>;

const send = (person: Person, place: string, body: Uint8Array, headers = {}) =>
  files.send(person, 'POST', `/api/files/${place}&name=mine`, {
    body: new Uint8Array(body),
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
const pathOf = ({ json }: Awaited<ReturnType<typeof send>>) => new URL(json.url).pathname;
const get = (person: Person, path: string, headers = {}) =>
  files.send(person, 'GET', path, { headers });

async function manage({ fairId }: Recorded, person = coordinator) {
  const answer = await person.call(
    `{ it: manageRecordings(fairId: "${fairId}") { webinarId sessions {
      url captionsUrl posterUrl chapters { exhibitorId name atSecond } } } }`,
  );
  return (answer.data?.['it'] as { sessions: readonly Record<string, unknown>[] }).sessions[0];
}
const publish = ({ id }: Recorded, webinarStatus = 'published') =>
  records.admin.call(writing('update', 'FairWebinar'), { input: { id, webinarStatus } });

describe('A coordinator', () => {
  test('uploads a recording, captions and a poster; chapters follow the plan', async () => {
    const fair = await recordedFair();
    expect(problemOf(await send(coordinator, fair.place('captions'), captions))).toEqual([
      400,
      'Add the recording of this session first.',
    ]);
    const sent = await send(coordinator, fair.place('recordings'), video);
    expect([sent.status, sent.json.name, sent.json.type]).toEqual([201, 'mine.webm', 'video/webm']);
    const vtt = await send(coordinator, fair.place('captions'), captions);
    const poster = await send(coordinator, fair.place('posters'), await picture(640, 360));
    expect(await manage(fair)).toEqual({
      url: pathOf(sent),
      captionsUrl: pathOf(vtt),
      posterUrl: pathOf(poster),
      chapters: [
        { exhibitorId: fair.first, name: 'Amherst', atSecond: 60 },
        { exhibitorId: fair.second, name: 'Bates', atSecond: 420 },
      ],
    });
  });

  test('shows them to no one before they are out, and to everyone afterwards, in pieces', async () => {
    const fair = await recordedFair();
    const path = pathOf(await send(coordinator, fair.place('recordings'), video));
    const vtt = pathOf(await send(coordinator, fair.place('captions'), captions));
    const student = await app.person('student');
    for (const one of [path, vtt]) {
      expect((await get(coordinator, one)).status).toBe(200);
      expect((await get(student, one)).status).toBe(404);
      expect((await get(app.guest(), one)).status).toBe(404);
      expect((await get(app.stranger(), one)).status).toBe(401);
    }
    await publish(fair);
    for (const person of [student, app.guest(), app.stranger()]) {
      const part = await get(person, path, { range: 'bytes=10-19' });
      expect([part.status, part.body.equals(video.subarray(10, 20))]).toEqual([206, true]);
      expect(part.headers.get('content-range')).toBe(`bytes 10-19/${video.byteLength}`);
      expect(part.headers.get('cache-control')).toBe('public, max-age=300');
      expect((await get(person, vtt)).headers.get('content-type')).toMatch(/^text\/vtt/);
    }
    await publish(fair, 'ended');
    expect((await get(student, path)).status).toBe(404);
    await publish(fair);
    await records.admin.call(writing('update', 'Fair'), {
      input: { id: fair.fairId, publishedAt: null },
    });
    expect((await get(student, path)).status).toBe(404);
  });

  test('replaces and removes files, and what was there is gone for everyone', async () => {
    const fair = await recordedFair();
    await publish(fair);
    const former = pathOf(await send(coordinator, fair.place('recordings'), video));
    const path = pathOf(await send(coordinator, fair.place('recordings'), video));
    const vtt = pathOf(await send(coordinator, fair.place('captions'), captions));
    expect((await get(coordinator, former)).status).toBe(404);
    expect((await get(coordinator, path)).status).toBe(200);
    const remove = (place: string) =>
      coordinator.call(
        `mutation { removeRecording(fairId: "${fair.fairId}", session: 1, place: ${place}) }`,
      );
    expect((await remove('captions')).errors).toBeUndefined();
    expect((await get(coordinator, vtt)).status).toBe(404);
    expect(await manage(fair)).toMatchObject({ url: path, captionsUrl: null });
    expect((await remove('captions')).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await remove('recordings')).errors).toBeUndefined();
    expect((await get(coordinator, path)).status).toBe(404);
    expect(await manage(fair)).toMatchObject({ url: null });
    const { rows } = await app.database.pool.query<{ state: string }>(
      `select distinct state from file where record_id = $1`,
      [fair.id],
    );
    expect(rows).toEqual([{ state: 'gone' }]);
    const { rows: acts } = await app.database.pool.query(
      `select action from audit_entry where subject_id in ($1, $2) and account_id = $3 order by at, id`,
      [fair.id, fair.fairId, coordinator.id],
    );
    expect(acts.map(({ action }) => action as unknown)).toEqual([
      'uploadFile',
      'uploadFile',
      'uploadFile',
      'removeRecording',
      'removeRecording',
    ]);
  });

  test('keeps an uploaded recording when the sessions are saved, until a link takes its place', async () => {
    const fair = await recordedFair();
    const path = pathOf(await send(coordinator, fair.place('recordings'), video));
    const save = (recording: string | null) =>
      coordinator.call('mutation ($input: FairSessionsInput!) { setFairSessions(input: $input) }', {
        input: {
          fairId: fair.fairId,
          sessions: [
            {
              number: 1,
              title: 'New',
              startTime: '2027-01-10T15:00:00Z',
              lengthMinutes: 45,
              recording,
            },
          ],
        },
      });
    expect((await save(null)).errors).toBeUndefined();
    expect(await manage(fair)).toMatchObject({ url: path });
    await save('https://video.test/1.mp4');
    expect(await manage(fair)).toMatchObject({
      url: 'https://video.test/1.mp4',
      chapters: [{ atSecond: 60 }, { atSecond: 420 }],
    });
    expect((await get(coordinator, path)).status).toBe(404);
  });

  test('finds the chapters where the colleges spoke, and moves them with the recording', async () => {
    const fair = await recordedFair();
    const turn = (exhibitorId: string, seconds: number) => ({ kind: 'turn', exhibitorId, seconds });
    const steps = [
      { kind: 'intro', exhibitorId: null, seconds: 75.4 },
      turn(fair.second, 300),
      turn(fair.first, 420),
      { kind: 'questions', exhibitorId: null, seconds: 600 },
    ];
    await app.database.pool.query(
      `insert into session_run (id, fair_id, session, started_at, steps)
       values ($1, $2, 1, $3, $4)`,
      [app.world.newId(), fair.fairId, app.world.now(), JSON.stringify(steps)],
    );
    const seconds = async () => {
      const shown = (await manage(fair))?.['chapters'] as { atSecond: number | null }[];
      return shown.map(({ atSecond }) => atSecond);
    };
    const align = async (startsAt: number, person = coordinator) =>
      (
        await person.call(
          `mutation { alignRecordingChapters(fairId: "${fair.fairId}", session: 1, startsAt: ${startsAt}) }`,
        )
      ).errors?.[0]?.extensions['code'];
    expect(await align(0)).toBe('BAD_USER_INPUT');
    await send(coordinator, fair.place('recordings'), video);
    expect(await seconds()).toEqual([375, 75]);
    expect(await align(90)).toBeUndefined();
    expect(await seconds()).toEqual([465, 165]);
    // From the middle of the first turn, then from the second one on.
    expect(await align(-100)).toBeUndefined();
    expect(await seconds()).toEqual([275, 0]);
    expect(await align(-375)).toBeUndefined();
    expect(await seconds()).toEqual([0, null]);
    expect(await align(7201)).toBe('BAD_USER_INPUT');
    // A college that wasn’t there has no chapter.
    await app.database.pool.query(
      'update session_run set missing = array[$2::uuid] where fair_id = $1',
      [fair.fairId, fair.first],
    );
    expect(await align(0)).toBeUndefined();
    expect(await seconds()).toEqual([null, 75]);
  });

  test('sets where each college is heard', async () => {
    const fair = await recordedFair();
    const set = (chapters: object[]) =>
      coordinator.call(
        `mutation ($chapters: [RecordingChapterInput!]!) {
          setRecordingChapters(fairId: "${fair.fairId}", session: 1, chapters: $chapters) }`,
        { chapters },
      );
    const code = async (chapters: object[]) => (await set(chapters)).errors?.[0]?.message;
    expect(await code([])).toBeDefined();
    await send(coordinator, fair.place('recordings'), video);
    expect((await set([{ exhibitorId: fair.second, atSecond: 12 }])).errors).toBeUndefined();
    expect((await manage(fair))?.['chapters']).toMatchObject([
      { exhibitorId: fair.first, atSecond: null },
      { exhibitorId: fair.second, atSecond: 12 },
    ]);
    expect(await code([{ exhibitorId: app.world.newId(), atSecond: 1 }])).toBeDefined();
    expect(await code([{ exhibitorId: fair.first, atSecond: -1 }])).toBeDefined();
  });

  test('is told what is wrong with a file, and by a plain form on the page it came from', async () => {
    const fair = await recordedFair();
    await send(coordinator, fair.place('recordings'), video);
    const wrong = [
      ['recordings', Buffer.from('<html>'), 415],
      ['recordings', captions, 415],
      ['captions', video, 415],
      ['captions', Buffer.from('WEBVTT\n\n00:09.000 --> 00:02.000\nBack in time'), 400],
      ['captions', Buffer.concat([captions, Buffer.from([0xff, 0xfe])]), 400],
      ['captions', Buffer.concat([captions, Buffer.alloc(1_000_000, '\n')]), 413],
      ['posters', video, 415],
    ] as const;
    for (const [slot, body, status] of wrong)
      expect((await send(coordinator, fair.place(slot), body)).status, slot).toBe(status);
    for (const part of ['2', '', '1/../2', 'x'])
      expect((await send(coordinator, fair.place('recordings', part), video)).status).toBe(400);

    const back = `/admin/fairs/${fair.fairId}/webinar#recording-1`;
    const asForm = (body: Uint8Array, to = back) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(body)]), 'session.webm');
      const path = `/api/files/${fair.place('recordings')}&${new URLSearchParams({ back: to })}`;
      return files.send(coordinator, 'POST', path, { body: form });
    };
    const told = (answer: Awaited<ReturnType<typeof asForm>>) => [
      answer.status,
      answer.headers.get('location'),
      decodeURIComponent(answer.headers.get('set-cookie') ?? '').split(';')[0],
    ];
    expect(told(await asForm(video))).toEqual([
      303,
      back,
      'quad.alert=["success","Saved: session.webm.",null]',
    ]);
    expect(told(await asForm(captions))).toEqual([
      303,
      back,
      'quad.alert=["error","Send MP4 or WebM.",null]',
    ]);
    for (const to of ['https://evil.test/', '//evil.test', '/\\evil.test', 'x'])
      expect((await asForm(video, to)).headers.get('location')).not.toContain('evil');
  });
});

test('No one else puts a recording there: no rep, no student, no coordinator at a booth fair', async () => {
  const fair = await recordedFair();
  for (const type of ['college', 'student', 'counselor'] as const) {
    const person = await app.person(type);
    expect((await send(person, fair.place('recordings'), video)).status).toBe(403);
  }
  expect((await send(app.stranger(), fair.place('recordings'), video)).status).toBe(401);
  const fairId = await records.make('Fair', { fairType: 'webinar' });
  const id = await records.make('FairWebinar', { fairId });
  const place = `fair-webinar/${id}/recordings?part=1`;
  expect((await send(coordinator, place, video)).status).toBe(403);
  const asked = await coordinator.call(`{ manageRecordings(fairId: "${fairId}") { webinarId } }`);
  expect(asked.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
});
