import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoRecording } from '../../src/features/sessions/recording-files/demo-recordings.server.ts';
import { fileClient } from '../support/files-by-http.fixture.server.ts';
import { loadDemoRecordings } from '../../src/app/demo/load-demo-files.server.ts';
import { loadDemo } from '../../src/app/demo/load-demo.server.ts';
import { createLog } from '../../src/platform/monitoring/log.server.ts';
import { readCaptions } from '../../src/platform/files/read-captions.ts';
import { testServer } from '../support/test-server.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-demo-recordings-'));
const app = await testServer('2026-11-21T12:00:00Z', { env: { DATA_DIR: dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Session {
  readonly recording: { url: string; captionsUrl: string; posterUrl: string } | null;
  readonly speakers: readonly { readonly name: string; readonly atSecond: number }[];
}

test('a visitor of the demo watches last fall’s sessions, also where an earlier release had dead links', async () => {
  const { world, database } = app;
  const files = await fileClient(app);
  await loadDemo(database, world);
  await database.pool.query(
    `update fair_webinar set recording_links = $1 where webinar_status = 'published'`,
    [{ 2: { url: 'https://recordings.demo.test/last-fall/session-2.mp4', chapters: [] } }],
  );
  const load = () =>
    loadDemoRecordings({
      app,
      world,
      env: { publicUrl: 'http://127.0.0.1:3000' },
      log: createLog({ level: 'silent' }),
    });
  const read = async () => {
    const { data } = await app.guest().call(
      `{ it: fairCard(slug: "last-fall") { sessions {
          recording { url captionsUrl posterUrl } speakers { name atSecond } } } }`,
    );
    return (data?.['it'] as { sessions: readonly Session[] } | null)?.sessions ?? [];
  };
  await load();
  await expect
    .poll(async () => (await read()).map(({ recording }) => recording?.url.slice(0, 11)))
    .toEqual(['/api/files/', '/api/files/', '/api/files/']);
  const sessions = await read();
  for (const { recording, speakers } of sessions) {
    expect(speakers.map(({ atSecond }) => atSecond)).toEqual(demoRecording.starts);
    const get = (path = '', headers = {}) => files.send(app.stranger(), 'GET', path, { headers });
    const video = await get(recording?.url, { range: 'bytes=0-3' });
    // EBML, the beginning of WebM.
    expect([video.status, video.body.toString('hex')]).toEqual([206, '1a45dfa3']);
    const cues = readCaptions((await get(recording?.captionsUrl)).body.toString());
    expect(cues?.length).toBe(8);
    for (const [place, { name }] of speakers.entries())
      expect(cues?.[place + 1]).toMatchObject({
        start: demoRecording.starts[place],
        text: expect.stringContaining(name) as string,
      });
    expect((await get(recording?.posterUrl)).headers.get('content-type')).toBe('image/webp');
  }
  await load();
  expect(await read()).toEqual(sessions);
});
