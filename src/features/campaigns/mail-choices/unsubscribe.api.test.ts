import { beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import {
  keepUnsubscribeLinks,
  unsubscribeToken,
  type UnsubscribeLink,
} from '../../../platform/email/unsubscribe-token.server.ts';
import { addStudents } from '../testing/add-members.server.ts';

const app = await testServer();
const { pool } = app.database;
const { world } = app;
const secret = 'tests-only-tests-only-tests-only-tests-only';
await addStudents(pool, world, [{ email: 'zoe@people.test' }]);

const link: UnsubscribeLink = { address: 'zoe@people.test', scope: 'campaigns' };
await keepUnsubscribeLinks(pool, world, secret, [link, link, { ...link, scope: 'attendees' }]);
const url = `/unsubscribe/${unsubscribeToken(secret, link)}`;

const suppressed = async () =>
  (await pool.query('select address, scope, reason from mail_suppression order by scope')).rows;
const get = (path = url) => app.fastify.inject({ url: path });
const post = (payload: string, path = url, type = 'application/x-www-form-urlencoded') =>
  app.fastify.inject({ method: 'POST', url: path, payload, headers: { 'content-type': type } });

beforeEach(() => pool.query('delete from mail_suppression'));

describe('The reader of a campaign who has had enough', () => {
  it('presses the button of the mail program, and that is all (RFC 8058)', async () => {
    const answer = await post('List-Unsubscribe=One-Click');
    expect(answer.statusCode).toBe(200);
    expect(await suppressed()).toEqual([
      { address: 'zoe@people.test', scope: 'campaigns', reason: 'unsubscribed' },
    ]);
    await post('List-Unsubscribe=One-Click');
    expect(await suppressed()).toHaveLength(1);
  });

  it('may have a mail program that posts in parts, or nothing at all', async () => {
    const parts =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    await post(parts, url, 'multipart/form-data; boundary=b');
    expect(await suppressed()).toHaveLength(1);
    await pool.query('delete from mail_suppression');
    expect((await app.fastify.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await suppressed()).toHaveLength(1);
  });

  it('has a mail scanner that follows every link, and stays subscribed', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.fastify.inject({ method, url });
      expect(answer.statusCode).toBe(200);
    }
    expect(await suppressed()).toEqual([]);
  });

  it('is asked on a page that shows no more than is needed, and runs nothing', async () => {
    const { body, headers } = await get();
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<h1>Unsubscribe?</h1>');
    expect(body).toContain('z…@people.test');
    expect(body).not.toContain('zoe@people.test');
    expect(body).not.toContain('<script');
    expect(body).toContain('<form method="post">');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('may come back by the same page', async () => {
    const left = await post('action=unsubscribe');
    expect(left.body).toContain('You’re unsubscribed');
    expect((await get()).body).toContain('Subscribe again');
    const back = await post('action=resubscribe');
    expect(back.body).toContain('You’re subscribed again');
    expect(await suppressed()).toEqual([]);
  });

  it('leaves what the mail was of, and nothing else', async () => {
    const newsletter = `/unsubscribe/${unsubscribeToken(secret, { ...link, scope: 'attendees' })}`;
    expect((await get(newsletter)).body).toContain('newsletter');
    await post('List-Unsubscribe=One-Click', newsletter);
    expect(await suppressed()).toMatchObject([{ scope: 'attendees' }]);
    expect((await get()).body).toContain('<h1>Unsubscribe?</h1>');
  });

  it('sees no button that does nothing, also when the address is on the list by its hash', async () => {
    await pool.query(
      `insert into mail_suppression (address, scope, reason, created_at)
       values ('sha256:' || encode(sha256('zoe@people.test'), 'hex'), 'all', 'complaint', now())`,
    );
    const { body } = await get();
    expect(body).toContain('We can’t email you');
    expect(body).not.toContain('<button>');
  });

  it('cannot undo that mail to the address comes back', async () => {
    await pool.query(
      `insert into mail_suppression (address, scope, reason, created_at)
       values ('zoe@people.test', 'all', 'hard-bounce', now())`,
    );
    const { body } = await post('action=resubscribe');
    expect(body).toContain('We can’t email you');
    expect(await suppressed()).toMatchObject([{ scope: 'all' }]);
  });
});

describe('Someone with a link that is none', () => {
  it.each([
    'AAAAAAAAAAAAAAAAAAAAAA',
    'short',
    '%00',
    '..%2f',
    unsubscribeToken('x'.repeat(32), link),
  ])('is told so: %s', async (token) => {
    for (const answer of [
      await get(`/unsubscribe/${token}`),
      await post('List-Unsubscribe=One-Click', `/unsubscribe/${token}`),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('people.test');
    }
    expect(await suppressed()).toEqual([]);
  });

  it('is told that a test mail unsubscribes no one', async () => {
    const answer = await post('List-Unsubscribe=One-Click', '/unsubscribe/test');
    expect(answer.body).toContain('doesn’t unsubscribe anyone');
    expect(await suppressed()).toEqual([]);
  });
});

describe('Someone who reads the table of links', () => {
  it('finds nothing there that can be used', async () => {
    const { rows } = await pool.query<{ hash: Buffer }>('select hash from unsubscribe_link');
    expect(rows).toHaveLength(2);
    for (const { hash } of rows) {
      expect(hash).toHaveLength(32);
      for (const token of [hash.toString('base64url'), hash.subarray(0, 16).toString('base64url')])
        expect((await get(`/unsubscribe/${token}`)).statusCode).toBe(404);
    }
  });
});
