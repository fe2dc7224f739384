import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';
import { createApp } from '../src/app/create-app.ts';
import { FairBooth } from '../src/features/booths/fair-booth.entity.ts';
import { openDatabaseAt } from '../src/platform/database/database.server.ts';
import { readEnv } from '../src/platform/env.server.ts';
import { fileSlot } from '../src/platform/files/file-slot.ts';
import { createRequestLimits } from '../src/platform/http/limits.server.ts';
import { createLog } from '../src/platform/monitoring/log.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { benchSecret } from './fixture.ts';

// Quad with a place for large videos, or the ceiling: a route that streams to a file and syncs it,
// and one that streams the file back, with nothing asked and nothing checked.
const [, , kind = 'quad', connectionString = '', dataDir = ''] = process.argv;

async function openBare() {
  const app = Fastify({ bodyLimit: 2 ** 40 });
  const path = join(dataDir, 'bare');
  app.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body));
  app.post('/file', async (request, reply) => {
    await pipeline(request.raw, createWriteStream(path));
    const handle = await open(path, 'r+');
    await handle.sync();
    await handle.close();
    return reply.code(201).send({ url: '/file' });
  });
  app.get('/file', (_request, reply) => reply.type('video/mp4').send(createReadStream(path)));
  return app;
}

async function openQuad() {
  const log = createLog({ level: 'error' });
  const plenty = { points: 1_000_000_000, perSeconds: 60 };
  const { fastify } = await createApp({
    env: readEnv({ SECRET: benchSecret, DATA_DIR: dataDir }),
    database: openDatabaseAt('server', connectionString, { log, pools: { requests: 10 } }),
    world: realWorld,
    log,
    buildId: 'bench',
    limits: createRequestLimits({ perAddress: plenty, perAccount: plenty }),
    files: {
      slots: [fileSlot(FairBooth, 'video', { kinds: ['video'], maxBytes: 2 ** 33, count: 1 })],
      quotas: { perAccount: 2 ** 40, perRecord: 2 ** 40, perHolder: 2 ** 40, atOnce: 9 },
    },
  });
  return fastify;
}

const app = await (kind === 'bare' ? openBare() : openQuad());
process.on('message', () => process.send?.(process.resourceUsage().maxRSS * 1024));
process.on('disconnect', () => process.exit(0));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
