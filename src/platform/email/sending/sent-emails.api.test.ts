import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../database/transaction.server.ts';
import { startMailServer } from '../../testing/mail-server.server.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { bulk, mail, testMailService } from '../../testing/test-mail-service.server.ts';
import { countMail } from '../count-mail.server.ts';
import { forgetMailTo, sweepMail } from '../forget-mail.server.ts';
import { requeueMail } from '../requeue-mail.server.ts';

const { pool } = await testDatabase();
const { server, openTestMail, standing, atEnd } = await testMailService(pool);

describe('A person whose mail server is choosy', () => {
  it.each([{ rcpt: 451 }, { data: 452 }, { rcpt: 421 }])(
    'gets the mail later when it is told so: %j',
    async (how) => {
      const { mailService, seconds } = openTestMail();
      server.behave(how, how);
      await mailService.mailer.send(pool, mail);
      await mailService.deliverDue();
      expect(await standing('code')).toMatchObject({ status: 'queued', attempts: 1 });
      await mailService.deliverDue();
      expect(await standing('code')).toMatchObject({ attempts: 1 });
      seconds(15);
      await mailService.deliverDue();
      seconds(60);
      await mailService.deliverDue();
      expect(await standing('code')).toMatchObject({
        status: 'sent',
        attempts: 3,
        last_error: null,
      });
      expect(server.received.at(-1)?.text).toContain('482913');
    },
  );

  it.each([{ rcpt: 550 }, { data: 554 }])(
    'is not asked again when the mail is refused for good: %j',
    async (how) => {
      const { mailService, seconds } = openTestMail();
      server.behave(how);
      await mailService.mailer.send(pool, mail);
      await mailService.deliverDue();
      expect(await standing('code')).toMatchObject({ status: 'failed', attempts: 1 });
      seconds(24 * 3600);
      expect(await mailService.deliverDue()).toBe(0);
    },
  );

  it('is given up after a day or two of "later"', async () => {
    const { mailService, seconds } = openTestMail();
    server.behave(...Array.from({ length: 20 }, () => ({ rcpt: 451 })));
    await mailService.mailer.send(pool, mail);
    for (let round = 0; round < 20; round += 1) {
      await mailService.deliverDue();
      seconds(5 * 3600);
    }
    expect(await standing('code')).toMatchObject({ status: 'failed', attempts: 14 });
  });

  it('gets the mail when it is back after it was away', async () => {
    const away = await startMailServer();
    await away.close();
    const { mailService, seconds } = openTestMail(away);
    await expect(mailService.probe()).rejects.toThrow();
    await mailService.mailer.send(pool, mail);
    await mailService.deliverDue();
    expect(await standing('code')).toMatchObject({ status: 'queued', attempts: 1 });
    const back = await startMailServer(Number(new URL(away.url).port));
    atEnd(() => back.close());
    seconds(15);
    await mailService.deliverDue();
    expect(back.received).toHaveLength(1);
    await mailService.probe();
  });
});

describe('A person who waits for a code', () => {
  it('is not kept waiting by a campaign, nor by the poll', async () => {
    const { mailService } = openTestMail();
    for (let index = 0; index < 20; index += 1)
      await mailService.mailer.send(pool, { ...bulk, to: `reader-${index}@example.test` });
    await mailService.mailer.send(pool, mail);
    mailService.start();
    await expect.poll(() => server.received.length).toBe(21);
    expect(
      server.received.slice(0, 5).map(({ subject, text }) => [subject, text?.trim()]),
    ).toContainEqual(['Your code', '482913']);
    await transaction(pool, (tx) => mailService.mailer.send(tx, { ...mail, subject: 'Woken' }));
    await expect.poll(() => server.received.map(({ subject }) => subject)).toContain('Woken');
  });

  it('gets one mail though four processes deliver', async () => {
    const offices = Array.from({ length: 4 }, () => openTestMail().mailService);
    for (let index = 0; index < 40; index += 1)
      await offices[0]?.mailer.send(pool, { ...mail, to: `reader-${index}@example.test` });
    for (const mailService of offices) mailService.start();
    await expect.poll(() => countMail(pool)).toEqual({ sent: 40 });
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(40);
    expect(server.received).toHaveLength(40);
  });

  it('still gets what was on its way when the server closes', async () => {
    const { mailService } = openTestMail();
    server.behave('hold');
    await mailService.mailer.send(pool, mail);
    mailService.start();
    await expect.poll(() => server.received.length).toBe(1);
    const closed = mailService.close();
    server.letGo();
    await closed;
    expect(await standing('code')).toMatchObject({ status: 'sent' });
  });
});

describe('Email whose job is not the one of its first attempt', () => {
  const jobs = async () => {
    const { rows } = await pool.query<{ kind: string; seconds: number }>(
      `select task_identifier as kind, round(extract(epoch from run_at - created_at))::int as seconds
       from graphile_worker.jobs order by run_at, kind`,
    );
    return rows;
  };

  it('is sent without anyone asking when an operator queues it again', async () => {
    const { mailService, world } = openTestMail();
    server.behave({ data: 554 });
    await mailService.mailer.send(pool, mail);
    mailService.start();
    await expect.poll(() => standing('code')).toMatchObject({ status: 'failed' });
    await pool.query(`update mail set text = '482913'`);
    await requeueMail(pool, world.now(), { kind: 'code' });
    await expect.poll(() => standing('code')).toMatchObject({ status: 'sent' });
  });

  it('is sent at the time of its next attempt', async () => {
    const { mailService } = openTestMail();
    server.behave(...Array.from({ length: 8 }, () => ({ rcpt: 451 })));
    for (let index = 0; index < 4; index += 1) {
      await mailService.mailer.send(pool, mail);
      await mailService.mailer.send(pool, { ...bulk, to: `reader-${index}@example.test` });
    }
    await pool.query('delete from graphile_worker._private_jobs');
    await mailService.deliverDue();
    const later = await jobs();
    expect(later.filter(({ kind }) => kind === 'send-email')).toHaveLength(4);
    // One for all whose outcomes were recorded together.
    expect(later.map(({ kind }) => kind)).toContain('send-bulk-email');
    expect(new Set(later.map(({ seconds }) => seconds))).toEqual(new Set([15]));
  });

  it('is sent when the job was lost, or another release queued it', async () => {
    const { mailService, seconds } = openTestMail();
    await mailService.mailer.send(pool, mail);
    await mailService.mailer.send(pool, bulk);
    await pool.query('delete from graphile_worker._private_jobs');
    await mailService.recover();
    expect(await jobs()).toEqual([]);
    seconds(31);
    mailService.start();
    await expect.poll(() => countMail(pool)).toEqual({ sent: 2 });
  });

  it('gets no second job while one is waiting', async () => {
    const { mailService, seconds } = openTestMail();
    await mailService.mailer.send(pool, mail);
    await mailService.mailer.send(pool, bulk);
    seconds(3600);
    await mailService.recover();
    expect(await jobs()).toHaveLength(2);
  });
});

describe('The reader of a mail', () => {
  it('can tell that it is from the server, and answers no machine', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const { mailService } = openTestMail(server, {
      dkim: { domainName: 'quad.example', keySelector: 'fall', privateKey },
    });
    await mailService.mailer.send(pool, { ...mail, html: '<p>482913</p>' });
    await mailService.deliverDue();
    const asked: string[] = [];
    const { results } = await dkimVerify(server.raw[0] ?? '', {
      resolver: (name) => {
        asked.push(name);
        return Promise.resolve([[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]);
      },
    });
    expect(results.map(({ status }) => status.result)).toEqual(['pass']);
    expect(asked).toEqual(['fall._domainkey.quad.example']);
    const [received] = server.received;
    expect(received?.from?.text).toBe('"Quad" <no-reply@quad.example>');
    expect(received?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(received?.messageId).toMatch(/^<[0-9a-f-]{36}@quad\.example>$/);
  });

  it('leaves no code behind once it is delivered', async () => {
    const { mailService } = openTestMail();
    await mailService.mailer.send(pool, {
      ...mail,
      html: '<p>482913</p>',
      headers: { 'X-Token': '482913' },
    });
    await mailService.deliverDue();
    const { rows } = await pool.query('select text, html, headers from mail');
    expect(rows).toEqual([{ text: '', html: null, headers: {} }]);
  });

  it('sees when it was sent and not when it was put in line, and the same date at a repeat', async () => {
    const { mailService, world, seconds } = openTestMail();
    server.behave('slam', 'vanish');
    await mailService.mailer.send(pool, mail);
    seconds(7200);
    const attempts: string[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await mailService.deliverDue();
      attempts.push(world.now().toISOString().slice(0, 19));
      seconds(600);
    }
    const dates = server.received.map(({ date }) => date?.toISOString().slice(0, 19));
    expect(dates).toEqual([dates[0], dates[0]]);
    // The connection may break before the email gets its date.
    expect(attempts.slice(0, 2)).toContain(dates[0]);
  });

  it('stays in the journal for as long as since it was sent, in line or not before', async () => {
    const { mailService, world, seconds } = openTestMail();
    await mailService.mailer.send(pool, mail);
    await mailService.mailer.send(pool, { ...mail, to: 'bob@example.test' });
    await mailService.mailer.send(pool, { ...mail, to: 'eve@example.test' });
    seconds(3600);
    const before = world.now();
    await mailService.deliverDue();
    expect(await sweepMail(pool, before)).toBe(0);
    seconds(1);
    expect(await sweepMail(pool, world.now(), 2)).toBe(3);
  });

  it.each([
    ['is accepted', []],
    ['is refused for good', [{ rcpt: 550 }]],
  ])(
    'whose account is gone gets the last email, and nothing of it stays once it %s',
    async (_end, how) => {
      const { mailService, seconds } = openTestMail();
      server.behave({ rcpt: 451 }, ...how);
      const last = { ...mail, kind: 'last', to: 'gone@example.test', forget: true };
      await mailService.mailer.send(pool, last);
      await mailService.deliverDue();
      expect(await standing('last')).toMatchObject({ status: 'queued' });
      seconds(60);
      await mailService.deliverDue();
      const { rows } = await pool.query(`select from mail where recipient = 'gone@example.test'`);
      expect(rows).toEqual([]);
      const { rows: suppressed } = await pool.query(
        `select from mail_suppression where address = 'gone@example.test'`,
      );
      expect(suppressed).toEqual([]);
    },
  );

  it('is forgotten with all that was written to them', async () => {
    const { mailService, world } = openTestMail();
    await mailService.mailer.send(pool, mail);
    await mailService.deliverDue();
    await mailService.mailer.send(pool, { ...mail, to: 'ADA@example.test' });
    await mailService.mailer.send(pool, { ...mail, to: 'bob@example.test' });
    await forgetMailTo(pool, 'Ada@Example.test');
    expect(await countMail(pool)).toEqual({ queued: 1 });
    await mailService.deliverDue();
    expect(await sweepMail(pool, world.now())).toBe(0);
    world.advance(1);
    expect(await sweepMail(pool, world.now())).toBe(1);
  });
});
