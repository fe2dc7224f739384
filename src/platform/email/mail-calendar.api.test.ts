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

const file = (method: string, sequence: number) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quad//Calendar//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:registration-1',
    `SEQUENCE:${sequence}`,
    'SUMMARY:Größe 🎓',
    ' folded שלום',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const registered = { ...mail, kind: 'registration', html: '<p>You are registered.</p>' };
const kept = async () =>
  (await pool.query<{ calendar: unknown }>('select calendar from mail')).rows[0]?.calendar;

describe('A person who gets an entry for the calendar', () => {
  it.each(['REQUEST', 'CANCEL'] as const)(
    'finds it among the alternatives of the mail, with its method, and as a file: %s',
    async (method) => {
      const { mailService } = openTestMail();
      const content = file(method, 3);
      await mailService.mailer.send(pool, { ...registered, calendar: { method, content } });
      await mailService.deliverDue();
      const [raw = ''] = server.raw;
      // RFC 6047 2.4: the part states the method and charset of the file.
      const part = /Content-Type: text\/calendar;[^\r\n]*(?:\r\n[ \t][^\r\n]*)*/i.exec(raw)?.[0];
      expect(part).toMatch(/charset=utf-8/i);
      expect(part).toMatch(new RegExp(`method=${method}\\b`));
      const alternatives = /multipart\/alternative; *(?:\r\n )?boundary="([^"]+)"/i.exec(raw)?.[1];
      const parts = raw.split(`--${alternatives ?? ''}`).slice(1, -1);
      expect(parts.map((one) => /Content-Type: ([\w/]+)/i.exec(one)?.[1])).toEqual([
        'text/plain',
        'text/html',
        'text/calendar',
      ]);
      const [received] = server.received;
      const files = received?.attachments.filter(({ filename }) => filename === 'invitation.ics');
      expect(files?.map((one) => one.content.toString())).toEqual([content]);
      expect(received?.text).toContain('482913');
      expect(received?.html).toContain('You are registered.');
    },
  );

  it('gets none with any other mail', async () => {
    const { mailService } = openTestMail();
    await mailService.mailer.send(pool, registered);
    await mailService.deliverDue();
    expect(server.raw[0]).not.toContain('text/calendar');
    expect(server.received[0]?.attachments).toEqual([]);
  });

  it('gets it at the second attempt too, and then it is not kept any longer than the text', async () => {
    const { mailService, seconds } = openTestMail();
    const calendar = { method: 'REQUEST', content: file('REQUEST', 0) } as const;
    server.behave({ rcpt: 451 });
    await mailService.mailer.send(pool, { ...registered, calendar });
    await mailService.deliverDue();
    expect(await kept()).toEqual(calendar);
    seconds(15);
    await mailService.deliverDue();
    expect(server.raw.at(-1)).toContain('text/calendar');
    expect(await kept()).toBeNull();
  });

  it('reads it in the built-in mailbox', async () => {
    const world = worldAt('2026-11-21T12:00:00Z');
    const mailService = openMailService({ pool, world, log: silentLog });
    const calendar = { method: 'CANCEL', content: file('CANCEL', 4) } as const;
    await mailService.mailer.send(pool, { ...registered, calendar });
    const mails = (await app.inject({ url: '/mailbox.json' })).json<{ calendar: unknown }[]>();
    expect(mails.map((one) => one.calendar)).toEqual([calendar]);
    await mailService.close();
  });
});
