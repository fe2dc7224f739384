import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testAddress, testDatabase } from '../../testing/test-database.server.ts';
import { bulk, mail, testMailService } from '../../testing/test-mail-service.server.ts';
import { countMail, listDoubtfulMail } from '../count-mail.server.ts';

const { pool, connectionString } = await testDatabase();
const { server, openTestMail, standing, atEnd } = await testMailService(pool);

describe('A mail of which no one knows whether it arrived', () => {
  it('goes once more under the same Message-ID when someone waits for it', async () => {
    const { mailService } = openTestMail();
    server.behave('vanish');
    await mailService.mailer.send(pool, mail);
    await mailService.deliverDue();
    expect(server.received).toHaveLength(2);
    expect(server.received[0]?.messageId).toBe(server.received[1]?.messageId);
    expect(await standing('code')).toMatchObject({ status: 'sent', attempts: 2 });
    expect(await listDoubtfulMail(pool)).toMatchObject([{ kind: 'code', status: 'sent' }]);
  });

  it('goes no third time', async () => {
    const { mailService, seconds } = openTestMail();
    server.behave('vanish', 'vanish');
    await mailService.mailer.send(pool, mail);
    await mailService.deliverDue();
    seconds(24 * 3600);
    await mailService.deliverDue();
    expect(server.received).toHaveLength(2);
    expect(await listDoubtfulMail(pool)).toMatchObject([{ kind: 'code', status: 'unknown' }]);
  });

  it('is not one whose line broke before anything was handed over: that goes again', async () => {
    const { mailService, seconds } = openTestMail();
    server.behave('slam', 'slam');
    await mailService.mailer.send(pool, bulk);
    await mailService.deliverDue();
    expect(await standing('campaign')).toMatchObject({ status: 'queued', attempts: 1 });
    seconds(15);
    await mailService.deliverDue();
    seconds(60);
    await mailService.deliverDue();
    expect(server.received).toHaveLength(1);
    expect(await listDoubtfulMail(pool)).toEqual([]);
  });

  it('goes only once when it is one of many', async () => {
    const { mailService, seconds } = openTestMail();
    server.behave('vanish');
    await mailService.mailer.send(pool, bulk);
    await mailService.deliverDue();
    seconds(24 * 3600);
    await mailService.deliverDue();
    expect(server.received).toHaveLength(1);
    expect(await listDoubtfulMail(pool)).toMatchObject([{ kind: 'campaign', status: 'unknown' }]);
  });

  it('is found again after its process was killed, and neither lost nor sent by two', async () => {
    const { mailService, seconds } = openTestMail();
    server.behave('hold', 'hold');
    await mailService.mailer.send(pool, mail);
    await mailService.mailer.send(pool, bulk);
    const file = join(import.meta.dirname, 'mail-worker.fixture.server.ts');
    const child = spawn('node', [file, connectionString, server.url], { stdio: 'inherit' });
    atEnd(() => child.kill('SIGKILL'));
    await expect.poll(() => server.received.length).toBe(2);
    expect(await mailService.deliverDue()).toBe(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await mailService.deliverDue()).toBe(0);
    seconds(120);
    expect(await mailService.deliverDue()).toBe(1);
    const codes = server.received.filter(({ headers }) => !headers.has('precedence'));
    expect(codes).toHaveLength(2);
    expect(codes[0]?.messageId).toBe(codes[1]?.messageId);
    expect(await listDoubtfulMail(pool)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'code', status: 'sent' }),
        expect.objectContaining({ kind: 'campaign', status: 'unknown' }),
      ]),
    );
  });
});

describe('Mail to many in the hands of a process that is killed', () => {
  it('is doubtful only where the server had been spoken to; the rest goes out, once', async () => {
    const { mailService, seconds } = openTestMail();
    server.behave(...Array.from({ length: 20 }, () => 'hold' as const));
    const readers = Array.from({ length: 60 }, (_, index) => `reader-${index}@example.test`);
    for (const to of readers) await mailService.mailer.send(pool, { ...bulk, to });
    const file = join(import.meta.dirname, 'mail-worker.fixture.server.ts');
    const child = spawn('node', [file, connectionString, server.url], { stdio: 'inherit' });
    atEnd(() => child.kill('SIGKILL'));
    await expect.poll(() => server.received.length).toBe(20);
    await expect.poll(() => countMail(pool)).toEqual({ sending: 40, queued: 20 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    seconds(120);
    expect(await mailService.deliverDue()).toBe(40);
    expect(await countMail(pool)).toEqual({ sent: 40, unknown: 20 });
    const got = server.received.map(({ to }) => (to && !Array.isArray(to) ? to.text : '')).sort();
    expect(got).toEqual([...readers].sort());
  });
});

describe('A database that goes away while a mail is on its way', () => {
  it('hears of the delivery when it is back, and the mail is not sent twice', async () => {
    const { mailService } = openTestMail();
    server.behave('hold');
    await mailService.mailer.send(pool, mail);
    mailService.start();
    await expect.poll(() => server.received.length).toBe(1);
    const admin = new pg.Client({ connectionString: testAddress('postgres') });
    await admin.connect();
    atEnd(() => admin.end());
    const name = new URL(connectionString).pathname.slice(1);
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]);
    await expect(pool.query('select 1')).rejects.toThrow();
    server.letGo();
    await admin.query(`alter database ${name} allow_connections true`);
    await expect.poll(() => countMail(pool)).toEqual({ sent: 1 });
    expect(server.received).toHaveLength(1);
  });
});
