import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { addBuild, readBuildId } from './build.server.ts';
import { addHealth } from './health.server.ts';
import type { Probe } from './health.server.ts';

function openServer(probes: Record<string, Probe>) {
  const app = Fastify();
  const health = addHealth(app, { log: silentLog, probes, patience: 20, remembered: 0 });
  return { app, health };
}

const well: Probe = async () => 'well';

describe('A load balancer', () => {
  it('hears that the process is alive although parts of the house are not', async () => {
    const { app } = openServer({ database: () => Promise.reject(new Error('away')) });
    const answer = await app.inject({ url: '/healthz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('hears that all is ready', async () => {
    const { app } = openServer({ database: well, mail: well, events: well });
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('hears which parts fail or do not answer, and nothing of why', async () => {
    const { app } = openServer({
      database: () => Promise.reject(new Error('password authentication failed')),
      mail: () => new Promise(() => {}),
      events: well,
    });
    const answer = await app.inject({ url: '/readyz' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'unavailable', failing: ['database', 'mail'] });
  });

  it('hears that a part is well again', async () => {
    let away = true;
    const { app } = openServer({ database: () => (away ? Promise.reject(new Error()) : well()) });
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    away = false;
    await expect.poll(async () => (await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('sends nobody to a process that is about to stop', async () => {
    const { app, health } = openServer({ database: well });
    health.startStopping();
    const answer = await app.inject({ url: '/readyz' });
    expect(answer.json()).toEqual({ status: 'unavailable', failing: ['stopping'] });
  });
});

describe('An open page', () => {
  it('learns which build is running', async () => {
    const app = Fastify();
    addBuild(app, 'b1');
    expect((await app.inject({ url: '/build.json' })).json()).toEqual({ id: 'b1' });
  });

  it('hears the same from every process of one release, and another name from the next', async () => {
    const folder = import.meta.dirname;
    const id = await readBuildId([folder]);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(await readBuildId([folder])).toBe(id);
    expect(await readBuildId([folder, import.meta.filename])).not.toBe(id);
  });
});
