import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { mail, testMailService } from '../testing/test-mail-service.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { addMailbox } from './mailbox.server.ts';
import { openMailService } from './open-mail-service.server.ts';

const { pool } = await testDatabase();
const { server, openTestMail } = await testMailService(pool);
const app = Fastify();
addMailbox(app, { pool, mayRead: () => true });
afterAll(() => app.close());

const bytes = Buffer.from(Array.from({ length: 4096 }, (_, place) => (place * 7) % 256));
const attachment = {
  filename: '20261121-ABC123.pdf',
  contentType: 'application/pdf',
  content: bytes.toString('base64'),
};
const withFile = { ...mail, kind: 'billing-invoice', html: '<p>Your invoice.</p>', attachment };
const kept = async () =>
  (await pool.query<{ attachment: unknown }>('select attachment from mail')).rows[0]?.attachment;

describe('A person who gets a file with an email', () => {
  it('finds it byte for byte, beside the text in both forms', async () => {
    const { mailService } = openTestMail();
    await mailService.mailer.send(pool, withFile);
    await mailService.deliverDue();
    const [received] = server.received;
    const [file, ...more] = received?.attachments ?? [];
    expect(more).toEqual([]);
    expect(file).toMatchObject({ filename: attachment.filename, contentType: 'application/pdf' });
    expect(file?.content.equals(bytes)).toBe(true);
    expect(received?.text).toContain('482913');
    expect(received?.html).toContain('Your invoice.');
  });

  it('gets it at the second attempt too, and then it is kept no longer than the text', async () => {
    const { mailService, seconds } = openTestMail();
    server.behave({ rcpt: 451 });
    await mailService.mailer.send(pool, withFile);
    await mailService.deliverDue();
    expect(await kept()).toEqual(attachment);
    seconds(15);
    await mailService.deliverDue();
    expect(server.received.at(-1)?.attachments).toHaveLength(1);
    expect(await kept()).toBeNull();
  });

  it('gets none with any other email', async () => {
    const { mailService } = openTestMail();
    await mailService.mailer.send(pool, mail);
    await mailService.deliverDue();
    expect(server.received[0]?.attachments).toEqual([]);
  });

  it('downloads it from the built-in mailbox', async () => {
    const world = worldAt('2026-11-21T12:00:00Z');
    const mailService = openMailService({ pool, world, log: silentLog });
    await mailService.mailer.send(pool, withFile);
    const mails = (await app.inject({ url: '/mailbox.json' })).json<{ attachment: unknown }[]>();
    expect(mails.map((one) => one.attachment)).toEqual([attachment]);
    const page = await app.inject({ url: '/mailbox' });
    expect(page.body).toContain(`download="${attachment.filename}"`);
    expect(page.body).toContain(`data:application/pdf;base64,${attachment.content}`);
    await mailService.close();
  });
});
