import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadDemoDocuments, loadDemoPictures } from '../../src/app/demo/load-demo-files.server.ts';
import { loadDemo } from '../../src/app/demo/load-demo.server.ts';
import { demoEmail, demoPassword } from '../../src/features/accounts/demo-accounts.ts';
import { silentLog } from '../../src/platform/log.ts';
import { fileClient } from '../support/files-by-http.fixture.server.ts';
import { testServer, type Answer } from '../support/test-server.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-demo-pictures-'));
const app = await testServer(undefined, { env: { DATA_DIR: dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
}

test(
  'a student finds galleries at some booths of the demo, each picture described',
  { timeout: 120_000 },
  async () => {
    const { world, database, fastify } = app;
    const { pool } = database;
    const files = await fileClient(app);
    await loadDemo(database, world);
    const parts = { app, world, env: { publicUrl: 'http://127.0.0.1:3000' }, log: silentLog };
    await loadDemoDocuments(parts);
    await loadDemoPictures(parts);

    const signedIn = await fastify.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: demoEmail('student'), password: demoPassword },
    });
    const token = String(signedIn.headers['set-auth-token']);
    const { rows } = await pool.query<{ id: string; own: boolean }>(
      `select b.id, c.name = 'University of Vermont' as own from fair_booth b
     join fair f on f.id = b.fair_id and f.slug = 'demo' join college c on c.id = b.college_id
     where b.booth_sent order by b.id`,
    );
    const seen = async (boothId: string) => {
      const answer = await fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: {
          query: `{ it: boothVisit(slug: "demo", boothId: "${boothId}") {
          pictures { url alt caption } documents { name } } }`,
        },
      });
      const it = answer.json<Pick<Answer, 'data'>>().data?.['it'];
      return it as {
        readonly pictures: readonly Picture[];
        readonly documents: readonly unknown[];
      };
    };
    const galleries = new Map<string, readonly Picture[]>();
    for (const { id, own } of rows) {
      const { pictures, documents } = await seen(id);
      expect(documents).toHaveLength(1);
      if (own) expect(pictures).toHaveLength(3);
      if (pictures.length > 0) galleries.set(id, pictures);
    }
    expect(galleries.size).toBe(10);
    for (const pictures of galleries.values()) {
      expect([2, 3]).toContain(pictures.length);
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
      for (const { alt, caption } of pictures) {
        expect(alt).toMatch(/^Drawing of /);
        expect(caption).toMatch(/, drawn for the demo$/);
      }
    }
    const [[id, [picture]]] = [...galleries] as [[string, readonly Picture[]]];
    const { status, headers } = await files.send(
      app.stranger(),
      'GET',
      `${picture?.url ?? ''}?size=320`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);

    // Loaded again, nothing is doubled.
    await loadDemoPictures(parts);
    expect((await seen(id)).pictures).toEqual(galleries.get(id));
  },
);
