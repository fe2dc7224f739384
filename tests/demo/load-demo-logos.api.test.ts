import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { afterAll, expect, test } from 'vitest';
import { fileClient } from '../support/files-by-http.fixture.server.ts';
import { loadDemo } from '../../src/app/demo/load-demo.server.ts';
import { loadDemoLogos } from '../../src/app/demo/load-demo-files.server.ts';
import { silentLog } from '../../src/platform/log.ts';
import { testServer } from '../support/test-server.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-logos-'));
const app = await testServer(undefined, { env: { DATA_DIR: dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test(
  'a visitor of the demo’s fair sees the logos of eight colleges, drawn once',
  { timeout: 120_000 },
  async () => {
    const { world, database } = app;
    const files = await fileClient(app);
    await loadDemo(database, world);
    const env = { publicUrl: 'http://127.0.0.1:3000' };
    await loadDemoLogos({ app, world, env, log: silentLog });
    const logos = async () => {
      const { rows } = await database.pool.query<{ logo: string }>(
        'select logo from college where logo is not null order by id',
      );
      return rows.map(({ logo }) => logo);
    };
    const drawn = await logos();
    expect(drawn.length).toBe(8);
    const { status, body } = await files.send(
      app.stranger(),
      'GET',
      `${new URL(drawn[0] ?? '').pathname}?size=128`,
    );
    expect(status).toBe(200);
    expect(await new Transformer(body).metadata()).toMatchObject({ format: 'webp', width: 128 });
    await loadDemoLogos({ app, world, env, log: silentLog });
    expect(await logos()).toEqual(drawn);
  },
);
