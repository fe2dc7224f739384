import { afterAll, describe, expect, it } from 'vitest';
import { isLocalCaller } from '../../http/at-home.ts';
import { createLog } from '../../monitoring/log.server.ts';
import { createServer } from '../../http/server.server.ts';
import { silentLog } from '../../log.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { worldAt } from '../../testing/world-at.server.ts';
import { addMailbox } from '../mailbox.server.ts';
import { openMailService } from '../open-mail-service.server.ts';

const { pool } = await testDatabase();
const world = worldAt('2026-11-20T12:00:00Z');
const { mailer } = openMailService({ pool, world, log: silentLog });
const home = { host: '127.0.0.1', publicUrl: 'http://localhost:3000', trustProxy: false } as const;
const app = createServer({ world, log: createLog({ level: 'silent' }) });
addMailbox(app, {
  pool,
  mayRead: (request) =>
    isLocalCaller(home, request) || request.headers.authorization === 'an admin',
});
afterAll(() => app.close());

const here = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };
for (const [to, subject] of [
  ['ada@example.test', 'First'],
  ['bob@example.test', 'Second'],
  ['Ada@Example.test', '<b>Third</b>'],
] as const) {
  await mailer.send(pool, {
    kind: 'code',
    to,
    subject,
    text: 'Your code is 482913.',
    html: '<p onclick="x">482913</p>',
    headers: { 'X-Quad': 'yes' },
  });
  world.advance(1000);
}

describe('Someone on this machine', () => {
  it('reads all mail, newest first, in the words of the contract', async () => {
    const answer = await app.inject({ url: '/mailbox.json', ...here });
    const mails = answer.json<Record<string, unknown>[]>();
    expect(mails.map(({ subject }) => subject)).toEqual(['<b>Third</b>', 'Second', 'First']);
    expect(mails[2]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      to: 'ada@example.test',
      subject: 'First',
      text: 'Your code is 482913.',
      html: '<p onclick="x">482913</p>',
      headers: { 'X-Quad': 'yes' },
      sentAt: '2026-11-20T12:00:00.000Z',
    });
  });

  it('picks the mail to one person', async () => {
    const answer = await app.inject({ url: '/mailbox.json?to=ADA@example.test', ...here });
    const subjects = answer.json<{ subject: string }[]>().map(({ subject }) => subject);
    expect(subjects).toEqual(['<b>Third</b>', 'First']);
    const page = await app.inject({ url: '/mailbox?to=bob%40example.test', ...here });
    expect(page.body).toContain('Second');
    expect(page.body).not.toContain('First');
  });

  it('sees a page in which nothing of a mail can run', async () => {
    const { body, headers } = await app.inject({ url: '/mailbox', ...here });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('&#60;b&#62;Third&#60;/b&#62;');
    expect(body).not.toContain('<b>Third');
    expect(body).not.toContain('<p onclick');
  });
});

describe('Someone elsewhere', () => {
  const elsewhere = { remoteAddress: '203.0.113.9', headers: { host: 'localhost' } };

  it.each(['/mailbox', '/mailbox.json'])('reads no mail: %s', async (url) => {
    const answer = await app.inject({ url, ...elsewhere });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('482913');
  });

  it('reads mail as an admin', async () => {
    const headers = { ...elsewhere.headers, authorization: 'an admin' };
    expect((await app.inject({ url: '/mailbox', ...elsewhere, headers })).statusCode).toBe(200);
  });
});
