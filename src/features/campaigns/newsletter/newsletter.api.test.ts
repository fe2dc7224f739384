import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';
import { isSuppressed, suppress } from '../../../platform/email/suppress.server.ts';
import {
  keepUnsubscribeLinks,
  unsubscribeToken,
} from '../../../platform/email/unsubscribe-token.server.ts';
import { readAudience } from '../audience/read-audience.server.ts';
import { campaignData } from '../personal-data.server.ts';
import { sweepNewsletter } from './sweep-newsletter.server.ts';

const app = await testServer();
const { pool } = app.database;
const { world } = app;
const email = 'bob@people.test';

beforeEach(async () => {
  await pool.query('truncate newsletter_subscription, mail_suppression, limit_counter, mail');
});

const subscribe = (payload: object) =>
  app.fastify.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
const mails = () => mailsTo(app, email);
const readers = async (list: 'ATTENDEES' | 'EXHIBITORS' = 'ATTENDEES') =>
  (await readAudience(pool, `NEWSLETTER_${list}`, { after: null, limit: 10 })).map(
    ({ address }) => address,
  );

async function lastLink(): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? '';
  return /\/newsletter\/confirm\/[\w-]{22}(?=\s)/.exec(text)?.[0] ?? 'no link';
}

describe('A visitor who wants the newsletter', () => {
  it('is thanked by name, and gets it once the mailed link was used', async () => {
    const answer = await subscribe({ list: 'exhibitors', name: 'Bob', email: ' Bob@People.test' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Thank you for signing up, Bob!',
      hint: 'Check your email to confirm.',
    });
    expect(await readers('EXHIBITORS')).toEqual([]);
    const url = await lastLink();
    for (const method of ['GET', 'HEAD'] as const) await app.fastify.inject({ method, url });
    expect(await readers('EXHIBITORS')).toEqual([]);
    const { body } = await app.fastify.inject({ method: 'POST', url });
    expect(body).toContain('You’re subscribed');
    expect(await readers('EXHIBITORS')).toEqual([email]);
    expect(await readers('ATTENDEES')).toEqual([]);
  });

  it('cannot use the link twice, nor after a week', async () => {
    await subscribe({ name: 'Bob', email });
    const first = await lastLink();
    await app.fastify.inject({ method: 'POST', url: first });
    expect((await app.fastify.inject({ method: 'POST', url: first })).statusCode).toBe(404);
    await subscribe({ list: 'exhibitors', name: 'Bob', email });
    world.advance(7 * 24 * 3_600_000 + 1);
    const late = await lastLink();
    expect((await app.fastify.inject({ url: late })).statusCode).toBe(404);
    expect((await app.fastify.inject({ method: 'POST', url: late })).statusCode).toBe(404);
    expect(await sweepNewsletter(pool, world)).toBe(1);
    expect(await readers()).toEqual([email]);
  });

  it('is answered the same when the address has it already, and no one is written to', async () => {
    await subscribe({ name: 'Bob', email });
    await app.fastify.inject({ method: 'POST', url: await lastLink() });
    const before = await mails();
    const again = await subscribe({ name: 'Bob', email });
    expect(again.json()).toMatchObject({ message: 'Thank you for signing up, Bob!' });
    const stranger = await subscribe({ name: 'Buy my things', email });
    expect(stranger.statusCode).toBe(200);
    expect(await mails()).toHaveLength(before.length);
    const { rows } = await pool.query('select name from newsletter_subscription');
    expect(rows).toEqual([{ name: 'Bob' }]);
  });

  it('who left it may have it again, by a new link', async () => {
    await subscribe({ name: 'Bob', email });
    await app.fastify.inject({ method: 'POST', url: await lastLink() });
    await pool.query(
      `insert into mail_suppression (address, scope, reason, created_at)
       values ($1, 'attendees', 'unsubscribed', now())`,
      [email],
    );
    expect(await readers()).toEqual([]);
    await subscribe({ name: 'Bob', email });
    expect(await readers()).toEqual([]);
    await app.fastify.inject({ method: 'POST', url: await lastLink() });
    expect(await readers()).toEqual([email]);
  });

  it('who left it is forgotten after thirty days, and gets none all the same', async () => {
    await subscribe({ name: 'Bob', email });
    await app.fastify.inject({ method: 'POST', url: await lastLink() });
    const link = { address: email, scope: 'attendees' } as const;
    await keepUnsubscribeLinks(pool, world, 'x', [link]);
    await suppress(pool, world, { ...link, reason: 'unsubscribed' });
    world.advance(30 * 24 * 3_600_000 - 1);
    expect(await sweepNewsletter(pool, world)).toBe(0);
    world.advance(1);
    expect(await sweepNewsletter(pool, world)).toBe(1);
    for (const table of ['newsletter_subscription', 'unsubscribe_link', 'mail_suppression']) {
      const { rows } = await pool.query(`select from ${table} where address = $1`, [email]);
      expect(rows).toEqual([]);
    }
    expect(await isSuppressed(pool, email, 'attendees')).toBe(true);
    await subscribe({ name: 'Bob', email });
    await app.fastify.inject({ method: 'POST', url: await lastLink() });
    expect(await readers()).toEqual([email]);
  });

  it.each([
    ['hard-bounce', 'You’re subscribed', [email]],
    ['complaint', 'We can’t email you', []],
  ])('is told the truth after a %s: the letter has arrived', async (reason, said, got) => {
    await pool.query(
      `insert into mail_suppression (address, scope, reason, created_at)
       values ($1, 'all', $2, now())`,
      [email, reason],
    );
    await subscribe({ name: 'Bob', email });
    const { body } = await app.fastify.inject({ method: 'POST', url: await lastLink() });
    expect(body).toContain(said);
    expect(await readers()).toEqual(got);
  });

  it.each([
    [{ list: 'everyone', name: 'Bob', email }, ['list']],
    [{ name: ' ', email: 'nobody' }, ['email', 'name']],
    [{}, ['email', 'name']],
    [{ name: 'x'.repeat(201), email }, ['name']],
    [{ name: { a: 1 }, email: [email] }, ['email', 'name']],
    [{ name: 'Bob', email: 'a@b.test\r\nBcc: c@d.test' }, ['email']],
  ])('is told what is wrong with %j', async (given, fields) => {
    const answer = await subscribe(given);
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json<Answer>();
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {}).sort()).toEqual(fields);
    expect(await mails()).toEqual([]);
  });
});

describe('Someone whose address others type in', () => {
  it('gets three emails a day at most, and no one can tell', async () => {
    for (let n = 0; n < 6; n += 1)
      expect((await subscribe({ name: 'Bob', email })).statusCode).toBe(200);
    expect(await mails()).toHaveLength(3);
    world.advance(24 * 3_600_000);
    await subscribe({ name: 'Bob', email });
    expect(await mails()).toHaveLength(4);
  });

  it('is sent no advertisement by way of the name', async () => {
    await subscribe({ name: `Win at https://evil.example/ ${'x'.repeat(100)}`, email });
    const [mail] = await mails();
    expect(mail!.text).not.toContain('evil.example');
  });
});

describe('A robot', () => {
  it('is stopped after a hundred addresses an hour', async () => {
    for (let n = 0; n < 100; n += 1) await subscribe({ name: 'R', email: `r${n}@people.test` });
    const answer = await subscribe({ name: 'R', email });
    expect(answer.statusCode).toBe(429);
    expect(await mails()).toEqual([]);
  });
});

describe('Someone who leaves Quad', () => {
  it('takes newsletters and links along, and is told of them before', async () => {
    const student = await app.person('student');
    const link = { address: student.email, scope: 'campaigns' } as const;
    await pool.query(
      `insert into newsletter_subscription (id, list, address, name, created_at, confirmed_at)
       values ($1, 'attendees', $2, 'Zoe', now(), now())`,
      [world.newId(), student.email],
    );
    await pool.query(
      `insert into unsubscribe_link (hash, address, scope, created_at) values ($1, $2, $3, now())`,
      [Buffer.from(unsubscribeToken('x', link)), link.address, link.scope],
    );
    const told = (await student.call('{ myData }')).data?.['myData'];
    expect(told).toMatchObject({
      newsletter_subscription: [{ list: 'attendees', name: 'Zoe' }],
      unsubscribe_link: [{ scope: 'campaigns' }],
    });
    await campaignData.erase(pool, student.id ?? '', student.email);
    for (const table of ['newsletter_subscription', 'unsubscribe_link']) {
      const { rows } = await pool.query(`select 1 from ${table} where address = $1`, [
        student.email,
      ]);
      expect(rows).toEqual([]);
    }
  });
});
