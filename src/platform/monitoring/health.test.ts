import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../log.ts';
import { addBuild } from './build.server.ts';
import { addHealth } from './health.server.ts';

/** A server whose database answers as a test says. */
function openServer() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const state = { database: async (): Promise<unknown> => 'well', looks: 0 };
  const health = addHealth(app, {
    log: silentLog,
    database: () => {
      state.looks += 1;
      return state.database();
    },
    timeLimit: 20,
    pause: 1,
  });
  app.get('/page', () => 'a page');
  const ready = () => app.inject({ url: '/readyz' });
  return { app, health, state, ready };
}
const away = () => Promise.reject(new Error('password authentication failed'));

describe('A load balancer', () => {
  it('hears that the process is alive although its database is away', async () => {
    const { app, state } = openServer();
    state.database = away;
    const answer = await app.inject({ url: '/healthz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('hears that the process can serve', async () => {
    expect((await openServer().ready()).statusCode).toBe(200);
  });

  it.each([
    ['refuses', away],
    ['does not answer', () => new Promise(() => {})],
  ])('hears that the database %s, and nothing of why', async (_how, database) => {
    const { ready, state } = openServer();
    state.database = database;
    const answer = await ready();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'unavailable', failing: ['database'] });
  });

  it('keeps a process whose database missed a single look', async () => {
    const { ready, state } = openServer();
    await ready();
    let missed = 0;
    state.database = () => ((missed += 1) === 2 ? away() : Promise.resolve());
    const answers: number[] = [];
    await expect
      .poll(async () => {
        answers.push((await ready()).statusCode);
        return missed;
      })
      .toBeGreaterThan(5);
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('loses a process whose database stays away, and has it back when it answers again', async () => {
    const { ready, state } = openServer();
    await ready();
    state.database = away;
    const looks = state.looks;
    await expect.poll(async () => (await ready()).statusCode).toBe(503);
    expect(state.looks - looks).toBeGreaterThanOrEqual(3);
    let answered = 0;
    state.database = async () => void (answered += 1);
    await expect.poll(async () => (await ready()).statusCode).toBe(200);
    expect(answered).toBeGreaterThanOrEqual(2);
  });

  it('sends no one to a process that is about to stop, which answers whom it still has', async () => {
    const { app, health, ready } = openServer();
    expect((await app.inject({ url: '/page' })).headers['connection']).not.toBe('close');
    health.startStopping();
    const answer = await ready();
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'unavailable', failing: ['stopping'] },
    ]);
    const page = await app.inject({ url: '/page' });
    expect([page.statusCode, page.body]).toEqual([200, 'a page']);
    // A proxy that keeps connections takes its next request to another process.
    expect(page.headers['connection']).toBe('close');
  });
});

describe('An open page', () => {
  it('learns which build is running', async () => {
    const app = Fastify();
    addBuild(app, 'b1');
    expect((await app.inject({ url: '/build.json' })).json()).toEqual({ id: 'b1' });
  });
});
