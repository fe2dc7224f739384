import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { dkimVerify } from 'mailauth';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../log.ts';
import { startMailServer } from '../../testing/mail-server.server.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { bulk, mail, testMailService } from '../../testing/test-mail-service.server.ts';
import type { Composers } from '../compose-mail.ts';
import { countMail } from '../count-mail.server.ts';
import { countBatch, openBatch, sealBatch } from '../mail-batch.server.ts';
import { isSuppressed } from '../suppress.server.ts';

const { pool } = await testDatabase();
const unsubscribe = 'https://quad.example/unsubscribe/opaque';
const composers: Composers = {
  news: () =>
    Promise.resolve(({ recipient }) => ({
      subject: 'News',
      text: `Dear ${recipient}`,
      html: `<p>Dear ${recipient}</p>`,
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })),
};
const journal: unknown[] = [];
const log = {
  ...silentLog,
  warn: (fields: unknown, text?: string) => void journal.push({ fields, text }),
};
const { server, openTestMail, standing, atEnd } = await testMailService(pool, { composers, log });

describe('Readers whose mail server is down for an hour', () => {
  it('all get their mail once it is back, once each', async () => {
    const away = await startMailServer();
    const { mailService, world, seconds } = openTestMail(away);
    await away.close();
    const id = world.newId();
    await openBatch(pool, world, { id, kind: 'news', scope: 'campaigns' });
    const readers = Array.from({ length: 30 }, (_, index) => `reader-${index}@example.test`);
    await mailService.mailer.addToBatch(
      pool,
      id,
      readers.map((to) => ({ to, merge: {} })),
    );
    await sealBatch(pool, world, id);
    await mailService.mailer.send(pool, mail);
    for (let minute = 0; minute < 60; minute += 5) {
      await mailService.deliverDue();
      seconds(300);
    }
    expect(await countMail(pool)).toEqual({ queued: 31 });
    const back = await startMailServer(Number(new URL(away.url).port));
    atEnd(() => back.close());
    for (let hour = 0; hour < 4; hour += 1) {
      seconds(3600);
      await mailService.deliverDue();
    }
    expect(await countBatch(pool, id)).toEqual({ status: 'done', mails: { sent: 30 } });
    const got = back.received.map(({ to }) => (to && !Array.isArray(to) ? to.text : '')).sort();
    expect(got).toEqual([mail.to, ...readers].sort());
  });
});

describe('A reader behind a greylist', () => {
  it('gets the mail at the second try', async () => {
    const { mailService, seconds } = openTestMail();
    server.greylist();
    await mailService.mailer.send(pool, mail);
    await mailService.mailer.send(pool, { ...bulk, to: 'bob@example.test' });
    await mailService.deliverDue();
    expect(await countMail(pool)).toEqual({ queued: 2 });
    seconds(15);
    await mailService.deliverDue();
    expect(await countMail(pool)).toEqual({ sent: 2 });
  });
});

describe('A mail server that stalls', () => {
  it('before it takes the text is asked again, also for one of many, and no one is in doubt', async () => {
    const { mailService, seconds } = openTestMail(server, { timeLimit: 4000 });
    server.behave('stall');
    await mailService.mailer.send(pool, bulk);
    await mailService.deliverDue();
    expect(await standing('campaign')).toMatchObject({ status: 'queued', attempts: 1 });
    seconds(15);
    await mailService.deliverDue();
    expect(await standing('campaign')).toMatchObject({ status: 'sent', attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  it('after it has the text leaves doubt: one of many is not sent again', async () => {
    const { mailService, seconds } = openTestMail(server, { timeLimit: 4000 });
    server.behave('hold');
    await mailService.mailer.send(pool, bulk);
    await mailService.deliverDue();
    expect(await standing('campaign')).toMatchObject({ status: 'unknown' });
    seconds(24 * 3600);
    expect(await mailService.deliverDue()).toBe(0);
  });
});

describe('A reader who is refused for good', () => {
  it('gets no mail to many any more when the server says that there is no one, and the log tells', async () => {
    const { mailService } = openTestMail();
    journal.length = 0;
    server.behave({ rcpt: 550, says: '5.1.1 User unknown' });
    await mailService.mailer.send(pool, { ...bulk, to: 'Gone@example.test' });
    await mailService.deliverDue();
    expect(await standing('campaign')).toMatchObject({ status: 'failed', attempts: 1 });
    const { rows } = await pool.query('select address, scope, reason from mail_suppression');
    expect(rows).toEqual([{ address: 'gone@example.test', scope: 'all', reason: 'hard-bounce' }]);
    expect(journal).toMatchObject([
      {
        fields: { outcome: 'never' },
        text: expect.stringContaining('the recipient doesn’t exist') as string,
      },
    ]);
    expect(JSON.stringify(journal)).not.toMatch(/gone@/i);
    await mailService.mailer.send(pool, { ...bulk, to: 'gone@example.test' });
    await mailService.deliverDue();
    expect(server.received).toEqual([]);
    expect(await countMail(pool)).toEqual({ failed: 1, suppressed: 1 });
  });

  it.each([{ data: 550 }, { data: 554 }])(
    'stays on all lists when it is the mail that is disliked: %j',
    async (how) => {
      const { mailService } = openTestMail();
      server.behave(how);
      await mailService.mailer.send(pool, bulk);
      await mailService.deliverDue();
      expect(await standing('campaign')).toMatchObject({ status: 'failed' });
      expect(await isSuppressed(pool, bulk.to, 'campaigns')).toBe(false);
    },
  );
});

describe('A reader whose mail server refuses us and not the reader', () => {
  it.each([
    '5.7.1 relaying denied',
    '5.7.1 Blocked by policy',
    '5.4.5 Daily user sending quota exceeded',
    'Your host is listed',
  ])('still gets the code when that is mended, and stays on all lists: %s', async (says) => {
    const { mailService, seconds } = openTestMail();
    server.behave({ rcpt: 550, says });
    await mailService.mailer.send(pool, { ...mail, bulk: true });
    await mailService.deliverDue();
    expect(await standing('code')).toMatchObject({ status: 'queued', attempts: 1 });
    expect(await isSuppressed(pool, mail.to, 'campaigns')).toBe(false);
    seconds(15);
    await mailService.deliverDue();
    expect(await standing('code')).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it.each([
    ['greets nobody', { greets: '554 5.3.2 No SMTP service here' }],
    [
      'takes no sender without encryption',
      { MAIL: '530 5.7.0 Must issue a STARTTLS command first' },
    ],
    ['takes no mail from this sender', { MAIL: '550 5.7.1 Sender not allowed today' }],
    ['knows no such command', { EHLO: '502 No', HELO: '502 No' }],
  ])('still gets the code when that is mended, for it %s', async (_what, answers) => {
    const gruff = await startGruffServer(answers);
    const { mailService, seconds } = openTestMail(gruff.at);
    await mailService.mailer.send(pool, mail);
    await mailService.deliverDue();
    expect(await standing('code')).toMatchObject({ status: 'queued', attempts: 1 });
    await gruff.close();
    const back = await startMailServer(Number(new URL(gruff.at.url).port));
    atEnd(() => back.close());
    seconds(15);
    await mailService.deliverDue();
    expect(await standing('code')).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('loses no attempt to credentials that are refused, and is given up after five days', async () => {
    const gruff = await startGruffServer({
      EHLO: '250-gruff.example\r\n250 AUTH PLAIN',
      AUTH: '535 5.7.8 Authentication credentials invalid',
    });
    atEnd(() => gruff.close());
    const url = gruff.at.url.replace('//', '//quad:wrong@');
    const { mailService, seconds } = openTestMail({ ...server, url });
    await mailService.mailer.send(pool, mail);
    for (let round = 0; round < 20; round += 1) {
      await mailService.deliverDue();
      expect(await standing('code')).toMatchObject({ status: 'queued', attempts: 0 });
      seconds(5 * 3600);
    }
    seconds(24 * 3600);
    await mailService.deliverDue();
    expect(await standing('code')).toMatchObject({ status: 'failed' });
  });
});

/** A server that answers lines beginning with a word as configured, and all others with 250. */
async function startGruffServer(answers: Readonly<Record<string, string>>) {
  const sockets: Socket[] = [];
  const listener = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(`${answers['greets'] ?? '220 gruff.example'}\r\n`);
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      const word = line.split(' ', 1)[0] ?? '';
      socket.write(`${answers[word] ?? '250 Well'}\r\n`);
      if (word === 'QUIT') socket.end();
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    at: { ...server, url: `smtp://127.0.0.1:${port}` },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => listener.close(() => resolve()));
    },
  };
}

describe('A reader of a mail to many', () => {
  it('is offered to leave with one click by headers that are signed (RFC 8058)', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const { mailService, world } = openTestMail(server, {
      dkim: { domainName: 'quad.example', keySelector: 'fall', privateKey },
    });
    const id = world.newId();
    await openBatch(pool, world, { id, kind: 'news', scope: 'campaigns' });
    await mailService.mailer.addToBatch(pool, id, [{ to: 'ada@example.test', merge: {} }]);
    await mailService.deliverDue();
    const { results } = await dkimVerify(server.raw[0] ?? '', {
      resolver: () => Promise.resolve([[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]),
    });
    expect(results.map(({ status }) => status.result)).toEqual(['pass']);
    const signed = /\bh=([^;]+);/
      .exec(server.raw[0]?.replace(/\r\n\s+/g, '') ?? '')?.[1]
      ?.toLowerCase()
      .split(':');
    expect(signed).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'date',
        'message-id',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    );
    expect(server.raw[0]).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(server.raw[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });
});
