import { afterEach, describe, expect, it } from 'vitest';
import type { Queryable, Statement } from '../../database/queryable.ts';
import { silentLog } from '../../log.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { withQueue } from '../../testing/test-mail-service.server.ts';
import { worldAt } from '../../testing/world-at.server.ts';
import type { World } from '../../world.ts';
import type { Transport } from '../transport.server.ts';
import type { Composers } from '../compose-mail.ts';
import { createKeeper } from '../open-mail-service.server.ts';
import { createMailer } from '../mailer.server.ts';
import { countBatch, openBatch, sealBatch } from '../mail-batch.server.ts';
import { createMailJobs } from './mail-jobs.server.ts';

const { pool } = await testDatabase();
const database: Queryable = pool;
const composers: Composers = {
  news: () =>
    Promise.resolve(() => ({
      subject: 'News',
      text: 'Come to the fair.',
      html: null,
      headers: {},
    })),
};
const id = '0190b4d2-0000-7000-8000-000000000009';
const lease = 90_000;

/** A batch with so many readers, and workers whose server answers when the test lets it. */
async function batchTo(count: number) {
  const world = worldAt('2026-11-21T12:00:00Z');
  const mailer = createMailer({ world, delivery: 'smtp', domain: 'quad.example' });
  await openBatch(pool, world, { id, kind: 'news', scope: 'campaigns' });
  const mails = Array.from({ length: count }, (_, at) => ({
    to: `r${at}@example.test`,
    merge: {},
  }));
  await mailer.addToBatch(pool, id, mails);
  await sealBatch(pool, world, id);
  const got: string[] = [];
  const held: (() => void)[] = [];
  const server = { slow: true };
  const transport: Transport = {
    keeps: false,
    async carry(mail, mayBegin) {
      if (!(await mayBegin())) return { kind: 'held' };
      got.push(mail.recipient);
      if (server.slow) await new Promise<void>((resolve) => held.push(resolve));
      return { kind: 'sent' };
    },
    probe: () => Promise.resolve(),
    close: () => undefined,
  };
  const open = () =>
    withQueue(
      pool,
      world,
      createMailJobs({ pool, transport, world, log: silentLog, composers, lease }),
    );
  const letGo = () => held.splice(0).forEach((answer) => answer());
  return { world, got, server, open, letGo };
}

/** Makes emails that have begun ones whose connection opened long after they were claimed. */
const startedLate = (world: World) =>
  pool.query(
    `update mail set claimed_until = $1 where status = 'sending' and begun_at is not null`,
    [new Date(world.now().getTime() + lease * 2)],
  );

const attempts = async () => {
  const { rows } = await pool.query('select distinct attempts from mail');
  return rows;
};

afterEach(() => pool.query('delete from mail_batch; delete from graphile_worker._private_jobs'));

describe('A reader whose mail is being carried when the database fails once', () => {
  /** The pool, of which one statement that holds these words fails. */
  function failingOnce(words: string): Queryable {
    let failed = false;
    return {
      query<Row extends object>(what: string | Statement, values?: unknown[]) {
        const text = typeof what === 'string' ? what : what.text;
        if (failed || !text.includes(words)) return database.query<Row>(what, values);
        failed = true;
        return Promise.reject(new Error('terminating connection due to administrator command'));
      },
    };
  }
  const mail = { kind: 'code', to: 'ada@example.test', subject: 'Your code', text: '482913' };

  it.each(['set subject = $2, text = $3', 'set begun_at'])(
    'finds it in the mailbox all the same, and the process goes on: %s',
    async (words) => {
      await pool.query('delete from mail');
      const world = worldAt('2026-11-21T12:00:00Z');
      const mailer = createMailer({ world, delivery: 'smtp', domain: 'quad.example' });
      await mailer.send(pool, mail);
      const shaky = failingOnce(words);
      const transport = createKeeper(shaky);
      const mailJobs = createMailJobs({ pool: shaky, transport, world, log: silentLog });
      expect(await mailJobs.deliverDue()).toBe(1);
      expect((await pool.query('select status from mail')).rows).toEqual([{ status: 'queued' }]);
      world.advance(15_000);
      await mailJobs.deliverDue();
      const { rows } = await pool.query('select status, text, attempts from mail');
      expect(rows).toEqual([{ status: 'sent', text: '482913', attempts: 2 }]);
      await mailJobs.close();
    },
  );

  it('gets one of many at most once when no one knows whether it was handed over', async () => {
    await pool.query('delete from mail');
    const world = worldAt('2026-11-21T12:00:00Z');
    const mailer = createMailer({ world, delivery: 'smtp', domain: 'quad.example' });
    await mailer.send(pool, { ...mail, bulk: true });
    const transport: Transport = {
      keeps: false,
      async carry(_mail, mayBegin) {
        await mayBegin();
        throw new Error('Nobody has thought of this.');
      },
      probe: () => Promise.resolve(),
      close: () => undefined,
    };
    await createMailJobs({ pool, transport, world, log: silentLog }).deliverDue();
    expect((await pool.query('select status from mail')).rows).toEqual([{ status: 'unknown' }]);
  });
});

describe('Readers of a mailing whose mail server is slow', () => {
  it('get it once each though claims die while mails wait behind others in one process', async () => {
    const { world, got, server, open, letGo } = await batchTo(60);
    const mailWorker = open();
    mailWorker.start();
    await expect.poll(() => got.length).toBe(20);
    await expect.poll(() => countBatch(pool, id)).toMatchObject({ mails: { sending: 40 } });
    // Twenty started late, and those waiting behind them are claimed for too long.
    await startedLate(world);
    world.advance(lease);
    await expect
      .poll(() => countBatch(pool, id))
      .toMatchObject({ mails: { sending: 20, queued: 40 } });
    server.slow = false;
    letGo();
    await expect.poll(() => countBatch(pool, id)).toEqual({ status: 'done', mails: { sent: 60 } });
    await mailWorker.close();
    expect(new Set(got).size).toBe(60);
    expect(got).toHaveLength(60);
    expect(await attempts()).toEqual([{ attempts: 1 }]);
  });

  it('get it once each when the server closes with dead claims in hand that another has taken', async () => {
    const { world, got, server, open, letGo } = await batchTo(40);
    const first = open();
    first.start();
    await expect.poll(() => got.length).toBe(20);
    await expect.poll(() => countBatch(pool, id)).toMatchObject({ mails: { sending: 40 } });
    await startedLate(world);
    world.advance(lease);
    const second = open();
    second.start();
    await expect.poll(() => got.length).toBe(40);
    const closed = first.close();
    await expect.poll(async () => (await countBatch(pool, id))?.mails).toEqual({ sending: 40 });
    server.slow = false;
    letGo();
    await closed;
    await expect.poll(() => countBatch(pool, id)).toEqual({ status: 'done', mails: { sent: 40 } });
    await second.close();
    expect(got).toHaveLength(40);
    expect(await attempts()).toEqual([{ attempts: 1 }]);
  });
});
