import { describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { bulk, mail, testPostOffice } from '../testing/test-post-office.server.ts';
import { openBatch, pauseBatch, resumeBatch } from './mail-batch.server.ts';
import { measureMail } from './measure-mail.server.ts';

const { pool } = await testDatabase();
const { openOffice } = await testPostOffice(pool, {
  composers: {
    news: () => Promise.resolve(() => ({ subject: '', text: '', html: null, headers: {} })),
  },
});

describe('somebody who watches whether Quad keeps up', () => {
  it('is told when a mail has been due for two minutes and nobody carries it', async () => {
    const { office, seconds } = openOffice();
    seconds(600);
    await office.mailer.send(pool, mail);
    seconds(119);
    await office.probe();
    seconds(2);
    await expect(office.probe()).rejects.toThrow('Mail stands still.');
    await office.deliverDue();
    await office.probe();
  });

  it('is told when a mailing is, but not when it is held', async () => {
    const { office, world, seconds } = openOffice();
    const id = world.newId();
    await openBatch(pool, world, { id, kind: 'news', scope: 'campaigns' });
    await office.mailer.addToBatch(pool, id, [{ to: 'ada@example.test', merge: {} }]);
    seconds(600);
    await expect(office.probe()).rejects.toThrow('Mail to many stands still.');
    await pauseBatch(pool, id);
    await office.probe();
    await resumeBatch(pool, id);
    await office.deliverDue();
    await office.probe();
  });

  it('is not alarmed in the first two minutes, nor by what waits for its next try', async () => {
    const first = openOffice();
    await first.office.mailer.send(pool, bulk);
    first.seconds(3600);
    const { office, seconds } = openOffice();
    seconds(60);
    await office.probe();
    await office.deliverDue();
  });

  it('reads mails by state and kind, and how long the oldest has waited', async () => {
    const { office, world, seconds } = openOffice();
    await office.mailer.send(pool, mail);
    await office.mailer.send(pool, bulk);
    seconds(30);
    const metrics = createMetrics();
    measureMail(metrics, pool, world);
    const text = await metrics.registry.metrics();
    expect(text).toContain('quad_mails{state="queued",kind="code"} 1');
    expect(text).toContain('quad_mails{state="queued",kind="campaign"} 1');
    expect(text).toContain('quad_mail_oldest_due_seconds 30');
  });
});
