import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.server.ts';
import { bulk, mail, testMailService } from '../testing/test-mail-service.server.ts';
import type { Composers } from './compose-mail.ts';
import { forgetMailTo, sweepMail } from './forget-mail.server.ts';
import {
  cancelBatch,
  countBatch,
  openBatch,
  pauseBatch,
  resumeBatch,
  sealBatch,
} from './mail-batch.server.ts';
import { isSuppressed, suppress, unsuppress } from './suppress.server.ts';

const { pool } = await testDatabase();
const composers: Composers = {
  news: (_pool, batchId) =>
    Promise.resolve(({ recipient, merge }) => ({
      subject: `News for ${String(merge['name'])}`,
      text: `Dear ${String(merge['name'])} at ${recipient}: ${batchId}`,
      html: null,
      headers: { 'List-Id': 'news.quad.example' },
    })),
};
const { server, openTestMail } = await testMailService(pool, { composers });
const id = '0190b4d2-0000-7000-8000-000000000001';

/** A batch with so many readers, and a mail service that has not polled yet. */
async function batchTo(count: number, opened = openTestMail()) {
  await pool.query('delete from mail_batch');
  await pool.query('delete from mail_suppression');
  await openBatch(pool, opened.world, { id, kind: 'news', scope: 'campaigns' });
  const mails = Array.from({ length: count }, (_, index) => ({
    to: `Reader-${index}@example.test`,
    merge: { name: `Reader ${index}` },
  }));
  expect(await opened.mailService.mailer.addToBatch(pool, id, mails)).toBe(count);
  return { ...opened, mails };
}

describe('Readers of a mailing', () => {
  it('each get one mail that is written for them, and the mailing is done', async () => {
    const { mailService, world, mails } = await batchTo(30);
    expect(await mailService.mailer.addToBatch(pool, id, mails)).toBe(0);
    expect(await mailService.deliverDue()).toBe(30);
    expect(await countBatch(pool, id)).toEqual({ status: 'sending', mails: { sent: 30 } });
    await sealBatch(pool, world, id);
    await mailService.deliverDue();
    expect(await countBatch(pool, id)).toEqual({ status: 'done', mails: { sent: 30 } });
    const subjects = server.received.map(({ subject }) => subject).sort();
    expect(subjects).toEqual(mails.map(({ merge }) => `News for ${merge.name}`).sort());
    const [first] = server.received;
    expect(first?.headers.get('precedence')).toBe('bulk');
    expect(first?.text).toContain(id);
    const { rows } = await pool.query('select distinct text, merge from mail');
    expect(rows).toEqual([{ text: '', merge: null }]);
  });

  it('get it also when one of them has a name that no subject may hold', async () => {
    const { mailService } = await batchTo(2);
    await mailService.mailer.addToBatch(pool, id, [
      { to: 'odd@example.test', merge: { name: 'Odd\u2028one' } },
    ]);
    await mailService.deliverDue();
    expect(await countBatch(pool, id)).toMatchObject({ mails: { sent: 3 } });
    expect(server.received.map(({ subject }) => subject)).toContain('News for Odd one');
  });

  it('get nothing while it is held, also nothing of what a mail worker has in hand', async () => {
    const { mailService, world } = await batchTo(40);
    await sealBatch(pool, world, id);
    server.behave(...Array.from({ length: 20 }, () => 'hold' as const));
    mailService.start();
    await expect.poll(() => server.received.length).toBe(20);
    await pauseBatch(pool, id);
    server.letGo();
    await expect
      .poll(() => countBatch(pool, id))
      .toEqual({ status: 'paused', mails: { sent: 20, queued: 20 } });
    expect(await mailService.deliverDue()).toBe(0);
    await resumeBatch(pool, id);
    await mailService.deliverDue();
    await expect.poll(() => countBatch(pool, id)).toEqual({ status: 'done', mails: { sent: 40 } });
    expect(server.received).toHaveLength(40);
    const { rows } = await pool.query('select distinct attempts from mail');
    expect(rows).toEqual([{ attempts: 1 }]);
  });

  it('get nothing more once it is cancelled, and it stays so', async () => {
    const { mailService, world } = await batchTo(25);
    server.behave(...Array.from({ length: 20 }, () => 'hold' as const));
    mailService.start();
    await expect.poll(() => server.received.length).toBe(20);
    await cancelBatch(pool, world, id);
    server.letGo();
    await expect
      .poll(() => countBatch(pool, id))
      .toEqual({ status: 'cancelled', mails: { sent: 20, cancelled: 5 } });
    await expect(resumeBatch(pool, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(
      await mailService.mailer.addToBatch(pool, id, [{ to: 'late@example.test', merge: {} }]),
    ).toBe(1);
    expect(await mailService.deliverDue()).toBe(0);
  });

  it('of a small one do not wait for those of a big one', async () => {
    const opened = await batchTo(150);
    const small = '0190b4d2-0000-7000-8000-000000000002';
    await openBatch(pool, opened.world, { id: small, kind: 'news', scope: 'campaigns' });
    await opened.mailService.mailer.addToBatch(pool, small, [
      { to: 'z@example.test', merge: { name: 'Zoe' } },
    ]);
    await opened.mailService.deliverDue();
    const place = server.received.findIndex(({ subject }) => subject === 'News for Zoe');
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(110);
  });

  it('wait for a process that can write it', async () => {
    const { mailService, world } = await batchTo(1);
    await pool.query(`update mail_batch set kind = 'unheard-of'`);
    await sealBatch(pool, world, id);
    expect(await mailService.deliverDue()).toBe(0);
    expect(await countBatch(pool, id)).toEqual({ status: 'sending', mails: { queued: 1 } });
  });
});

describe('Someone who wants no such mail', () => {
  it('is left out, even when they say so after the mailing was queued', async () => {
    const { mailService, world } = await batchTo(5);
    await suppress(pool, world, {
      address: 'reader-1@Example.test',
      scope: 'all',
      reason: 'complaint',
    });
    await suppress(pool, world, {
      address: 'reader-2@example.test',
      scope: 'campaigns',
      reason: 'unsubscribed',
    });
    await suppress(pool, world, {
      address: 'reader-3@example.test',
      scope: 'attendees',
      reason: 'unsubscribed',
    });
    await mailService.deliverDue();
    expect(await countBatch(pool, id)).toMatchObject({ mails: { sent: 3, suppressed: 2 } });
    expect(await isSuppressed(pool, 'READER-2@example.test', 'campaigns')).toBe(true);
    expect(await isSuppressed(pool, 'reader-2@example.test', 'attendees')).toBe(false);
    await unsuppress(pool, { address: 'Reader-2@example.test', scope: 'campaigns' });
    expect(await isSuppressed(pool, 'reader-2@example.test', 'campaigns')).toBe(false);
  });

  it('still gets the code that they ask for', async () => {
    const { mailService, world } = await batchTo(0);
    await suppress(pool, world, { address: mail.to, scope: 'all', reason: 'hard-bounce' });
    await mailService.mailer.send(pool, mail);
    await mailService.mailer.send(pool, bulk);
    await mailService.deliverDue();
    expect(server.received.map(({ headers }) => headers.get('precedence'))).toEqual([undefined]);
  });

  it('stays on the list without a name when they are erased, and of the mailing stays the number', async () => {
    const { mailService, world } = await batchTo(3);
    await suppress(pool, world, {
      address: 'reader-1@example.test',
      scope: 'campaigns',
      reason: 'unsubscribed',
    });
    await mailService.deliverDue();
    await mailService.mailer.addToBatch(pool, id, [
      { to: 'Zoe@example.test', merge: { name: 'Zoe' } },
    ]);
    for (const gone of ['reader-0', 'READER-1', 'zoe'])
      await forgetMailTo(pool, `${gone}@example.test`);
    expect(await isSuppressed(pool, 'reader-1@example.test', 'campaigns')).toBe(true);
    const { rows } = await pool.query<{ kept: string }>(
      `select to_jsonb(m)::text as kept from mail m union all
       select to_jsonb(s)::text from mail_suppression s`,
    );
    expect(rows).toHaveLength(5);
    for (const { kept } of rows) expect(kept).not.toMatch(/reader-[01]|zoe/i);
    expect(await mailService.deliverDue()).toBe(0);
    const figures = { status: 'sending', mails: { sent: 2, suppressed: 2 } };
    expect(await countBatch(pool, id)).toEqual(figures);
    world.advance(1);
    expect(await sweepMail(pool, world.now())).toBe(4);
    expect(await countBatch(pool, id)).toEqual(figures);
  });
});
