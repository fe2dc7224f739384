import { describe, expect, it } from 'vitest';
import { isLocalCaller } from '../http/at-home.ts';
import { createServer } from '../http/server.server.ts';
import { realWorld } from '../real-world.server.ts';
import { createLog } from './log.server.ts';
import { addMetrics, createMetrics } from './metrics.server.ts';

const home = { host: '127.0.0.1', publicUrl: 'http://localhost:3000', trustProxy: false } as const;

function openServer(token?: string, reach: Parameters<typeof isLocalCaller>[0] = home) {
  const metrics = createMetrics();
  const app = createServer({ world: realWorld, log: createLog({ level: 'silent' }) });
  addMetrics(app, { metrics, token, isLocal: (request) => isLocalCaller(reach, request) });
  app.get('/colleges/:id', () => ({}));
  return { app, metrics };
}

const here = { url: '/metrics', remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };
const elsewhere = { url: '/metrics', remoteAddress: '203.0.113.9' };

describe('An operator who reads the figures', () => {
  it('sees the process, the requests by route, and what the modules report', async () => {
    const { app, metrics } = openServer();
    metrics.gauge('quad_sockets', 'Open sockets.', () => 7);
    metrics.gauge('quad_mail', 'Mails by status.', async () => ({ sent: 3, failed: 1 }), 'status');
    metrics.gauge('quad_broken', 'Fails.', () => Promise.reject(new Error('away')));
    metrics.counter('quad_tries_total', 'Tries.')(2);
    await app.inject({ url: '/colleges/1?q=a' });
    await app.inject({ url: '/colleges/2' });
    await app.inject({ url: '/invented/by/a/stranger' });
    const { body, headers } = await app.inject(here);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).toContain('quad_sockets 7');
    expect(body).toContain('quad_mail{status="sent"} 3');
    expect(body).toContain('quad_tries_total 2');
    expect(body).not.toContain('quad_broken 0');
    expect(body).toContain(
      'quad_http_request_duration_seconds_count{method="GET",route="/colleges/:id",status="2xx"} 2',
    );
    expect(body).not.toContain('invented');
  });

  it('needs no token on the machine itself where there is none', async () => {
    expect((await openServer().app.inject(here)).statusCode).toBe(200);
    expect((await openServer().app.inject(elsewhere)).statusCode).toBe(401);
  });

  it.each([['the machine itself', here] as const, ['anywhere else', elsewhere] as const])(
    'needs the token where there is one, from %s',
    async (_, from) => {
      const { app } = openServer('t0ken');
      const ask = async (authorization?: string) =>
        (
          await app.inject({
            ...from,
            headers: { host: 'localhost', ...(authorization ? { authorization } : {}) },
          })
        ).statusCode;
      expect(await ask()).toBe(401);
      expect(await ask('Bearer wrong')).toBe(401);
      expect(await ask('Bearer t0ken')).toBe(200);
    },
  );

  it('is not let in by a proxy on the machine, whether it says so or not', async () => {
    const passedOn = { ...here, headers: { ...here.headers, 'x-forwarded-for': '203.0.113.9' } };
    expect((await openServer().app.inject(passedOn)).statusCode).toBe(401);
    const known = { ...home, publicUrl: 'https://fairs.example.org' };
    expect((await openServer(undefined, known).app.inject(here)).statusCode).toBe(401);
    const announced = { ...home, trustProxy: 1 };
    expect((await openServer(undefined, announced).app.inject(here)).statusCode).toBe(401);
  });

  it('is not let in by an empty token', async () => {
    const headers = { authorization: 'Bearer ' };
    const { app } = openServer('');
    expect((await app.inject({ ...elsewhere, headers })).statusCode).toBe(401);
    expect((await app.inject(here)).statusCode).toBe(401);
  });
});
