import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../database/transaction.server.ts';
import { silentLog } from '../log.ts';
import { startMailServer } from '../testing/mail-server.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { addMailbox } from './mailbox.server.ts';
import { openMailService } from './open-mail-service.server.ts';

/** An email as its reader gets it, through either transport. */
interface Arrived {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const { pool } = await testDatabase();
const server = await startMailServer();
const app = Fastify();
addMailbox(app, { pool, mayRead: () => true });
afterAll(async () => {
  await server.close();
  await app.close();
});

const arrivals = {
  async mailbox(): Promise<Arrived[]> {
    return (await app.inject({ url: '/mailbox.json' })).json<Arrived[]>().reverse();
  },
  smtp(): Promise<Arrived[]> {
    const seen = server.received.map((mail) => ({
      to: mail.to && !Array.isArray(mail.to) ? mail.to.text : '',
      subject: mail.subject ?? '',
      text: mail.text?.trimEnd() ?? '',
      html: mail.html ? mail.html.trimEnd() : null,
      headers: Object.fromEntries(
        mail.headerLines
          .filter(({ key }) => key.startsWith('x-'))
          .map(({ line }) => line.split(': ', 2) as [string, string]),
      ),
    }));
    return Promise.resolve(seen);
  },
};

const mail = {
  kind: 'sign-up-code',
  to: 'zoe@example.test',
  subject: 'Zoë, your code — 482913 🎓',
  text: 'Your code is 482913.\nIt lives for 10 minutes.\n.\nFrom here on: מזל טוב',
  html: '<p>Your code is <b>482913</b>.</p>',
  headers: { 'X-Quad': 'stage one' },
};

beforeEach(async () => {
  await pool.query('delete from mail');
  await pool.query('delete from limit_counter');
  server.received.length = 0;
});

describe.each(['mailbox', 'smtp'] as const)('A person who is written to by %s', (delivery) => {
  const world = worldAt('2026-11-20T12:00:00Z');
  const mailService = openMailService({
    pool,
    world,
    log: silentLog,
    smtp:
      delivery === 'smtp' ? { url: server.url, from: 'Quad <no-reply@quad.example>' } : undefined,
    unverifiedPerDay: 3,
  });
  afterAll(() => mailService.close());

  async function arrived(): Promise<Arrived[]> {
    await mailService.deliverDue();
    return arrivals[delivery]();
  }

  it('finds the mail as it was written', async () => {
    await mailService.mailer.send(pool, mail);
    const { kind: _kind, ...written } = mail;
    expect(await arrived()).toMatchObject([written]);
  });

  it('finds a mail without HTML and headers', async () => {
    const { kind, to, subject, text } = mail;
    await mailService.mailer.send(pool, { kind, to, subject, text });
    expect(await arrived()).toMatchObject([{ to, subject, text, html: null, headers: {} }]);
  });

  it('gets nothing of what was rolled back', async () => {
    const failed = transaction(pool, async (tx) => {
      await mailService.mailer.send(tx, mail);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await arrived()).toEqual([]);
  });

  it('gets nothing twice, in the order in which it was written', async () => {
    for (const subject of ['one', 'two', 'three']) {
      await mailService.mailer.send(pool, { ...mail, subject });
      world.advance(1);
      await mailService.deliverDue();
    }
    const subjects = (await arrived()).map(({ subject }) => subject);
    expect(subjects).toEqual(['one', 'two', 'three']);
  });

  it('is not flooded at an address that no one has confirmed, and no one can tell', async () => {
    const kinds = ['sign-up-code', 'reset-code', 'sign-up-code', 'invitation', 'sign-up-code'];
    for (const [index, kind] of kinds.entries()) {
      const tagged = mail.to.replace('@', `+${index}@`);
      const to = [mail.to, mail.to.toUpperCase(), tagged][index % 3] ?? mail.to;
      await mailService.mailer.send(pool, { ...mail, to, kind, unverified: true });
    }
    await mailService.mailer.send(pool, { ...mail, to: 'bob@example.test', unverified: true });
    expect(await arrived()).toHaveLength(4);
    const { rows } = await pool.query(
      `select kind, text, html, headers from mail where status = 'suppressed' order by created_at, id`,
    );
    const emptied = { text: '', html: null, headers: {} };
    expect(rows).toEqual([
      { kind: 'invitation', ...emptied },
      { kind: 'sign-up-code', ...emptied },
    ]);
    world.advance(24 * 3600 * 1000);
    await mailService.mailer.send(pool, { ...mail, unverified: true });
    expect(await arrived()).toHaveLength(5);
  });

  it('is not sent what smuggles in a second recipient', async () => {
    await mailService.mailer.send(pool, { ...mail, subject: 'Hello\r\nBcc: all@example.test' });
    expect(await arrived()).toEqual([
      expect.objectContaining({ subject: 'Hello Bcc: all@example.test' }),
    ]);
    const evil = mailService.mailer.send(pool, {
      ...mail,
      to: 'ada@example.test, all@example.test',
    });
    await expect(evil).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
