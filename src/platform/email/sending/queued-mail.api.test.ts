import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../monitoring/metrics.server.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { bulk, mail, testMailService } from '../../testing/test-mail-service.server.ts';
import { openBatch, pauseBatch, resumeBatch } from '../mail-batch.server.ts';
import { measureMail } from '../measure-mail.server.ts';

const { pool } = await testDatabase();
const { openTestMail } = await testMailService(pool, {
  composers: {
    news: () => Promise.resolve(() => ({ subject: '', text: '', html: null, headers: {} })),
  },
});

describe('someone who watches whether Quad keeps up', () => {
  it('is told when a mail has been due for two minutes and no one carries it', async () => {
    const { mailService, seconds } = openTestMail();
    seconds(600);
    await mailService.mailer.send(pool, mail);
    seconds(119);
    await mailService.probe();
    seconds(2);
    await expect(mailService.probe()).rejects.toThrow('Mail stands still.');
    await mailService.deliverDue();
    await mailService.probe();
  });

  it('is told when a mailing is, but not when it is held', async () => {
    const { mailService, world, seconds } = openTestMail();
    const id = world.newId();
    await openBatch(pool, world, { id, kind: 'news', scope: 'campaigns' });
    await mailService.mailer.addToBatch(pool, id, [{ to: 'ada@example.test', merge: {} }]);
    seconds(600);
    await expect(mailService.probe()).rejects.toThrow('Mail to many stands still.');
    await pauseBatch(pool, id);
    await mailService.probe();
    await resumeBatch(pool, id);
    await mailService.deliverDue();
    await mailService.probe();
  });

  it('is not alarmed in the first two minutes, nor by what waits for its next try', async () => {
    const first = openTestMail();
    await first.mailService.mailer.send(pool, bulk);
    first.seconds(3600);
    const { mailService, seconds } = openTestMail();
    seconds(60);
    await mailService.probe();
    await mailService.deliverDue();
  });

  it('reads mails by state and kind, and how long the oldest has waited', async () => {
    const { mailService, world, seconds } = openTestMail();
    await mailService.mailer.send(pool, mail);
    await mailService.mailer.send(pool, bulk);
    seconds(30);
    const metrics = createMetrics();
    measureMail(metrics, pool, world);
    const text = await metrics.registry.metrics();
    expect(text).toContain('quad_mails{state="queued",kind="code"} 1');
    expect(text).toContain('quad_mails{state="queued",kind="campaign"} 1');
    expect(text).toContain('quad_mail_oldest_due_seconds 30');
  });
});
