import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { CommandCall } from '../../cli/command.ts';
import { readEnv } from '../../env.server.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { bulk, testMailService } from '../../testing/test-mail-service.server.ts';
import { bounceAddress } from './bounce-address.server.ts';
import { isSuppressed } from '../suppress.server.ts';
import { takeBounceCommand } from '../take-bounce-command.server.ts';
import { takeBounce } from '../take-bounce-command.server.ts';

const database = await testDatabase();
const { pool } = database;
const { server, openTestMail, standing } = await testMailService(pool);
const bounce = { address: 'bounces@fairs.example', secret: 'tests-only-tests-only-tests-only' };

/** An accepted email and its return address. */
async function sentMail() {
  const opened = openTestMail(server, { bounce });
  await opened.mailService.mailer.send(pool, bulk);
  await opened.mailService.deliverDue();
  const [to = ''] = server.senders;
  expect(to).toMatch(/^bounces\+[a-z2-7]{42}@fairs\.example$/);
  return { ...opened, to };
}

const report = (to: string, fields: string, type = 'delivery-status') =>
  [
    'From: MAILER-DAEMON@mx.example.test',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: multipart/report; report-type=${type};`,
    '\tboundary="b1"',
    '',
    'This is a MIME message.',
    '--b1',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--b1',
    `Content-Type: message/${type}`,
    '',
    fields,
    '--b1--',
    '',
  ].join('\r\n');

const failed = (status: string, action = 'failed') =>
  `Reporting-MTA: dns; mx.example.test\r\n\r\nFinal-Recipient: rfc822; ada@example.test\r\n` +
  `Action: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp;\r\n 550 no`;

describe('A mail that comes back after the server had taken it', () => {
  it('is marked, and its reader gets no mail to many any more', async () => {
    const { world, to } = await sentMail();
    const message = report(to, failed('5.1.1'));
    expect(await takeBounce(pool, world, bounce, { message })).toBe('returned');
    expect(await standing('campaign')).toMatchObject({
      status: 'bounced',
      last_error: 'Returned: 5.1.1',
    });
    expect(await isSuppressed(pool, bulk.to, 'campaigns')).toBe(true);
    expect(await takeBounce(pool, world, bounce, { message })).toBe('nothing');
  });

  it('is known by the address it came to, in capitals or not', async () => {
    const { world, to } = await sentMail();
    const message = report('someone@example.test', failed('5.1.1'));
    expect(await takeBounce(pool, world, bounce, { message })).toBe('nothing');
    expect(await takeBounce(pool, world, bounce, { message, to: to.toUpperCase() })).toBe(
      'returned',
    );
  });

  it.each(['5.2.2', '5.7.1', '5.3.4'])(
    'does not end all mail when %s is the reason',
    async (status) => {
      const { world, to } = await sentMail();
      const message = report(to, failed(status));
      expect(await takeBounce(pool, world, bounce, { message })).toBe('returned');
      expect(await standing('campaign')).toMatchObject({ status: 'bounced' });
      expect(await isSuppressed(pool, bulk.to, 'campaigns')).toBe(false);
    },
  );
});

describe('An operator with a long name for what comes back', () => {
  it('has senders that are as long as a mail server must take, and no longer (RFC 5321)', () => {
    const address = `${'b'.repeat(21)}@fairs.example`;
    const sender = bounceAddress({ ...bounce, address }, '0190b4d2-0000-7000-8000-000000000001');
    expect(sender.indexOf('@')).toBe(64);
  });
});

describe('A reader who complains to his provider', () => {
  it('gets no mail to many any more', async () => {
    const { world, to } = await sentMail();
    const fields = `Feedback-Type: abuse\r\nUser-Agent: Provider/1.0\r\nVersion: 1\r\nOriginal-Mail-From: <${to}>`;
    const message = report('loop@fairs.example', fields, 'feedback-report');
    expect(await takeBounce(pool, world, bounce, { message })).toBe('complaint');
    const { rows } = await pool.query(
      'select status, complained_at is not null as complained, reason from mail, mail_suppression',
    );
    expect(rows).toEqual([{ status: 'sent', complained: true, reason: 'complaint' }]);
  });
});

describe('A message that proves nothing', () => {
  it.each([
    ['news of a delay', (to: string) => report(to, failed('4.4.1', 'delayed'))],
    ['news of success', (to: string) => report(to, failed('2.0.0', 'delivered'))],
    ['a holiday answer', (to: string) => `To: ${to}\r\nAuto-Submitted: auto-replied\r\n\r\nAway.`],
    ['praise', (to: string) => report(to, 'Feedback-Type: not-spam', 'feedback-report')],
    [
      'a forged address',
      (to: string) =>
        report(
          to.replace(/.(?=@)/, (c) => (c === 'a' ? 'b' : 'a')),
          failed('5.1.1'),
        ),
    ],
    ["another's secret", () => report(`bounces+${'a'.repeat(42)}@fairs.example`, failed('5.1.1'))],
    ['nothing at all', () => ''],
    [
      'a broken report',
      (to: string) => report(to, failed('5.1.1')).replace('boundary="b1"', 'x=y'),
    ],
  ])('changes nothing: %s', async (_what, write) => {
    const { world, to } = await sentMail();
    expect(await takeBounce(pool, world, bounce, { message: write(to) })).toBe('nothing');
    expect(await standing('campaign')).toMatchObject({ status: 'sent' });
    expect(await isSuppressed(pool, bulk.to, 'all')).toBe(false);
  });
});

describe('An operator', () => {
  it('hands over what comes back on standard input', async () => {
    const { world, to } = await sentMail();
    const said: string[] = [];
    const env = readEnv({
      SECRET: bounce.secret,
      SMTP_URL: server.url,
      MAIL_FROM: 'no-reply@quad.example',
      BOUNCE_ADDRESS: bounce.address,
      DATA_DIR: '/nonexistent',
    });
    const call: CommandCall = {
      world,
      argument: () => '',
      text: () => undefined,
      flag: () => false,
      print: (line) => void said.push(line),
      progress: () => {
        throw new Error('There is nothing long to do.');
      },
      readEnv: () => env,
      openDatabase: () => Promise.resolve({ database, migrated: [] }),
    };
    await takeBounceCommand(() => Readable.from([Buffer.from(report(to, failed('5.1.1')))])).run(
      call,
    );
    expect(said).toEqual(['An email bounced.']);
  });
});
